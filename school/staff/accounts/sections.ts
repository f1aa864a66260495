import { departmentNames } from '../../kinds/department-tags.ts'
import { contentKinds } from '../../kinds/index.ts'
import { sections, type StaffSection } from './roles.ts'

export const sectionNames: Record<StaffSection, string> = departmentNames

export const namesOf = (some: readonly StaffSection[]) =>
  some.map((section) => sectionNames[section]).join(', ')

/**
 * Finds the department that a topic names (see `news/topics.ts`): by its tag or name, a senior-high
 * track by its acronym, a college department by its title.
 */
export function sectionOfTopic(topic: string): StaffSection | null {
  const words = topic.trim().toLowerCase()
  const itself = sections.find(
    (section) => section === words || sectionNames[section].toLowerCase() === words,
  )
  if (itself) return itself
  if (tracks.has(words)) return 'shs'
  return /^(college|school) of /.test(words) ? 'college' : null
}

const tracks = new Set(['stem', 'abm', 'humss', 'ict', 'maritime', 'he', 'home economics'])

/** The fields in which entries say which department they are about. */
const sectionFields = [...new Set(contentKinds.map(({ sectionField }) => sectionField))]

/** Lists the departments of an entry, by the section field of its kind. */
export function sectionsOfEntry(data: unknown): StaffSection[] {
  const fields = data as Record<string, unknown>
  const named = sectionFields.flatMap((field) => fields[field])
  const found = named.flatMap((each) => (typeof each === 'string' ? [sectionOfTopic(each)] : []))
  return [...new Set(found.filter((section) => section !== null))]
}
