/// <reference lib="esnext.temporal" />
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { addDays, schoolTimeZone } from '../../base/dates.ts'
import type { EntryRow } from '../../../db/tables.ts'
import {
  findVisibleEntry,
  listVisibleByDay,
  type DayEntry,
} from '../entries/visible-entries.server.ts'
import { entryAddress } from '../../kinds/define-kind.ts'
import { eventKind, type SchoolEvent } from '../../kinds/event.ts'
import {
  dayOf,
  timeOf,
  weekdaysOf,
  type EventTimes,
  type Repeat,
  type Weekday,
} from '../../kinds/occurrences.ts'
import { readEventFields, todayOf } from './read-events.server.ts'

/** Number of days for which the feed keeps past events. */
const keptDays = 366

/** Maximum number of events in the feed. */
const feedLimit = 1_000

/** Refresh interval of subscribed calendars: six hours. */
const refreshAfter = 'PT6H'

/** Texts and addresses of a calendar in one language. */
export interface CalendarWords {
  language: string
  name: string
  /** the note of a sample event */
  sampleNote: string
  /** returns the whole address of the page at a path in English */
  addressOf: (path: string) => string
}

/** Writes future and recent events as an iCalendar document (RFC 5545), without sample events. */
export async function readCalendarFeed(
  source: ContentSource,
  words: CalendarWords,
): Promise<string> {
  const from = addDays(todayOf(source), -keptDays)
  const choice = { kind: eventKind.name, from, limit: feedLimit }
  const entries = await listVisibleByDay(source, choice)
  const realEvents = entries.filter(({ sample }) => sample === 0)
  const text = await calendarOf(source, realEvents, words)
  // The library would write these after the time zone, where RFC 5545 (3.6) allows no more
  // properties.
  const refresh = `REFRESH-INTERVAL;VALUE=DURATION:${refreshAfter}\r\nX-PUBLISHED-TTL:${refreshAfter}\r\n`
  return text.replace('METHOD:PUBLISH\r\n', (line) => line + refresh)
}

/**
 * Writes one event as an iCalendar document; `null` when the slug is unknown. An event with another
 * `slug` has moved: redirect there.
 */
export async function readCalendarEvent(
  source: ContentSource,
  slug: string,
  words: CalendarWords,
): Promise<{ slug: string; text: string } | null> {
  const entry = await findVisibleEntry(source, eventKind.name, slug)
  return entry && { slug: entry.slug, text: await calendarOf(source, [entry], words) }
}

async function calendarOf(
  source: ContentSource,
  entries: readonly (DayEntry | EntryRow)[],
  words: CalendarWords,
): Promise<string> {
  const calendar = ical({
    name: words.name,
    prodId: `//DYCI//Website//${words.language.toUpperCase()}`,
    method: ICalCalendarMethod.PUBLISH,
    // Sets the zone on each event, not on the calendar: the library then writes DTSTAMP in UTC, as
    // RFC 5545 requires.
    timezone: { name: null, generator: () => manila },
    events: await Promise.all(entries.map((entry) => toCalendarEvent(source, entry, words))),
  })
  return `${calendar.toString()}\r\n`
}

async function toCalendarEvent(
  source: ContentSource,
  entry: DayEntry | EntryRow,
  words: CalendarWords,
): Promise<ICalEventData> {
  const event = await readEventFields(source, entry)
  const address = words.addressOf(entryAddress(eventKind, entry))
  const note = entry.sample === 1 ? words.sampleNote : ''
  const changedAt = new Date(entry.changed_at)
  return {
    // Stays the same as long as the event exists, even when its title and address change.
    id: `event-${entry.id}@${new URL(address).hostname}`,
    sequence: (entry.live_revision ?? 1) - 1,
    // Uses the time of the last change, not of the request (RFC 5545, 3.8.7.2): unchanged content
    // is an unchanged file.
    stamp: changedAt,
    lastModified: changedAt,
    summary: entry.title,
    description: [note, entry.summary, address].filter(Boolean).join('\n\n'),
    url: address,
    categories: [{ name: entry.category }],
    ...(event.place && { location: event.place }),
    ...timesOf(event),
    ...(event.repeat && { repeating: ruleOf(event, event.repeat) }),
  }
}

/** Returns the times of an event. The end is exclusive: an all-day event ends the day after. */
function timesOf({
  allDay,
  startsAt,
  endsAt,
}: Pick<SchoolEvent, 'allDay' | 'startsAt' | 'endsAt'>) {
  if (allDay) {
    const start = Temporal.PlainDate.from(dayOf(startsAt))
    return { allDay, start, end: Temporal.PlainDate.from(addDays(dayOf(endsAt), 1)) }
  }
  const start = Temporal.PlainDateTime.from(startsAt)
  const times = { start, timezone: schoolTimeZone }
  return startsAt === endsAt ? times : { ...times, end: Temporal.PlainDateTime.from(endsAt) }
}

/**
 * Writes the rule of a repeat and its left-out days. The rule names weekdays, day and month:
 * otherwise programs differ about the 31st and February 29. UNTIL is a date for an all-day event,
 * otherwise the end of that day in Manila in UTC (RFC 5545, 3.3.10).
 */
function ruleOf(event: EventTimes & Pick<SchoolEvent, 'allDay'>, repeat: Repeat): string {
  const { allDay, startsAt } = event
  const { every, until, except = [] } = repeat
  const onDay = `BYMONTHDAY=${Number(startsAt.slice(8, 10))}`
  const rules = {
    day: 'FREQ=DAILY',
    week: `FREQ=WEEKLY;BYDAY=${weekdaysOf(event).map(weekdayCode).join(',')}`,
    month: `FREQ=MONTHLY;${onDay}`,
    year: `FREQ=YEARLY;BYMONTH=${Number(startsAt.slice(5, 7))};${onDay}`,
  }
  const rule = `RRULE:${rules[every]};UNTIL=${compact(until)}${allDay ? '' : 'T155959Z'}`
  if (except.length === 0) return rule
  const zone = allDay ? 'VALUE=DATE' : `TZID=${schoolTimeZone}`
  const hour = allDay ? '' : `T${timeOf(startsAt).replace(':', '')}00`
  return `${rule}\r\nEXDATE;${zone}:${except.map((day) => compact(day) + hour).join(',')}`
}

/** '20261216' for `2026-12-16`. */
const compact = (day: string) => day.replaceAll('-', '')

/** 'MO' for `Monday`. */
const weekdayCode = (name: Weekday) => name.slice(0, 2).toUpperCase()

/** Asia/Manila for calendars: UTC+8 without daylight saving time since 1990. */
const manila = `BEGIN:VTIMEZONE
TZID:${schoolTimeZone}
BEGIN:STANDARD
DTSTART:19900729T000000
TZOFFSETFROM:+0900
TZOFFSETTO:+0800
TZNAME:PST
END:STANDARD
END:VTIMEZONE`
