import { untitled, type EntryKind } from '../entries/entry-kind.ts'
import { announcementSlug, strictAnnouncementSlug } from '../slug.ts'
import { toBeAnnounced } from '../to-be-announced.ts'
import { announcementSchema, type Announcement } from './announcement.ts'
import { fullListSlug } from './announcements.ts'

/**
 * Announcements for the entry engine. `/announcements/all` is the full list, so no announcement may
 * have that slug.
 */
export const announcementKind: EntryKind<Announcement> = {
  name: 'announcement',
  schema: announcementSchema,
  slug: announcementSlug,
  strictSlug: strictAnnouncementSlug,
  reservedSlugs: [fullListSlug],
  category: (announcement) => announcement.category,
  topics: () => [],
  sortDate: (announcement) => announcement.date,
  dayField: 'date',
  fillIn: (draft, today) => ({
    ...draft,
    title: draft.title || untitled,
    date: draft.date || draft.startsOn || draft.endsOn || today,
    category: draft.category || toBeAnnounced,
  }),
  sectionField: 'category',
}
