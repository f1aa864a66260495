import { changeContent } from '../../db/change-content.ts'
import type { DatabaseOrTransaction } from '../../db/database.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { movedSchema, type Moved } from './move.server.ts'
import { startAt } from './school-year.ts'

/** A school year of the site. */
export interface StoredYear {
  start: number
  /** `YYYY-MM-DD`; `null`: not said */
  firstDay: string | null
  lastDay: string | null
  /** UTC in milliseconds */
  begunAt: number
  /** id of a member of staff; `null` for the first, which no one moved to */
  begunBy: string | null
  /** changes that the move to it made; `null` for the first */
  moved: Moved | null
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
    firstDay: toDay(row.first_day),
    lastDay: toDay(row.last_day),
    begunAt: row.begun_at,
    begunBy: row.begun_by,
    moved: row.moved === null ? null : movedSchema.parse(JSON.parse(row.moved)),
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
      first_day: toNumber(year.firstDay),
      last_day: toNumber(year.lastDay),
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

const toNumber = (day: string | null) => (day === null ? 0 : Number(day.replaceAll('-', '')))

const toDay = (number: number) =>
  number === 0 ? null : String(number).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
