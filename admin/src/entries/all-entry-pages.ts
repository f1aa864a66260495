import { announcementPages } from '../announcements/announcement-pages.ts'
import { eventPages } from '../events/event-pages.ts'
import { newsPages } from '../news/news-pages.ts'
import { researchPages } from '../research/research-pages.ts'
import { servicePages } from '../service/service-pages.ts'
import type { EntryPages } from './entry-pages.ts'

/** Every kind of dated entry, as the menu lists them. */
export const allEntryPages: readonly EntryPages[] = [
  newsPages,
  announcementPages,
  eventPages,
  researchPages,
  servicePages,
]

/** The pages of a kind, by its name in the API. */
export const pagesOfKind = (kind: string) => allEntryPages.find((pages) => pages.kind === kind)
