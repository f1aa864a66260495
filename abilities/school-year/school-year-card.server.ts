import type { Database } from '../../db/database.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { schoolYearName } from '../../school/base/school-year-name.ts'
import type { Editing } from '../../school/content/editing/editing.ts'
import type { DashboardItems } from '../../school/operations/ability-hooks.ts'
import { moveRefusal } from './move-refusal.ts'
import { readPresentYear } from './school-years.server.ts'
import { isMoveDue } from './school-year.ts'

/**
 * Reads the dashboard card that asks a person to move the site to the next school year; `null` when the
 * move is not due, or not theirs to make.
 */
export async function readSchoolYearCard(
  database: Database,
  { staff, now }: Editing,
): Promise<DashboardItems | null> {
  if (moveRefusal(staff)) return null
  const { start } = await readPresentYear(database, now)
  if (!isMoveDue(start, dayInManila(new Date(now)))) return null
  const name = schoolYearName(start + 1)
  return { total: 1, first: [{ id: name, title: name, at: null }] }
}
