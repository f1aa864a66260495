import type { ResearchGroup } from '../../school/kinds/research.ts'
import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'

/** The list of a department's research. */
export const researchListAddress = (language: Language, group: ResearchGroup) =>
  pageAddress(language, '/innovations/dyci-research/research/:category', { category: group })

/** The page of a research item. */
export const researchItemAddress = (language: Language, group: ResearchGroup, id: number) =>
  pageAddress(language, '/innovations/dyci-research/research/:category/:id', {
    category: group,
    id: String(id),
  })
