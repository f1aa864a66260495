import type { StaffAbility } from '../admin/src/staff-ability.ts'
import { classStatusAbility } from './class-status/staff.ts'
import { postKit } from './post-kit/staff.ts'
import { printedCodes } from './printed-codes/staff.tsx'
import { questions } from './questions/staff.tsx'
import { schoolYear } from './school-year/staff.tsx'

/** Every ability that adds to the staff pages, in the order of their cards and menu items. */
export const abilities: readonly StaffAbility[] = [
  schoolYear,
  questions,
  printedCodes,
  classStatusAbility,
  postKit,
]
