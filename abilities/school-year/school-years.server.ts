import { changeContent } from '../../db/change-content.ts'
import type { DatabaseOrTransaction, Database } from '../../db/database.ts'
import { dayInManila, dayNumber, storedDay } from '../../school/base/dates.ts'
import { moveRecordSchema, type MoveRecord } from './school-year-schemas.server.ts'
import { startAt, isMoveDue } from './school-year.ts'
import { schoolYearName } from '../../school/base/school-year-name.ts'
import type { Editing } from '../../school/content/editing/editing.ts'
import type { DashboardItems } from '../../school/operations/ability-hooks.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { referenceRefusal, type NotAllowed } from '../../school/staff/accounts/permissions.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'

/** Refuses people who may not move the site to another school year: those who may not change its settings. */
export const moveRefusal = (staff: Staff): NotAllowed | null =>
  referenceRefusal(staff, siteSettingsKind)

/** A school year of the site. */
interface StoredYear {
  start: number
  /** `YYYY-MM-DD`; `null`: not said */
  firstDay: string | null
  lastDay: string | null
  /** UTC in milliseconds */
  begunAt: number
  /** id of a member of staff; `null` for the first, which no one moved to */
  begunBy: string | null
  /** changes that the move to it made; `null` for the first */
  moved: MoveRecord | null
}

/** Lists the school years of the site, the present one first. */
export async function listSchoolYears(database: DatabaseOrTransaction): Promise<StoredYear[]> {
  const rows = await database
    .selectFrom('school_year')
    .selectAll()
    .orderBy('start', 'desc')
    .execute()
  return rows.map((row) => ({
    start: row.start,
    firstDay: storedDay(row.first_day),
    lastDay: storedDay(row.last_day),
    begunAt: row.begun_at,
    begunBy: row.begun_by,
    moved: row.moved === null ? null : moveRecordSchema.parse(JSON.parse(row.moved)),
  }))
}

/** The present school year of a site that has none stored: the one of the calendar. */
export const unstoredYear = (now: number): StoredYear => ({
  start: startAt(dayInManila(new Date(now))),
  firstDay: null,
  lastDay: null,
  begunAt: now,
  begunBy: null,
  moved: null,
})

/** Reads the present school year of the site. @param now UTC in milliseconds */
export async function readPresentYear(
  database: DatabaseOrTransaction,
  now: number,
): Promise<StoredYear> {
  return (await listSchoolYears(database))[0] ?? unstoredYear(now)
}

/** Stores the school year of the calendar, unless the site has one. @param now UTC in milliseconds */
export const keepFirstSchoolYear = (database: DatabaseOrTransaction, now: number): Promise<void> =>
  changeContent(database, async (transaction) => {
    const isFirst = (await listSchoolYears(transaction)).length === 0
    if (isFirst) await addSchoolYear(transaction, unstoredYear(now))
  })

/** Adds a school year, which becomes the present one. */
export async function addSchoolYear(
  database: DatabaseOrTransaction,
  year: StoredYear,
): Promise<void> {
  await database
    .insertInto('school_year')
    .values({
      start: year.start,
      first_day: dayNumber(year.firstDay),
      last_day: dayNumber(year.lastDay),
      begun_at: year.begunAt,
      begun_by: year.begunBy,
      moved: year.moved && JSON.stringify(year.moved),
    })
    .execute()
}

/** Removes a school year: the one before it is the present one again. */
export async function removeSchoolYear(
  database: DatabaseOrTransaction,
  start: number,
): Promise<void> {
  await database.deleteFrom('school_year').where('start', '=', start).execute()
}

/** Reads the card that asks to begin the next school year; `null` when it is not due, or not allowed. */
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
