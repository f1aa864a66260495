import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { liveReader } from '../../content/reader.ts'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { addDays, addMonths, clockInManila, startOfDay } from '../../base/dates.ts'
import type { EditedEntry, Editing } from '../../content/editing/editing.ts'
import { listedColumns, toEditedEntry } from '../../content/editing/read-entries.server.ts'
import { subjectIdOf } from '../../content/entries/stored-entry.server.ts'
import { readReference } from '../../content/reference/reference-content.server.ts'
import { withoutHolidays } from '../../content/events/leave-out-holidays.server.ts'
import { listEndingConsents } from '../../content/media/ending-consents.server.ts'
import { classNoticeKind } from '../../kinds/class-notice.ts'
import { sortDayOf } from '../../kinds/entry-status.ts'
import { eventKind, hasTimes } from '../../kinds/event.ts'
import { holidaysBetween, holidaysKind } from '../../kinds/holidays.ts'
import { nameOfReference } from '../../kinds/define-reference-kind.ts'
import { findKind } from '../../kinds/index.ts'
import { findDocumentKind } from '../../kinds/reference-kinds.ts'
import { dayOf, occurrencesBetween, type EventTimes } from '../../kinds/occurrences.ts'
import { readFacts } from '../fact-checks/read-facts.server.ts'
import type { CalendarItem } from './calendar.ts'

/** Maximum number of entries of one sort in a month to read: far more than a school has. */
const entryLimit = 500

/** A month: its days, and its times (UTC in milliseconds, until exclusive). */
interface Span {
  month: string
  first: string
  last: string
  from: number
  until: number
}

/**
 * Lists what has a day in a month: events, class notices, holidays, what appears, changes and ends by itself,
 * and what staff must check. Entries are those of the staff lists without the trash and what was
 * taken down; facts and consents are those that the person may see.
 *
 * @param month `YYYY-MM`
 */
export async function readCalendar(
  database: Database,
  month: string,
  editing: Editing,
): Promise<CalendarItem[]> {
  const first = `${month}-01`
  const after = `${addMonths(month, 1)}-01`
  const [from, until] = [startOfDay(first), startOfDay(after)]
  const span = { month, first, last: addDays(after, -1), from, until }
  const groups = await Promise.all([
    readEvents(database, span, editing),
    readNotices(database, span, editing),
    readHolidays(database, span),
    readTimed(database, span, editing.now),
    readDueFacts(database, span, editing),
    readConsents(database, span, editing),
  ])
  return groups.flat().sort((one, other) => one.startsAt.localeCompare(other.startsAt))
}

type Builder = ExpressionBuilder<Tables, 'entry'>

/** Reads content as visitors see it, or will; drafts as they were last saved. */
const readRows = (database: Database, condition: (eb: Builder) => Expression<SqlBool>) =>
  database
    .selectFrom('entry')
    .select(listedColumns)
    .where(condition)
    .orderBy('id')
    .limit(entryLimit)
    .execute()

async function readEntries(
  database: Database,
  condition: (eb: Builder) => Expression<SqlBool>,
  editing: Editing,
): Promise<EditedEntry[]> {
  const rows = await readRows(database, condition)
  return rows.flatMap((row) => {
    const kind = findKind(row.kind)
    return kind ? [toEditedEntry(kind, { ...row, working_snapshot: null }, editing)] : []
  })
}

async function readEvents(database: Database, span: Span, editing: Editing) {
  // Topics of an event are its months. Only published ones have them in a table.
  const inMonth = (eb: Builder) =>
    eb
      .selectFrom('entry_topic')
      .select('entry_id')
      .where('kind', '=', eventKind.name)
      .where('topic', '=', span.month)
  const events = await readEntries(
    database,
    (eb) =>
      eb.and([
        eb('kind', '=', eventKind.name),
        eb.or([
          eb.and([eb('status', '=', 'published'), eb('id', 'in', inMonth(eb))]),
          eb.and([eb('status', '=', 'draft'), eb('sort_day', '>=', sortDayOf(span.first))]),
        ]),
      ]),
    editing,
  )
  const timed = events
    .map((entry) => ({ entry, ...(entry.data as unknown as EventTimes & { allDay: boolean }) }))
    .filter(hasTimes)
  return (await withoutHolidays(liveReader(database), timed)).flatMap(
    ({ entry, allDay, ...event }) =>
      occurrencesBetween(event, span.first, span.last).map((time) => ({
        ...itemOf(entry, 'event'),
        ...time,
        allDay,
        state: entry.state,
      })),
  )
}

async function readNotices(database: Database, span: Span, editing: Editing) {
  const notices = await readEntries(
    database,
    (eb) =>
      eb.and([
        eb('kind', '=', classNoticeKind.name),
        eb('status', 'in', ['draft', 'published']),
        eb('sort_day', '>=', sortDayOf(span.first)),
      ]),
    editing,
  )
  return notices.flatMap((entry): CalendarItem[] => {
    const { day, lastDay } = entry.data as { day: string; lastDay: string | null }
    if (day > span.last) return []
    return [{ ...itemOf(entry, 'class-notice'), ...days(day, lastDay ?? day), state: entry.state }]
  })
}

/** Reads what appears, changes or ends in the month by itself. */
async function readTimed(database: Database, span: Span, now: number) {
  const ahead = Math.max(span.from, now)
  const read = async (
    kind: CalendarItem['kind'],
    column: 'publish_at' | 'due_at' | 'expires_at',
    from: number,
    also: (eb: Builder) => Expression<SqlBool> = (eb) => eb.lit(true),
  ) => {
    const rows = await readRows(database, (eb) =>
      eb.and([
        eb('status', '=', 'published'),
        eb(column, '>=', from),
        eb(column, '<', span.until),
        also(eb),
      ]),
    )
    return rows.flatMap((row) => {
      const of = findDocumentKind(row)
      if (!of) return []
      const title = of.name === 'reference' ? nameOfReference(of, row.title) : row.title
      const place = { subject: row.kind, subjectId: subjectIdOf(row) }
      return [{ kind, title, ...place, state: null, ...moment(row[column] ?? 0) }]
    })
  }
  const groups = await Promise.all([
    read('scheduled', 'publish_at', ahead),
    // What is scheduled for the first time has the same time twice.
    read('change', 'due_at', ahead, (eb) => eb('publish_at', '<=', now)),
    read('ending', 'expires_at', span.from),
  ])
  return groups.flat()
}

async function readHolidays(database: Database, { first, last }: Span) {
  const holidays = holidaysBetween(
    await readReference(liveReader(database), holidaysKind),
    first,
    last,
  )
  return holidays.map(({ name, day }): CalendarItem => {
    const place = { subject: 'reference', subjectId: holidaysKind.key }
    return { kind: 'holiday', title: name, ...days(day), state: null, ...place }
  })
}

async function readDueFacts(database: Database, { first, last }: Span, editing: Editing) {
  const facts = await readFacts(database, editing)
  return facts
    .filter(({ value, verifyBy }) => value !== null && first <= verifyBy && verifyBy <= last)
    .map(({ id, label, verifyBy }): CalendarItem => {
      const place = { subject: 'fact', subjectId: String(id) }
      return { kind: 'fact', title: label, ...days(verifyBy), state: null, ...place }
    })
}

async function readConsents(database: Database, span: Span, { staff }: Editing) {
  const consents = await listEndingConsents(database, span, staff)
  return consents.map(({ id, name, until }): CalendarItem => {
    const place = { subject: 'media', subjectId: id }
    return { kind: 'consent', title: name, ...days(until), state: null, ...place }
  })
}

const itemOf = ({ title, kind: subject, id }: EditedEntry, kind: CalendarItem['kind']) => ({
  kind,
  title,
  subject,
  subjectId: String(id),
  state: null,
})

const moment = (time: number) => {
  const at = clockInManila(time)
  return { startsAt: at, endsAt: at, allDay: false }
}

const days = (first: string, last = first) => ({
  startsAt: `${dayOf(first)}T00:00`,
  endsAt: `${dayOf(last)}T00:00`,
  allDay: true,
})
