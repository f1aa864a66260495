import { eventSchema } from '../../../school/events/event.ts'
import { eventKind } from '../../../school/events/event-kind.ts'
import type { EntryPages } from '../entries/entry-pages.ts'
import { readShape } from '../forms/form-shape.ts'

export const eventPages: EntryPages = {
  path: 'events',
  kind: 'event',
  one: 'event',
  many: 'Events',
  rules: eventKind,
  schema: eventSchema,
  shape: readShape(eventSchema),
  categories: [],
  isOrdered: false,
}
