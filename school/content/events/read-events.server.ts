import type { Reader } from '../reader.ts'
import { languageOfRow } from '../row-in-language.server.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { addDays, dayInManila } from '../../base/dates.ts'
import { formatWeekday } from '../../base/formats.ts'
import {
  findVisibleEntry,
  listVisibleByDay,
  isVisibleTopic,
} from '../entries/visible-entries.server.ts'
import { listVisibleEntries, type VisibleEntry } from '../entries/list-entries.server.ts'
import { readableHtml, withPhoto } from '../media/photos.server.ts'
import { leadingSentences } from '../../base/sentences.ts'
import { departmentTags, type DepartmentTag } from '../../kinds/department-tags.ts'
import { eventKind, type SchoolEvent } from '../../kinds/event.ts'
import { holidaysKind, leaveOutHolidays } from '../../kinds/holidays.ts'
import { parseStoredFields } from '../../kinds/stored-fields.ts'
import type { EventDetail, EventItem } from './events.ts'
import { readReference } from '../reference/reference-content.server.ts'
import {
  comingOccurrences,
  dayOf,
  lastOccurrence,
  nearestOccurrence,
  occurrencesBetween,
  weekdays,
  weekdaysOf,
  type EventTimes,
  type Repeat,
  type Occurrence,
} from '../../kinds/occurrences.ts'

/** Maximum numbers of future events and of events in a month: far more than a school has. */
const aheadLimit = 400
const monthLimit = 300

/** Maximum number of further dates of a repeat: with the first, all nine of simbang gabi. */
const furtherCount = 8

/** Returns today in Manila for a source, as `YYYY-MM-DD`. */
export const todayOf = (source: Pick<ContentSource, 'now'>) => dayInManila(new Date(source.now()))

/**
 * Lists events whose last day has not passed, soonest first. A repeat is listed once.
 *
 * @param count maximum number
 */
export async function readUpcomingEvents(
  source: ContentSource,
  count: number,
): Promise<EventItem[]> {
  const upcoming = (await readAhead(source)).filter(({ isComing }) => isComing)
  return upcoming.slice(0, count).map(({ item }) => item)
}

/** Finds the next admission test of each level that has one. */
export async function readNextAdmissionTests(
  source: ContentSource,
): Promise<Partial<Record<DepartmentTag, EventItem>>> {
  const upcoming = (await readAhead(source)).filter(({ isComing }) => isComing)
  const tests = departmentTags.map((tag) => {
    const test = upcoming.find(({ event }) => event.admissionTestFor.includes(tag))
    return [tag, test?.item] as const
  })
  return Object.fromEntries(tests.filter(([, test]) => test))
}

/**
 * Reads events whose last day has not passed with their fields, soonest first. An event whose last
 * day is a holiday without the event may be over: `isComing` is then `false`.
 */
async function readAhead(source: ContentSource) {
  const today = todayOf(source)
  const choice = { kind: eventKind.name, from: today, limit: aheadLimit }
  const events = await readFields(source, await listVisibleByDay(source, choice))
  return events
    .map(({ entry, event }) => {
      const isComing = comingOccurrences(event, today, 1).length > 0
      const item = toItem(source, entry, event, nearestOccurrence(event, today))
      return { event, item, isComing }
    })
    .sort((a, b) => byStart(a.item, b.item))
}

/** Lists at most `count` past events, latest first; a repeat with its last occurrence. */
export async function readPastEvents(source: ContentSource, count: number): Promise<EventItem[]> {
  const today = todayOf(source)
  const choice = { kind: eventKind.name, before: today, limit: count }
  const events = await readFields(source, await listVisibleByDay(source, choice))
  const past = events.map(({ entry, event }) => toItem(source, entry, event, lastOccurrence(event)))
  const over = (await readAhead(source))
    .filter(({ item }) => dayOf(item.endsAt) < today)
    .map(({ item }) => item)
  return [...over.toReversed(), ...past].slice(0, count)
}

/** Lists every occurrence with a day in a month `YYYY-MM`, soonest first. */
export async function readEventsOfMonth(
  source: ContentSource,
  month: string,
): Promise<EventItem[]> {
  const list = { kind: eventKind.name, topic: month }
  const { entries } = await listVisibleEntries(source, list, { page: 1, pageSize: monthLimit })
  const events = await readFields(source, entries)
  return events
    .flatMap(({ entry, event }) =>
      occurrencesBetween(event, `${month}-01`, `${month}-31`).map((time) =>
        toItem(source, entry, event, time),
      ),
    )
    .sort(byStart)
}

/** Returns the first and the last month `YYYY-MM` with events; `null` without events. */
export async function readEventMonths(
  source: ContentSource,
): Promise<{ first: string; last: string } | null> {
  const first = await readEventMonth(source, { end: 'asc' })
  const last = await readEventMonth(source, { end: 'desc' })
  return first && last ? { first, last } : null
}

/** Returns the first month `YYYY-MM` with events after a month; `null` when no event follows. */
export const readNextEventMonth = (source: ContentSource, after: string) =>
  readEventMonth(source, { end: 'asc', after })

async function readEventMonth(
  { database, now }: ContentSource,
  { end, after = '' }: { end: 'asc' | 'desc'; after?: string },
): Promise<string | null> {
  const row = await database
    .selectFrom('entry_topic')
    .select('topic')
    .where('kind', '=', eventKind.name)
    .where('topic', '>', after)
    .where(isVisibleTopic(now()))
    .orderBy('topic', end)
    .limit(1)
    .executeTakeFirst()
  return row?.topic ?? null
}

/**
 * Reads the event at a slug; `null` when visitors can see none there. An event with another `slug`
 * has moved: redirect there.
 */
export async function readEvent(source: ContentSource, slug: string): Promise<EventDetail | null> {
  const entry = await findVisibleEntry(source, eventKind.name, slug)
  if (!entry) return null
  const event = await readEventFields(source, entry)
  const [next, ...further] = comingOccurrences(event, todayOf(source), furtherCount + 1)
  const { bannerImage, ...fields } = event
  return {
    ...fields,
    ...toItem(source, entry, event, next ?? lastOccurrence(event)),
    content: await readableHtml(source, entry.content, 'website'),
    summary: leadingSentences(entry.summary, 160),
    image: await withPhoto(source.database, bannerImage, 'website'),
    isOver: next === undefined,
    further,
  }
}

const byStart = (a: EventItem, b: EventItem) =>
  a.startsAt.localeCompare(b.startsAt) || Number(a.eventID) - Number(b.eventID)

/**
 * Leaves the holidays out of events that are not on holidays. Call this for all events whose days
 * are shown: the stored days include the holidays.
 */
export async function withoutHolidays<Event extends EventTimes>(
  reader: Reader,
  events: readonly Event[],
): Promise<Event[]> {
  if (!events.some(({ repeat }) => repeat?.notOnHolidays)) return [...events]
  const holidays = await readReference(reader, holidaysKind)
  return events.map((event) => leaveOutHolidays(event, holidays))
}

/** Reads the fields of an event except title and body, as `withoutHolidays` returns them. */
export async function readEventFields(
  reader: Reader,
  { data }: { data: string },
): Promise<EventFields> {
  const [event] = await withoutHolidays(reader, [parseStoredFields(eventKind, data)])
  if (!event) throw new Error('withoutHolidays returns as many events as it gets.')
  return event
}

/** Reads the fields of several events. */
async function readFields<Entry extends { data: string }>(
  reader: Reader,
  entries: readonly Entry[],
): Promise<{ entry: Entry; event: EventFields }[]> {
  const parsed = entries.map((entry) => ({ entry, ...parseStoredFields(eventKind, entry.data) }))
  const events = await withoutHolidays(reader, parsed)
  return events.map(({ entry, ...event }) => ({ entry, event }))
}

type EventFields = ReturnType<typeof parseStoredFields<SchoolEvent>>

function toItem(
  { language }: Reader,
  entry: Pick<VisibleEntry, 'id' | 'slug' | 'title' | 'category' | 'language' | 'sample'>,
  event: EventFields,
  { startsAt, endsAt }: Occurrence,
): EventItem {
  const { place, allDay, repeat } = event
  return {
    ...languageOfRow(entry),
    eventID: String(entry.id),
    slug: entry.slug,
    title: entry.title,
    category: entry.category,
    place,
    allDay,
    repeat: repeat && { every: everyOf(event, repeat, language), until: repeat.until },
    startsAt,
    endsAt,
    sample: entry.sample === 1,
  }
}

/** Returns how often an event takes place: `month`, or its weekdays in a language. */
function everyOf(event: EventTimes, { every, weekdays: chosen = [] }: Repeat, language: string) {
  if (every !== 'week' || chosen.length === 0) return every
  const names = weekdaysOf(event).map((name) =>
    formatWeekday(addDays(aSunday, weekdays.indexOf(name)), language),
  )
  return new Intl.ListFormat(language).format(names)
}

/** Any Sunday, for the names of weekdays. */
const aSunday = '2023-01-01'
