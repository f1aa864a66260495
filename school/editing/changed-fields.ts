import { isSame } from '../accounts/permissions.ts'

type Fields = Record<string, unknown>

/**
 * What of two states of a thing differs, field by field: what the activity log keeps.
 * @param before `null`: there was nothing before
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
