import { isSame } from '../../base/is-same.ts'

type Fields = Record<string, unknown>

/**
 * Lists the fields that differ between two states, for the activity log.
 *
 * @param before `null` when the subject is new
 */
export function changedFields(
  before: Fields | null,
  after: Fields,
): { before?: Fields; after: Fields } {
  if (!before) return { after }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  )
  const only = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: only(before), after: only(after) }
}
