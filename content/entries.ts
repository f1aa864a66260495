import type * as z from 'zod'
import { announcementKind } from '../school/kinds/announcement.ts'
import { eventKind } from '../school/kinds/event.ts'
import type { KindName } from '../school/kinds/index.ts'

/** The starter entries of one kind; loaded only when they are to be put in. */
interface StarterEntries {
  load: () => Promise<readonly unknown[]>
  /**
   * The day on which an entry appears: the day by which its list is sorted, or the day on which it
   * is put in.
   */
  appears: 'by its date' | 'when put in'
}

/** The starters of every kind of dated entry, in the order in which they are put in. */
export const starterEntries: Record<KindName, StarterEntries> = {
  article: {
    load: async () => (await import('./news/starter-news.ts')).starterNews,
    appears: 'by its date',
  },
  announcement: {
    load: async () => {
      const { starterAnnouncements } = await import('./announcements/starter-announcements.ts')
      return withFilipino(announcementKind, starterAnnouncements)
    },
    appears: 'by its date',
  },
  research: {
    load: async () => (await import('./research/starter-research.ts')).starterResearch,
    appears: 'by its date',
  },
  'service-article': {
    load: async () =>
      (await import('./service-article/starter-service-articles.ts')).starterServiceArticles,
    appears: 'by its date',
  },
  // Only the school can say whether classes are held.
  'class-notice': { load: () => Promise.resolve([]), appears: 'when put in' },
  // An event is announced long before its day.
  event: {
    load: async () =>
      withFilipino(eventKind, (await import('./events/starter-events.ts')).starterEvents),
    appears: 'when put in',
  },
}

/** Adds their Filipino to entries that tell families what to do and when; stories are in English. */
async function withFilipino<Entry>({ schema }: { schema: z.ZodType }, entries: readonly Entry[]) {
  const { addFilipino } = await import('./filipino/add-filipino.ts')
  return entries.map((entry) => addFilipino(schema, entry))
}
