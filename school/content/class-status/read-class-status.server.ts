import type { TimedReader } from '../reader.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { addDays, dayNumber } from '../../base/dates.ts'
import { campusesKind } from '../../kinds/campuses.ts'
import { calendarDayOf } from '../../kinds/class-days.ts'
import { classNoticeKind } from '../../kinds/class-notice.ts'
import { departmentTags } from '../../kinds/department-tags.ts'
import { eventKind } from '../../kinds/event.ts'
import { holidaysBetween, holidaysKind } from '../../kinds/holidays.ts'
import { occurrencesBetween } from '../../kinds/occurrences.ts'
import { siteSettingsKind } from '../../kinds/site-settings.ts'
import { parseStoredFields } from '../../kinds/stored-fields.ts'
import { findVisibleEntry, listVisibleByDay, isVisible } from '../entries/visible-entries.server.ts'
import { readEventFields, todayOf } from '../events/read-events.server.ts'
import { readReference } from '../reference/reference-content.server.ts'
import { readStatementHistory, type StatementEvent } from '../entries/statements.server.ts'
import { byDecision, statusOfDay, type DayStatus, type StandingNotice } from './class-status.ts'

/** Maximum numbers of notices and of events to read: far more than a school has. */
const noticeLimit = 100
const eventLimit = 400

/** Class status of today and tomorrow, and the notices. Times are UTC in milliseconds. */
export interface ClassStatus {
  days: { today: DayStatus; tomorrow: DayStatus }
  /** the notices whose days have not passed, newest decision first */
  notices: StandingNotice[]
  /** last time a notice of these days was published, corrected or withdrawn; `null` for never */
  changedAt: number | null
  /** time of this reading */
  checkedAt: number
}

type Source = Pick<TimedReader, 'database' | 'now'>

/** Lists the notices that visitors may see whose last day has not passed. */
export async function readStandingNotices(source: Source): Promise<StandingNotice[]> {
  const rows = await source.database
    .selectFrom('entry')
    .selectAll()
    .where('kind', '=', classNoticeKind.name)
    .where('sort_day', '>=', dayNumber(todayOf(source)))
    .where(isVisible(source.now()))
    .orderBy('sort_day')
    .orderBy('id', 'desc')
    .limit(noticeLimit)
    .execute()
  return rows.map(toNotice).sort(byDecision)
}

/** Lists the notices that visitors may see, also of past days, newest decision first. */
export async function readRecentNotices(source: Source, limit: number): Promise<StandingNotice[]> {
  const rows = await source.database
    .selectFrom('entry')
    .selectAll()
    .where('kind', '=', classNoticeKind.name)
    .where(isVisible(source.now()))
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toNotice)
}

/** Reads what the school says of classes today and tomorrow in Manila, and on later days. */
export async function readClassStatus(source: TimedReader): Promise<ClassStatus> {
  const today = todayOf(source)
  const tomorrow = addDays(today, 1)
  const [notices, campuses, { classDays }, holidays, changedAt, events] = await Promise.all([
    readStandingNotices(source),
    readReference(source, campusesKind),
    readReference(source, siteSettingsKind),
    readReference(source, holidaysKind),
    readLastChange(source),
    listVisibleByDay(source, { kind: eventKind.name, from: today, limit: eventLimit }),
  ])
  const realEvents = events.filter(({ sample }) => sample === 0)
  const fields = await Promise.all(realEvents.map((event) => readEventFields(source, event)))
  const statusOf = (day: string) => {
    const onDay = fields.filter((event) => occurrencesBetween(event, day, day).length > 0)
    const names = holidaysBetween(holidays, day, day).map(({ name }) => name)
    const calendar = departmentTags.flatMap((level) => {
      const known = onDay.some(({ classesFor }) => classesFor.includes(level))
        ? { isClassDay: true, holiday: null }
        : calendarDayOf(classDays[level], day, names.join(', ') || null)
      return known ? [[level, known] as const] : []
    })
    return statusOfDay(day, notices, {
      campuses: campuses.map(({ title }) => title),
      calendar: Object.fromEntries(calendar),
    })
  }
  return {
    days: { today: statusOf(today), tomorrow: statusOf(tomorrow) },
    notices,
    changedAt,
    checkedAt: source.now(),
  }
}

/**
 * Returns when a notice of today or later was last published, corrected, withdrawn or restored, UTC
 * in milliseconds; `null` for never.
 */
async function readLastChange(source: Source): Promise<number | null> {
  const row = await source.database
    .selectFrom('entry')
    .select((eb) => eb.fn.max('changed_at').as('at'))
    .where('kind', '=', classNoticeKind.name)
    .where('sort_day', '>=', dayNumber(todayOf(source)))
    .where('publish_at', '<=', source.now())
    .executeTakeFirst()
  return row?.at ?? null
}

/** Turns the row of a notice into what the school said. */
export function toNotice(row: EntryRow): StandingNotice {
  const fields = parseStoredFields(classNoticeKind, row.data)
  return {
    ...fields,
    levels: departmentTags.filter((tag) => fields.levels.includes(tag)),
    id: row.id,
    slug: row.slug,
    decidedAt: row.changed_at,
    publishedAt: row.publish_at ?? row.changed_at,
  }
}

/** A notice at its own address, in effect or withdrawn. Times are UTC in milliseconds. */
export interface NoticePage {
  notice: StandingNotice
  /** the code by which anyone checks the notice */
  code: string | null
  /** time of its withdrawal; `null` while it is in effect, and when it ended by itself */
  withdrawnAt: number | null
  /** everything the school said with it, with the times, in order */
  history: StatementEvent[]
}

/**
 * Reads the notice at a slug, also a withdrawn notice; `null` for a notice that visitors never saw.
 * A notice with another `slug` has moved: redirect there.
 */
export async function readNoticePage(
  source: TimedReader,
  slug: string,
): Promise<NoticePage | null> {
  const { database } = source
  const now = source.now()
  const visible = await findVisibleEntry(source, classNoticeKind.name, slug)
  const row = visible ?? (await findWithdrawn(source, slug))
  if (!row) return null
  const history = await readStatementHistory(database, classNoticeKind, row, now)
  return {
    notice: toNotice(row),
    code: row.code,
    withdrawnAt: visible ? null : withdrawalTime(history, row),
    history,
  }
}

/** Returns when a hidden notice was withdrawn; `null` when it had ended by itself before. */
function withdrawalTime(history: readonly StatementEvent[], row: EntryRow): number | null {
  const last = history.at(-1)
  if (!last) return row.changed_at
  return last.what === 'withdrawn' ? last.at : null
}

async function findWithdrawn({ database, now }: Source, slug: string): Promise<EntryRow | null> {
  const row = await database
    .selectFrom('entry')
    .innerJoin('entry_slug', 'entry_slug.entry_id', 'entry.id')
    .selectAll('entry')
    .where('entry_slug.kind', '=', classNoticeKind.name)
    .where('entry_slug.slug', '=', slug)
    .where('entry.status', 'in', ['unpublished', 'trashed'])
    .where('entry.publish_at', '<=', now())
    .executeTakeFirst()
  // A notice that was scheduled and taken back before its time was never visible.
  return row && (row.publish_at ?? 0) <= row.changed_at ? row : null
}
