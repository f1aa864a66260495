import type { SchoolEvent } from './event.ts'
import type { Occurrence } from './occurrences.ts'

/**
 * An event in a list at one of the times at which it takes place; times are Manila's,
 * `YYYY-MM-DDTHH:MM`.
 */
export interface EventItem extends Occurrence {
  eventID: string
  slug: string
  title: string
  category: string
  place: string | null
  allDay: boolean
  repeat: SchoolEvent['repeat']
  sample: boolean
}

/** An event to read; `content` is clean HTML and may be empty. */
export interface EventDetail extends EventItem {
  content: string
  image: string | null
  /** a few words about it as plain text */
  summary: string
  /** whether its last day is over */
  isOver: boolean
  /** when it comes again after the time above, a few */
  further: Occurrence[]
}
