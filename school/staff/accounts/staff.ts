import * as z from 'zod'
import type { OwnRight } from '../../kinds/define-kind.ts'
import { departmentTags } from '../../kinds/department-tags.ts'

/** The roles of staff, from most to fewest rights. */
export const roles = ['administrator', 'editor', 'author'] as const
export type Role = (typeof roles)[number]

/** Sections of the school that a person can be limited to; none of them means the whole site. */
export const sections = departmentTags
export type StaffSection = (typeof sections)[number]

/** A member of staff, such as the caller. */
export const staffSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  sections: z
    .array(z.enum(sections))
    .readonly()
    .describe('the sections that this person is limited to; empty: the whole site'),
  classStatus: z
    .boolean()
    .describe('whether this person was given the right to publish class status'),
})
export type Staff = z.output<typeof staffSchema>

/** Returns whether a person has at least this role. */
export const hasRole = (staff: Pick<Staff, 'role'>, least: Role) =>
  roles.indexOf(staff.role) <= roles.indexOf(least)

/** Returns whether a person has a right of its own: administrators have every right. */
export const hasRight = (staff: Pick<Staff, 'role' | 'classStatus'>, right: OwnRight) =>
  staff.role === 'administrator' || { 'class-status': staff.classStatus }[right]

/** What to tell a person whose role is too low. */
export const needsRole = (least: Role) =>
  `This needs the rights of an ${least}. Ask an administrator.`
