import type { SelectQueryBuilder } from 'kysely'
import { liveReader } from '../reader.ts'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { withoutHolidays } from '../events/read-events.server.ts'
import type { EditedEntry } from './editing.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { hasTimes, isEvents } from '../../kinds/event.ts'
import { nearestOccurrence, type EventTimes, type Occurrence } from '../../kinds/occurrences.ts'
import { dayNumber } from '../../base/dates.ts'

/**
 * Finds one page of events in the order in which staff look for them: events without a date, then
 * coming events, soonest first, then past events, latest first. Coming events are few; they are
 * sorted here, because a repeat is stored with its last day.
 *
 * @param today `YYYY-MM-DD` in Manila
 * @returns ids, in order
 */
export async function findPageOfEvents(
  database: Database,
  matching: SelectQueryBuilder<Tables, 'entry', object>,
  { page, perPage }: { page: number; perPage: number },
  today: string,
): Promise<{ id: number }[]> {
  const rows = await matching
    .select(['id', 'data'])
    .where((eb) => eb.or([eb('sort_day', '>=', dayNumber(today)), eb('sort_day', '=', 0)]))
    .orderBy('id')
    .execute()
  const events = rows.map(({ id, data }) => ({ id, ...(JSON.parse(data) as EventTimes) }))
  const coming = (await withoutHolidays(liveReader(database), events))
    .map((event) => ({ id: event.id, startsAt: occurrenceOf(event, today)?.startsAt ?? '' }))
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  const skip = (page - 1) * perPage
  const first = coming.slice(skip, skip + perPage).map(({ id }) => ({ id }))
  if (first.length === perPage) return first
  const over = await matching
    .select('id')
    .where('sort_day', '<', dayNumber(today))
    .where('sort_day', '>', 0)
    .orderBy('sort_day', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage - first.length)
    .offset(Math.max(0, skip - coming.length))
    .execute()
  return [...first, ...over]
}

/**
 * Returns the current or next occurrence of an event, or else the last occurrence; `null` for a
 * draft without a date.
 */
const occurrenceOf = (event: EventTimes, today: string): Occurrence | null =>
  hasTimes(event) ? nearestOccurrence(event, today) : null

/** Adds the current or next occurrence to entries; `null` for kinds other than events. */
export async function withOccurrences<Entry extends EditedEntry>(
  database: Database,
  kind: AnyKind,
  entries: readonly Entry[],
  today: string,
): Promise<(Entry & { occurrence: Occurrence | null })[]> {
  if (!isEvents(kind)) return entries.map((entry) => ({ ...entry, occurrence: null }))
  const events = await withoutHolidays(
    liveReader(database),
    entries.map(({ data }) => data as unknown as EventTimes),
  )
  return entries.map((entry, index) => {
    const event = events[index]
    return { ...entry, occurrence: event ? occurrenceOf(event, today) : null }
  })
}
