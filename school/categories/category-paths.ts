import type { CategoryName } from './category.ts'

/** Maps the first segment of an address to its category (architecture, settled questions). */
const categoryOfPath = {
  meaning: 'meaning',
  identity: 'identity',
  spirituality: 'spirituality',
  servanthood: 'societalIntegration',
  innovations: 'innovationAndResearch',
  'organizational-memory': 'organizationalMemory',
  norms: 'norms',
  'stakeholders-centricity': 'studentCentricity',
} as const satisfies Record<string, CategoryName>

export type CategoryPath = keyof typeof categoryOfPath

/** The sections with an index page and sub-pages. */
export const categoryPaths = Object.keys(categoryOfPath) as CategoryPath[]

/** Finds the category of a first segment, by that segment or by the category's own name. */
export function findCategory(segment: string): { path: CategoryPath; name: CategoryName } | null {
  const path = categoryPaths.find((each) => each === segment || categoryOfPath[each] === segment)
  return path ? { path, name: categoryOfPath[path] } : null
}
