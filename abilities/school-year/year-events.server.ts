import { liveReader } from '../../school/content/reader.ts'
import type { Database } from '../../db/database.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { eventKind, hasTimes, type SchoolEvent } from '../../school/kinds/event.ts'
import { holidaysKind } from '../../school/kinds/holidays.ts'
import { dayOf, occurrencesBetween } from '../../school/kinds/occurrences.ts'
import type { YearEvent } from './school-year-schemas.server.ts'
import { daysOf, moveYearsIn } from './school-year.ts'
import { dayNumber } from '../../school/base/dates.ts'

/** Maximum number of events to read: far more than a school has in two years. */
const eventLimit = 2_000

/** An event as it is stored. Events of earlier versions have no `classesFor`. */
interface StoredEvent
  extends Omit<SchoolEvent, 'classesFor'>, Partial<Pick<SchoolEvent, 'classesFor'>> {
  id: number
  isPublished: boolean
}

/** Reads the events, drafts too, that end on a day or later. */
async function readEvents(database: Database, from: string): Promise<StoredEvent[]> {
  const rows = await database
    .selectFrom('entry')
    .select(['id', 'title', 'status', 'data'])
    .where('kind', '=', eventKind.name)
    .where('status', 'in', ['published', 'draft'])
    .where('sort_day', '>=', dayNumber(from))
    .orderBy('id')
    .limit(eventLimit)
    .execute()
  return rows
    .map(({ id, title, status, data }) => ({
      ...(JSON.parse(data) as SchoolEvent),
      id,
      title,
      isPublished: status === 'published',
    }))
    .filter(hasTimes)
}

/**
 * Lists the published events of a school year by their first day, and which of them come again in the
 * next one without a copy.
 *
 * @param start calendar year in which the school year begins
 * @returns also the first and last day of classes, if events have them
 */
export async function readYearEvents(
  database: Database,
  start: number,
): Promise<{ events: YearEvent[]; firstDay: string | null; lastDay: string | null }> {
  const [{ first, last }, next] = [daysOf(start), daysOf(start + 1)]
  const all = await readEvents(database, first)
  const holidays = await readReference(liveReader(database), holidaysKind)
  const holidayNames = new Set(holidays.map(({ name }) => plainName(name)))
  const nextEvents = all.filter((event) =>
    occurrencesBetween(event, next.first, next.last).some(
      ({ startsAt }) => dayOf(startsAt) >= next.first,
    ),
  )
  const nextIds = new Set(nextEvents.map(({ id }) => id))
  const nextNames = new Set(nextEvents.map(({ title }) => plainName(title)))
  const reasonOf = ({ id, title }: StoredEvent): YearEvent['again'] => {
    if (holidayNames.has(plainName(title))) return 'holiday'
    if (nextIds.has(id)) return 'goes-on'
    const names = [plainName(title), plainName(moveYearsIn(title, 1))]
    return names.some((name) => nextNames.has(name)) ? 'exists' : null
  }
  const events = all
    .filter(({ isPublished }) => isPublished)
    .flatMap((event) => {
      const [occurrence] = occurrencesBetween(event, first, last)
      if (!occurrence || dayOf(occurrence.startsAt) < first) return []
      const { id, title, repeat, sample, classesFor = [] } = event
      const until = repeat && (repeat.until < last ? repeat.until : last)
      const every = repeat && repeat.every
      const again = reasonOf(event)
      const listed = { id, title, ...occurrence, until, every, isSample: sample, again }
      return [{ listed, hasClasses: classesFor.length > 0 }]
    })
    .sort((one, other) => one.listed.startsAt.localeCompare(other.listed.startsAt))
  const classes = events.filter(({ hasClasses }) => hasClasses).map(({ listed }) => listed)
  return {
    events: events.map(({ listed }) => listed),
    firstDay: classes[0] ? dayOf(classes[0].startsAt) : null,
    lastDay:
      classes
        .map(({ until, endsAt }) => until ?? dayOf(endsAt))
        .sort()
        .at(-1) ?? null,
  }
}

/** Makes names of events comparable: case, spaces and signs do not matter. */
const plainName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
