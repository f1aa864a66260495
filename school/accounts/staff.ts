import { departmentTags } from '../learn/learn.ts'

/** The roles of staff, from most to fewest rights. */
export const roles = ['administrator', 'editor', 'author'] as const
export type Role = (typeof roles)[number]

/** Sections of the school that a person can be limited to; none of them means the whole site. */
export const sections = departmentTags
export type StaffSection = (typeof sections)[number]

/** The person who makes a request. */
export interface Staff {
  id: string
  name: string
  email: string
  role: Role
  /** the sections that this person is limited to; empty for no limit */
  sections: readonly StaffSection[]
}

/** Returns whether a person has at least this role. */
export const hasRole = (staff: Pick<Staff, 'role'>, least: Role) =>
  roles.indexOf(staff.role) <= roles.indexOf(least)
