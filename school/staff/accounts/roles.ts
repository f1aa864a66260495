import type { OwnRight } from '../../kinds/define-kind.ts'
import { departmentNames, departmentTags } from '../../kinds/department-tags.ts'
import { contentKinds } from '../../kinds/index.ts'

/** The roles of staff, from most to fewest rights. */
export const roles = ['administrator', 'editor', 'author'] as const
export type Role = (typeof roles)[number]

/** Sections of the school that a person can be limited to; none of them means the whole site. */
export const sections = departmentTags
export type StaffSection = (typeof sections)[number]

/** Returns whether a person has at least this role. */
export const hasRole = (staff: { role: Role }, least: Role) =>
  roles.indexOf(staff.role) <= roles.indexOf(least)

/** Returns whether a person works on one of these departments, or on the whole site. */
export const worksOn = (
  staff: { sections: readonly StaffSection[] },
  departments: readonly StaffSection[],
) => staff.sections.length === 0 || departments.some((each) => staff.sections.includes(each))

/** Returns whether a person was given a right; administrators have every right. */
export const hasRight = (staff: { role: Role; classStatus: boolean }, right: OwnRight) =>
  staff.role === 'administrator' || { 'class-status': staff.classStatus }[right]

/** Writes the message for a person whose role is too low. */
export const needsRole = (least: Role) =>
  `This needs the rights of an ${least}. Ask an administrator.`

/** The names of the departments. */
export const sectionNames: Record<StaffSection, string> = departmentNames

/** The names of departments in a sentence. */
export const namesOf = (some: readonly StaffSection[]) =>
  some.map((section) => sectionNames[section]).join(', ')

/**
 * Finds the department that a topic names (see `news/news.ts`): by its tag or name, a senior-high
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

/** The fields in which entries name their department. */
const sectionFields = [...new Set(contentKinds.map(({ sectionField }) => sectionField))]

/** Lists the departments of an entry, by the section field of its kind. */
export function sectionsOfEntry(data: unknown): StaffSection[] {
  const fields = data as Record<string, unknown>
  const named = sectionFields.flatMap((field) => fields[field])
  const found = named.flatMap((each) => (typeof each === 'string' ? [sectionOfTopic(each)] : []))
  return [...new Set(found.filter((section) => section !== null))]
}
