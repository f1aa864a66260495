import { announcementSchema } from '../../../school/announcements/announcement.ts'
import type { EntryPages } from '../entries/entry-pages.ts'
import { readShape } from '../forms/form-shape.ts'

export const announcementPages: EntryPages = {
  path: 'announcements',
  kind: 'announcement',
  one: 'announcement',
  many: 'Announcements',
  schema: announcementSchema,
  shape: readShape(announcementSchema),
  categories: [],
  isOrdered: false,
}
