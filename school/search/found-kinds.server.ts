import { announcementKind } from '../announcements/announcement-kind.ts'
import type { EntryData, EntryKind } from '../entries/entry-kind.ts'
import { eventKind } from '../events/event-kind.ts'
import { newsKind } from '../news/news-kind.ts'
import { researchKind } from '../research/research-kind.ts'
import { serviceKind } from '../service/service-kind.ts'
import { alsoSearched } from './index-entries.server.ts'

/** What an address is made of. */
interface FoundEntry {
  id: number
  slug: string
  category: string
}

/** How search shows one kind of dated entry. */
export interface FoundKind {
  name: string
  /** what a visitor calls it */
  label: string
  address: (entry: FoundEntry) => string
  /**
   * whether it comes from `CONTENT_HOST` where there is one: then the database's own are not on the
   * site
   */
  fromHost: boolean
  /** the further texts by which an entry is found, from its stored data */
  also: (data: string) => string[]
}

/**
 * A kind that is not named here is kept in the index but not found: give each new kind its line.
 */
export const foundKinds: readonly FoundKind[] = [
  found(newsKind, { label: 'News', address: ({ slug }) => `/dycian-news/${slug}`, fromHost: true }),
  found(announcementKind, {
    label: 'Announcement',
    address: ({ slug }) => `/announcements/${slug}`,
    fromHost: true,
  }),
  found(eventKind, { label: 'Event', address: ({ slug }) => `/events/${slug}`, fromHost: false }),
  found(serviceKind, {
    label: 'Paraya',
    address: ({ slug }) => `/servanthood/paraya/articles/${slug}`,
    fromHost: false,
  }),
  found(researchKind, {
    label: 'Research',
    address: ({ id, category }) => `/innovations/dyci-research/research/${category}/${id}`,
    fromHost: false,
  }),
]

function found<Data extends EntryData>(
  kind: EntryKind<Data>,
  { label, address, fromHost }: Pick<FoundKind, 'label' | 'address' | 'fromHost'>,
): FoundKind {
  return {
    name: kind.name,
    label,
    address,
    fromHost,
    // Checked by the kind's schema when it was saved.
    also: (data) => alsoSearched(kind, JSON.parse(data) as Data),
  }
}
