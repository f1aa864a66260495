import type { InLanguage } from '../../base/filipino.ts'
import type { ShownPicture } from '../../base/photo.ts'
import type { SchoolEvent } from '../../kinds/event.ts'
import type { Occurrence } from '../../kinds/occurrences.ts'

/** One occurrence of an event in a list; times are in Manila, `YYYY-MM-DDTHH:MM`. */
export interface EventItem extends Occurrence, InLanguage {
  eventID: string
  slug: string
  title: string
  category: string
  place: string | null
  allDay: boolean
  /** `every`: day, week, month, year, or the weekdays in the visitor's language */
  repeat: { every: string; until: string } | null
  sample: boolean
}

/** An event with its text and every field of its kind; `content` is clean HTML and may be empty. */
export interface EventDetail extends EventItem, Omit<SchoolEvent, keyof EventItem | 'bannerImage'> {
  content: string
  image: ShownPicture | null
  /** a short description as plain text */
  summary: string
  /** the last day of the event has passed */
  isOver: boolean
  /** the next occurrences after the shown one, at most eight */
  further: Occurrence[]
}
