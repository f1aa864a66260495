import { announcementPages } from '../announcements/announcement-pages.ts'
import { eventPages } from '../events/event-pages.ts'
import { newsPages } from '../news/news-pages.ts'
import { researchPages } from '../research/research-pages.ts'
import { servicePages } from '../service/service-pages.ts'
import type { EntryPages } from './entry-pages.ts'

/** Every kind of entry, in the order of the menu. */
export const allEntryPages: readonly EntryPages[] = [
  newsPages,
  announcementPages,
  eventPages,
  researchPages,
  servicePages,
]

/** Finds the pages of a kind by its API name. */
export const pagesOfKind = (kind: string) => allEntryPages.find((pages) => pages.kind === kind)
