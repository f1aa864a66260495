import type { CategoryName } from './category.ts'

/**
 * The first segment of an address and the category whose content stands there (architecture,
 * settled questions).
 */
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

/** The sections that have an index and sub-pages of their own. */
export const categoryPaths = Object.keys(categoryOfPath) as CategoryPath[]

/**
 * The category at a path's first segment, by that segment or by the category's own name; `null` for
 * none.
 */
export function findCategory(segment: string): { path: CategoryPath; name: CategoryName } | null {
  const path = categoryPaths.find((each) => each === segment || categoryOfPath[each] === segment)
  return path ? { path, name: categoryOfPath[path] } : null
}
