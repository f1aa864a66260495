import { type StaffSection, sectionNames } from '../../staff/accounts/roles.ts'
import { isEmpty } from '../../base/check-draft.ts'
import { dayInManila } from '../../base/dates.ts'
import type { ContentKind } from '../../kinds/define-kind.ts'

/** The rules of a kind for a new entry. */
type EntryRules = Pick<ContentKind, 'dayField' | 'sectionField' | 'usualCategory'>

/**
 * Fills the form of a new entry: the date is today in Manila, the category is the usual one, and
 * the section is that of an author of one department. People with several departments choose one.
 *
 * @param now UTC in milliseconds
 */
export function startEntry(
  { dayField, sectionField, usualCategory }: EntryRules,
  start: Record<string, unknown>,
  { sections, now }: { sections: readonly StaffSection[]; now: number },
): Record<string, unknown> {
  const [section] = sections.length === 1 ? sections : []
  const value = section === undefined ? undefined : sectionValue(sectionField, section)
  return {
    ...start,
    ...(dayField !== null && { [dayField]: dayInManila(new Date(now)) }),
    ...(usualCategory !== null && { category: usualCategory }),
    ...(value !== undefined && { [sectionField]: value }),
  }
}

function sectionValue(field: EntryRules['sectionField'], section: StaffSection): unknown {
  if (field === 'topics' || field === 'levels') return [section]
  // The grade school has no research list.
  if (field === 'group' && section === 'pgs') return undefined
  // Visitors read the category, so it is the full name.
  return field === 'category' ? sectionNames[section] : section
}

/**
 * Fills the date of an entry when it is empty.
 *
 * @param data fields as typed or stored; anything other than an object is returned unchanged
 * @param time UTC in milliseconds: the date is its day in Manila
 */
export function withDay<Fields>(
  { dayField }: Pick<EntryRules, 'dayField'>,
  data: Fields,
  time: number,
): Fields {
  if (dayField === null || typeof data !== 'object' || data === null) return data
  return isEmpty(Reflect.get(data, dayField))
    ? { ...data, [dayField]: dayInManila(new Date(time)) }
    : data
}
