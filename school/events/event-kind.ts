import type { EntryKind } from '../entries/entry-kind.ts'
import { announcementSlug, strictAnnouncementSlug } from '../slug.ts'
import { eventSchema, type SchoolEvent } from './event.ts'
import { lastDayOf, monthsOf } from './occurrences.ts'

/** Events in the entry engine. */
export const eventKind: EntryKind<SchoolEvent> = {
  name: 'event',
  schema: eventSchema,
  slug: announcementSlug,
  strictSlug: strictAnnouncementSlug,
  reservedSlugs: [],
  category: (event) => event.category,
  // The months in which it has days, `2026-12`: the calendar of a month is a list like any other (decision 0010).
  topics: monthsOf,
  // The last day, repeats included: what lies before today in the index is over, however long ago it began.
  sortDate: lastDayOf,
}
