import type { AddedByPage } from '../../base/readable-html.server.ts'
import type { TimedReader } from '../reader.ts'
import type { ContentHost } from './content-host.server.ts'

/**
 * Source of public content: this database, and for news and announcements optionally another host.
 */
export interface ContentSource extends AddedByPage, TimedReader {
  /** the host of `CONTENT_HOST`; `null` when news and announcements are in the database too */
  host: ContentHost | null
  /**
   * names the state of what visitors see: the text stays the same until a change or the time alters
   * that. The parts that every page shows are made once for each state.
   */
  state: () => string
  /** logs a fault that visitors do not see */
  report: (message: string) => void
}
