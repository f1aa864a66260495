import type { StaffSection } from '../accounts/staff.ts'
import { sectionNames } from '../accounts/permissions.ts'
import { isEmpty } from '../check-fields.ts'
import { dayInManila } from '../dates.ts'

/** What of a kind decides how an entry begins. */
export interface EntryRules {
  /** the field with the day that visitors read */
  dayField?: string
  sectionField: 'topics' | 'topic' | 'category' | 'group'
}

/**
 * What the form of a new entry holds: the day is today in Manila, and what an author of one
 * department writes is about it. Who works on several departments chooses one.
 * @param now UTC in milliseconds
 */
export function startEntry(
  { dayField, sectionField }: EntryRules,
  start: Record<string, unknown>,
  { sections, now }: { sections: readonly StaffSection[]; now: number },
): Record<string, unknown> {
  const [section] = sections.length === 1 ? sections : []
  const value = section === undefined ? undefined : sectionValue(sectionField, section)
  return {
    ...start,
    ...(dayField !== undefined && { [dayField]: dayInManila(new Date(now)) }),
    ...(value !== undefined && { [sectionField]: value }),
  }
}

function sectionValue(field: EntryRules['sectionField'], section: StaffSection): unknown {
  if (field === 'topics') return [section]
  // There is no research list of the grade school.
  if (field === 'group' && section === 'pgs') return undefined
  // A category is read by visitors, so it is written out.
  return field === 'category' ? sectionNames[section] : section
}

/**
 * The same fields with the day that visitors read, where none is written yet. @param time UTC in
 * milliseconds
 */
export function withDay<Fields>(
  { dayField }: Pick<EntryRules, 'dayField'>,
  data: Fields,
  time: number,
): Fields {
  if (dayField === undefined || typeof data !== 'object' || data === null) return data
  return isEmpty(Reflect.get(data, dayField))
    ? { ...data, [dayField]: dayInManila(new Date(time)) }
    : data
}
