import { announcementKind } from '../school/announcements/announcement-kind.ts'
import type { EntryData, EntryKind } from '../school/entries/entry-kind.ts'
import { eventKind } from '../school/events/event-kind.ts'
import { newsKind } from '../school/news/news-kind.ts'
import { researchKind } from '../school/research/research-kind.ts'
import { serviceKind } from '../school/service/service-kind.ts'

/** The starter entries of one kind; loaded only when they are to be put in. */
export interface StarterEntries {
  kind: EntryKind<EntryData>
  load: () => Promise<readonly unknown[]>
  /**
   * the day on which an entry appeared; `null`: when it is put in; left out: the day by which its
   * list is sorted
   */
  publishedOn?: () => null
}

const starter = <Data extends EntryData>(
  kind: EntryKind<Data>,
  load: StarterEntries['load'],
  more: Pick<StarterEntries, 'publishedOn'> = {},
) => ({ kind, load, ...more }) as unknown as StarterEntries

/** Every kind of dated entry and its starters, in the order in which they are put in. */
export const starterEntries: readonly StarterEntries[] = [
  starter(newsKind, async () => (await import('./news/starter-news.ts')).starterNews),
  starter(
    announcementKind,
    async () => (await import('./announcements/starter-announcements.ts')).starterAnnouncements,
  ),
  starter(
    researchKind,
    async () => (await import('./research/starter-research.ts')).starterResearch,
  ),
  starter(
    serviceKind,
    async () => (await import('./service/starter-service-articles.ts')).starterServiceArticles,
  ),
  // An event is announced long before its day.
  starter(eventKind, async () => (await import('./events/starter-events.ts')).starterEvents, {
    publishedOn: () => null,
  }),
]
