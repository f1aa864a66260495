import type { ResearchItemInput } from '../../school/kinds/research.ts'
import { collegeResearch } from './college-research.ts'
import { juniorHighResearch } from './junior-high-research.ts'
import { seniorHighResearch } from './senior-high-research.ts'

/** Sample research items for a new installation; titles, groups and findings are fictional. */
export const starterResearch: ResearchItemInput[] = [
  ...juniorHighResearch,
  ...seniorHighResearch,
  ...collegeResearch,
]
