import { announcementKind } from '../announcements/announcement-kind.ts'
import type { EntryData, EntryKind } from '../entries/entry-kind.ts'
import { eventKind } from '../events/event-kind.ts'
import { newsKind } from '../news/news-kind.ts'
import { researchKind } from '../research/research-kind.ts'
import { serviceKind } from '../service/service-kind.ts'

/** A kind of entry as staff know it. */
export interface EditedKind {
  /** in addresses of the staff API, in the activity log and in autosaves: `article` */
  name: EditedKindName
  kind: EntryKind<EntryData>
  /** what staff call one of them, and several */
  label: string
  plural: string
}

export const editedKindNames = ['article', 'announcement', 'event', 'research', 'service'] as const
export type EditedKindName = (typeof editedKindNames)[number]

const edited = <Data extends EntryData>(
  name: EditedKindName,
  kind: EntryKind<Data>,
  label: string,
  plural: string,
): EditedKind =>
  // The engine gives a kind no other data than that which its own schema has made.
  ({ name, kind: kind as unknown as EntryKind<EntryData>, label, plural })

/** Every kind of dated entry, in the order in which staff see them. */
export const editedKinds: readonly EditedKind[] = [
  edited('article', newsKind, 'Article', 'News'),
  edited('announcement', announcementKind, 'Announcement', 'Announcements'),
  edited('event', eventKind, 'Event', 'Events'),
  edited('research', researchKind, 'Research item', 'Research'),
  edited('service', serviceKind, 'Paraya article', 'Paraya articles'),
]

/** The kind with a name in the staff API; `null` for none. */
export const findEditedKind = (name: string): EditedKind | null =>
  editedKinds.find((each) => each.name === name) ?? null
