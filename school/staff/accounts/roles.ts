import type { OwnRight } from '../../kinds/define-kind.ts'
import { departmentTags } from '../../kinds/department-tags.ts'

/** The roles of staff, from most to fewest rights. */
export const roles = ['administrator', 'editor', 'author'] as const
export type Role = (typeof roles)[number]

/** Sections of the school that a person can be limited to; none of them means the whole site. */
export const sections = departmentTags
export type StaffSection = (typeof sections)[number]

/** Returns whether a person has at least this role. */
export const hasRole = (staff: { role: Role }, least: Role) =>
  roles.indexOf(staff.role) <= roles.indexOf(least)

/** Returns whether a person works on one of these departments; most people work on the whole site. */
export const worksOn = (
  staff: { sections: readonly StaffSection[] },
  departments: readonly StaffSection[],
) => staff.sections.length === 0 || departments.some((each) => staff.sections.includes(each))

/** Returns whether a person has a right of its own: administrators have every right. */
export const hasRight = (staff: { role: Role; classStatus: boolean }, right: OwnRight) =>
  staff.role === 'administrator' || { 'class-status': staff.classStatus }[right]

/** Writes the message for a person whose role is too low. */
export const needsRole = (least: Role) =>
  `This needs the rights of an ${least}. Ask an administrator.`
