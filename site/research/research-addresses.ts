import type { ResearchGroup } from '../../school/kinds/research.ts'
import { pageAddress } from '../page-address.ts'

/** The list of a department's research. */
export const researchListAddress = (group: ResearchGroup) =>
  pageAddress('/innovations/dyci-research/research/:category', { category: group })

/** The page of a research item. */
export const researchItemAddress = (group: ResearchGroup, id: number) =>
  pageAddress('/innovations/dyci-research/research/:category/:id', {
    category: group,
    id: String(id),
  })
