import * as z from 'zod'
import type { StaffRow } from '../../../db/tables.ts'
import { roles, sections } from './roles.ts'
import type { Staff } from './staff.ts'

const storedSections = z.array(z.enum(sections))
const storedRole = z.enum(roles)

/** Turns a row into a staff member. */
export const toStaff = (
  row: Pick<StaffRow, 'id' | 'name' | 'email' | 'role' | 'sections' | 'class_status'>,
): Staff => ({
  id: row.id,
  name: row.name,
  email: row.email ?? '',
  role: storedRole.parse(row.role),
  sections: storedSections.parse(JSON.parse(row.sections)),
  classStatus: row.class_status === 1,
})

export const staffStates = ['invited', 'active', 'disabled'] as const
export type StaffState = (typeof staffStates)[number]

/** Tells whether a person is active, invited or disabled. */
export function stateOf(row: Pick<StaffRow, 'disabled' | 'password_hash'>): StaffState {
  if (row.disabled === 1) return 'disabled'
  return row.password_hash === null ? 'invited' : 'active'
}
