import type { Database } from '../../../db/database.ts'
import { dayInManila } from '../../base/dates.ts'
import type { Editing } from '../../content/editing/editing.ts'
import { moveRefusal } from './move-refusal.ts'
import { readPresentYear } from './school-years.server.ts'
import { isMoveDue, schoolYearName } from './school-year.ts'

/** Returns the school year to which a person is asked to move the site; `null` for none. */
export async function readDueYear(
  database: Database,
  { staff, now }: Editing,
): Promise<string | null> {
  if (moveRefusal(staff)) return null
  const { start } = await readPresentYear(database, now)
  return isMoveDue(start, dayInManila(new Date(now))) ? schoolYearName(start + 1) : null
}
