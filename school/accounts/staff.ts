import { departmentTags } from '../learn/learn.ts'

/** What a member of staff may do, from most to least. */
export const roles = ['administrator', 'editor', 'author'] as const
export type Role = (typeof roles)[number]

/** Parts of the school that a member of staff can be limited to; none means the whole site. */
export const sections = departmentTags
export type StaffSection = (typeof sections)[number]

/** Who is asking. */
export interface Staff {
  id: string
  name: string
  email: string
  role: Role
  /** the sections that this person is limited to; empty: none */
  sections: readonly StaffSection[]
}

/** Whether a person has at least the rights of a role. */
export const hasRole = (staff: Pick<Staff, 'role'>, least: Role) =>
  roles.indexOf(staff.role) <= roles.indexOf(least)
