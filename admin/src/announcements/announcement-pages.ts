import { announcementSchema } from '../../../school/announcements/announcement.ts'
import { announcementKind } from '../../../school/announcements/announcement-kind.ts'
import type { EntryPages } from '../entries/entry-pages.ts'
import { readShape } from '../forms/form-shape.ts'

export const announcementPages: EntryPages = {
  path: 'announcements',
  kind: 'announcement',
  one: 'announcement',
  many: 'Announcements',
  rules: announcementKind,
  schema: announcementSchema,
  shape: readShape(announcementSchema),
  categories: [],
  isOrdered: false,
}
