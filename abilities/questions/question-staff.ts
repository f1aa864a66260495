import * as z from 'zod'
import { hasRole } from '../../school/staff/accounts/roles.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import { offices, type Office } from '../../school/kinds/question-topics.ts'

/** A staff member beside a question. */
export const listedStaffSchema = z.object({ id: z.string(), name: z.string() })

/**
 * Lists the offices whose questions a person may read and answer. The only definition of this right:
 * administrators, and the editors of the office; an editor of the whole site is the school office.
 */
export function readableOffices(staff: Pick<Staff, 'role' | 'sections'>): readonly Office[] {
  if (hasRole(staff, 'administrator')) return offices
  if (!hasRole(staff, 'editor')) return []
  return staff.sections.length === 0 ? ['school'] : staff.sections
}

/** Tells whether a person may move questions between offices: only those who can move them back. */
export const mayMoveQuestions = (staff: Pick<Staff, 'role'>) => hasRole(staff, 'administrator')
