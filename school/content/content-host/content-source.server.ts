import type { AddedByPage } from '../../base/readable-html.server.ts'
import type { TimedReader } from '../reader.ts'
import type { ContentHost } from './content-host.server.ts'

/**
 * Source of public content: this database, and for news and announcements optionally another host.
 * A site has one, which product/create-site.ts builds. Pages in Filipino and previews read from a
 * copy of it, spread with changed fields.
 *
 * It extends `AddedByPage` because functions that read content also finish its texts for display,
 * and the players and links in a text depend on the page.
 */
export interface ContentSource extends AddedByPage, TimedReader {
  /** the host of `CONTENT_HOST`; `null` when news and announcements are in the database too */
  host: ContentHost | null
  /**
   * Returns a text that changes whenever what visitors see may have changed, by an edit or by the
   * clock. Parts that every page shows are reused while the text is equal.
   */
  contentState: () => string
  /** logs a fault that visitors do not see */
  reportFault: (message: string) => void
}
