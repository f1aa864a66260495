import * as z from 'zod'
import { editedStates } from '../../content/editing/editing.ts'

/** Kinds of items in the calendar of the staff pages, in the order of its filter. */
export const calendarKinds = [
  'event',
  'class-notice',
  'holiday',
  'scheduled',
  'change',
  'ending',
  'fact',
  'consent',
] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** An item of the calendar: an occurrence of an event, or something that happens at a time. */
export const calendarItemSchema = z.object({
  kind: z.enum(calendarKinds),
  title: z.string(),
  startsAt: z.string().describe('YYYY-MM-DDTHH:MM in Manila'),
  endsAt: z.string().describe('YYYY-MM-DDTHH:MM in Manila'),
  allDay: z.boolean().describe('whether only the days count'),
  state: z.enum(editedStates).nullable().describe('of an event or a class notice, otherwise null'),
  subject: z.string().describe('a kind of entry, `reference`, `fact` or `media`'),
  subjectId: z.string().describe('its id, or the key of reference content'),
})
export type CalendarItem = z.output<typeof calendarItemSchema>

/** The answer of `GET /api/admin/calendar`. */
export const calendarSchema = z.object({
  month: z.string().describe('YYYY-MM'),
  items: z.array(calendarItemSchema).describe('with a day in the month, in order'),
})
