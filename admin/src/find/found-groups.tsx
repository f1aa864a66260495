import type { FinderGroup } from '../ui/finder.tsx'
import { groupNames, keyOf, type Found } from './find.ts'
import { FoundLine } from './found-line.tsx'

/** Puts results into their groups, in order. */
export const groupsOf = (results: readonly Found[]): FinderGroup[] =>
  [...new Set(results.map(({ group }) => group))].map((group) => ({
    label: groupNames[group],
    options: results
      .filter((found) => found.group === group)
      .map((found) => ({ id: keyOf(found), content: <FoundLine found={found} /> })),
  }))
