import type { Database } from '../../db/database.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { schoolYearName } from '../../school/base/school-year-name.ts'
import type { Editing } from '../../school/content/editing/editing.ts'
import type { Waiting } from '../../school/operations/ability-data.ts'
import { moveRefusal } from './move-refusal.ts'
import { readPresentYear } from './school-years.server.ts'
import { isMoveDue } from './school-year.ts'

/** Returns the school year to which a person is asked to move the site; `null` for none. */
export async function listDueYear(
  database: Database,
  { staff, now }: Editing,
): Promise<Waiting | null> {
  if (moveRefusal(staff)) return null
  const { start } = await readPresentYear(database, now)
  if (!isMoveDue(start, dayInManila(new Date(now)))) return null
  const name = schoolYearName(start + 1)
  return { total: 1, first: [{ id: name, title: name, at: null }] }
}
