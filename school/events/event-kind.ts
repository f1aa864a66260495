import { untitled, type EntryKind } from '../entries/entry-kind.ts'
import { announcementSlug, strictAnnouncementSlug } from '../slug.ts'
import { toBeAnnounced } from '../to-be-announced.ts'
import { eventSchema, type SchoolEvent } from './event.ts'
import { lastDayOf, monthsOf, type EventTimes } from './occurrences.ts'

/** Events in the entry engine. */
export const eventKind: EntryKind<SchoolEvent> = {
  name: 'event',
  schema: eventSchema,
  slug: announcementSlug,
  strictSlug: strictAnnouncementSlug,
  reservedSlugs: [],
  category: (event) => event.category,
  // The months in which it has days, `2026-12`: the calendar of a month is a list like any other
  // (decision 0010).
  topics: (event) => (hasTimes(event) ? monthsOf(event) : []),
  // The last day, repeats included: what lies before today in the index is over, however long ago
  // it began.
  sortDate: (event) => (hasTimes(event) ? lastDayOf(event) : null),
  fillIn: (draft, today) => {
    const startsAt = draft.startsAt || draft.endsAt || `${today}T08:00`
    const endsAt = draft.endsAt || startsAt
    return {
      ...draft,
      title: draft.title || untitled,
      startsAt,
      endsAt,
      category: draft.category || toBeAnnounced,
      repeat: hasTimes({ startsAt, endsAt, repeat: draft.repeat }) ? draft.repeat : null,
    }
  },
  sectionField: 'category',
}

/** Whether it is known when an event takes place; a draft may not say it yet. */
const hasTimes = ({ startsAt, endsAt, repeat }: EventTimes) =>
  startsAt !== '' && endsAt !== '' && (repeat === null || Object.values(repeat).every(Boolean))
