import { announcementKind } from '../announcements/announcement-kind.ts'
import type { EntryData, EntryKind } from '../entries/entry-kind.ts'
import { newsKind } from '../news/news-kind.ts'
import { alsoSearched } from './index-entries.server.ts'

/** How search shows one kind of dated entry. */
export interface FoundKind {
  name: string
  /** what a visitor calls it */
  label: string
  address: (slug: string) => string
  /** whether it comes from `CONTENT_HOST` where there is one: then the database's own are not on the site */
  fromHost: boolean
  /** the further texts by which an entry is found, from its stored data */
  also: (data: string) => string[]
}

/** A kind that is not named here is kept in the index but not found: give each new kind its line. */
export const foundKinds: readonly FoundKind[] = [
  found(newsKind, { label: 'News', under: '/dycian-news', fromHost: true }),
  found(announcementKind, { label: 'Announcement', under: '/announcements', fromHost: true }),
]

function found<Data extends EntryData>(
  kind: EntryKind<Data>,
  { label, under, fromHost }: { label: string; under: string; fromHost: boolean },
): FoundKind {
  return {
    name: kind.name,
    label,
    fromHost,
    address: (slug) => `${under}/${encodeURIComponent(slug)}`,
    // Checked by the kind's schema when it was saved.
    also: (data) => alsoSearched(kind, JSON.parse(data) as Data),
  }
}
