import { liveReader } from '../../school/content/reader.ts'
import type { Database } from '../../db/database.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { sortDayOf } from '../../school/kinds/entry-status.ts'
import { eventKind, hasTimes, type SchoolEvent } from '../../school/kinds/event.ts'
import { holidaysKind } from '../../school/kinds/holidays.ts'
import { dayOf, occurrencesBetween } from '../../school/kinds/occurrences.ts'
import type { YearEvent } from './move.server.ts'
import { daysOf, moveYearsIn } from './school-year.ts'

/** Maximum number of events to read: far more than a school has in two years. */
const eventLimit = 2_000

/** An event as it is stored: those of earlier versions lack what was added later. */
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
    .where('sort_day', '>=', sortDayOf(from))
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

interface EventsOfYear {
  events: (YearEvent & { classesFor: readonly string[] })[]
  /** the days of classes, as the events say them */
  firstDay: string | null
  lastDay: string | null
}

/** Lists the published events of a school year in their order, without the reasons of `again`. */
export async function listYearEvents(database: Database, start: number): Promise<EventsOfYear> {
  return ofYear(await readEvents(database, daysOf(start).first), start)
}

function ofYear(all: readonly StoredEvent[], start: number): EventsOfYear {
  const { first, last } = daysOf(start)
  const events = all
    .filter(({ isPublished }) => isPublished)
    .flatMap((event) => {
      const [occurrence] = occurrencesBetween(event, first, last)
      if (!occurrence || dayOf(occurrence.startsAt) < first) return []
      const { id, title, repeat, allDay, sample, classesFor = [] } = event
      return [
        {
          id,
          title,
          ...occurrence,
          until: repeat && (repeat.until < last ? repeat.until : last),
          every: repeat && repeat.every,
          allDay,
          isSample: sample,
          again: null,
          classesFor,
        },
      ]
    })
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  const classes = events.filter(({ classesFor }) => classesFor.length > 0)
  const lastDays = classes.map(({ until, endsAt }) => until ?? dayOf(endsAt)).sort()
  const [firstOfClasses] = classes
  return {
    events,
    firstDay: firstOfClasses ? dayOf(firstOfClasses.startsAt) : null,
    lastDay: lastDays.at(-1) ?? null,
  }
}

/** Lists the published events of a school year, and which of them come again without a copy. */
export async function readYearEvents(
  database: Database,
  start: number,
): Promise<Omit<EventsOfYear, 'events'> & { events: YearEvent[] }> {
  const { first, last } = daysOf(start + 1)
  const all = await readEvents(database, daysOf(start).first)
  const { events, ...days } = ofYear(all, start)
  const holidays = await readReference(liveReader(database), holidaysKind)
  const holidayNames = new Set(holidays.map(({ name }) => nameOf(name)))
  const next = all.filter((event) =>
    occurrencesBetween(event, first, last).some(({ startsAt }) => dayOf(startsAt) >= first),
  )
  const goOn = new Set(next.map(({ id }) => id))
  const nextNames = new Set(next.map(({ title }) => nameOf(title)))
  const reasonOf = ({ id, title }: YearEvent): YearEvent['again'] => {
    if (holidayNames.has(nameOf(title))) return 'holiday'
    if (goOn.has(id)) return 'goes-on'
    const names = [nameOf(title), nameOf(moveYearsIn(title, 1))]
    return names.some((name) => nextNames.has(name)) ? 'exists' : null
  }
  return {
    ...days,
    events: events.map(({ classesFor: _, ...event }) => ({ ...event, again: reasonOf(event) })),
  }
}

/** Makes names of events comparable: case, spaces and signs do not matter. */
const nameOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
