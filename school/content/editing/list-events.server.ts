import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { sortDayOf } from '../../kinds/entry-status.ts'
import { hasTimes } from '../../kinds/event.ts'
import { nearestOccurrence, type EventTimes, type Occurrence } from '../../kinds/occurrences.ts'

/**
 * Finds one page of events as staff look for them: those without a date first, then what is coming,
 * soonest first, then what is over, latest first. What is coming is few and is sorted here, because a
 * repeat is stored with its last day.
 *
 * @param today `YYYY-MM-DD` in Manila
 * @returns ids, in order
 */
export async function findPageOfEvents(
  matching: SelectQueryBuilder<Tables, 'entry', object>,
  { page, perPage }: { page: number; perPage: number },
  today: string,
): Promise<{ id: number }[]> {
  const rows = await matching
    .select(['id', 'data'])
    .where((eb) => eb.or([eb('sort_day', '>=', sortDayOf(today)), eb('sort_day', '=', 0)]))
    .orderBy('id')
    .execute()
  const coming = rows
    .map(({ id, data }) => {
      const fields = JSON.parse(data) as Record<string, unknown>
      return { id, startsAt: occurrenceOf(fields, today)?.startsAt ?? '' }
    })
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  const skip = (page - 1) * perPage
  const first = coming.slice(skip, skip + perPage).map(({ id }) => ({ id }))
  if (first.length === perPage) return first
  const over = await matching
    .select('id')
    .where('sort_day', '<', sortDayOf(today))
    .where('sort_day', '>', 0)
    .orderBy('sort_day', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage - first.length)
    .offset(Math.max(0, skip - coming.length))
    .execute()
  return [...first, ...over]
}

/**
 * Returns the current or next occurrence of an event, after all of them the last; `null` for a draft
 * without a date.
 */
export function occurrenceOf(data: Record<string, unknown>, today: string): Occurrence | null {
  const event = data as unknown as EventTimes
  return hasTimes(event) ? nearestOccurrence(event, today) : null
}
