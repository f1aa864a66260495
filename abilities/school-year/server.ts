import type { Ability } from '../../server/ability.ts'
import { readSchoolYearCard } from './school-years.server.ts'
import { staffRoutes } from './server/staff-routes.ts'

/** School year: moving the site from one to the next, and the pages of past ones. */
export const schoolYear = {
  subject: 'School year',
  staffRoutes,
  card: { name: 'school-year', read: readSchoolYearCard },
} satisfies Ability
