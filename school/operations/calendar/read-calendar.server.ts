import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { liveReader } from '../../content/reader.ts'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { addDays, addMonths, clockInManila, startOfDay, dayNumber } from '../../base/dates.ts'
import type { Editing } from '../../content/editing/editing.ts'
import { listedColumns, toEditedEntry } from '../../content/editing/read-entries.server.ts'
import { subjectIdOf } from '../../content/entries/stored-entry.server.ts'
import { readReference } from '../../content/reference/reference-content.server.ts'
import { withoutHolidays } from '../../content/events/read-events.server.ts'
import { listEndingConsents } from '../../content/media/learners.server.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import { eventKind } from '../../kinds/event.ts'
import { holidaysBetween, holidaysKind } from '../../kinds/holidays.ts'
import { nameOfReference } from '../../kinds/define-reference-kind.ts'
import { contentKinds, findKind } from '../../kinds/index.ts'
import { findDocumentKind } from '../../kinds/reference-kinds.ts'
import { occurrencesBetween } from '../../kinds/occurrences.ts'
import { readFacts } from '../fact-checks/read-facts.server.ts'
import { calendarKinds, type CalendarItem, type CalendarKind } from './calendar.ts'

/** Maximum number of entries that a query reads: far more than a school has in a month. */
const entryLimit = 1_000

/** A month: its days, and its times (UTC in milliseconds, until exclusive). */
interface Span {
  first: string
  last: string
  from: number
  until: number
}

/**
 * Lists what has a day in a month: events, class notices and holidays; entries that appear, change or
 * end by themselves; facts and consents that staff must check, as far as the person may see them.
 * Leaves out entries in the trash and unpublished ones.
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
  const days = { first, last: addDays(after, -1) }
  const span = { ...days, from: startOfDay(first), until: startOfDay(after) }
  const [entries, times, holidays, facts, consents] = await Promise.all([
    readEntryDays(database, span, editing),
    readTimes(database, span, editing.now),
    readReference(liveReader(database), holidaysKind),
    readFacts(database, editing),
    listEndingConsents(database, span, editing.staff),
  ])
  const due = facts.filter(({ value, verifyBy }) => value !== null && verifyBy.startsWith(month))
  const dueItems = [
    ...holidaysBetween(holidays, first, span.last).map(({ name, day }) =>
      onDay('holiday', name, day, ['reference', holidaysKind.key]),
    ),
    ...due.map(({ id, label, verifyBy }) => onDay('fact', label, verifyBy, ['fact', String(id)])),
    ...consents.map(({ id, name, until }) => onDay('consent', name, until, ['media', id])),
  ]
  const rank = ({ kind }: CalendarItem) => calendarKinds.indexOf(kind)
  return [...entries, ...times, ...dueItems].sort(
    (one, other) => one.startsAt.localeCompare(other.startsAt) || rank(one) - rank(other),
  )
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

const kindsWithDays = contentKinds.filter((kind) => 'days' in kind).map(({ name }) => name)

/** Reads entries on the days that their kinds declare. */
async function readEntryDays(database: Database, { first, last }: Span, editing: Editing) {
  // Topics of an event are its months. Only those of published events are in a table.
  const inMonth = (eb: Builder) =>
    eb
      .selectFrom('entry_topic')
      .select('entry_id')
      .where('kind', '=', eventKind.name)
      .where('topic', '=', first.slice(0, 7))
  const rows = await readRows(database, (eb) =>
    eb.and([
      eb('kind', 'in', kindsWithDays),
      eb('status', 'in', ['draft', 'published']),
      eb('sort_day', '>=', dayNumber(first)),
      eb.or([
        eb('kind', '!=', eventKind.name),
        eb('status', '=', 'draft'),
        eb('id', 'in', inMonth(eb)),
      ]),
    ]),
  )
  const timed = rows.flatMap((row) => {
    const kind = findKind(row.kind)
    const name = calendarKinds.find((each) => each === row.kind)
    if (!kind?.days || !name) return []
    const { state, title, data } = toEditedEntry(kind, { ...row, working_snapshot: null }, editing)
    const item = { kind: name, title, state, subject: kind.name, subjectId: String(row.id) }
    return [{ item, ...kind.days(data as unknown as EntryData) }]
  })
  return (await withoutHolidays(liveReader(database), timed)).flatMap(
    ({ item, allDay, ...event }) =>
      occurrencesBetween(event, first, last).map((time) => ({ ...item, ...time, allDay })),
  )
}

/** Reads the documents that appear, change or end in the month by themselves. */
async function readTimes(database: Database, span: Span, now: number) {
  const ahead = Math.max(span.from, now)
  const read = async (
    kind: CalendarKind,
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
      const ofRow = findDocumentKind(row)
      if (!ofRow) return []
      const title = ofRow.name === 'reference' ? nameOfReference(ofRow, row.title) : row.title
      const subject = { subject: row.kind, subjectId: subjectIdOf(row) }
      const at = clockInManila(row[column] ?? 0)
      return [{ kind, title, ...subject, state: null, startsAt: at, endsAt: at, allDay: false }]
    })
  }
  const groups = await Promise.all([
    read('scheduled', 'publish_at', ahead),
    // A document that is scheduled for the first time has its time in both columns.
    read('change', 'due_at', ahead, (eb) => eb('publish_at', '<=', now)),
    read('ending', 'expires_at', span.from),
  ])
  return groups.flat()
}

/** Makes an item that takes a whole day, `YYYY-MM-DD` in Manila. */
const onDay = (
  kind: CalendarKind,
  title: string,
  day: string,
  [subject, subjectId]: [string, string],
): CalendarItem => {
  const times = { startsAt: `${day}T00:00`, endsAt: `${day}T00:00`, allDay: true }
  return { kind, title, ...times, state: null, subject, subjectId }
}
