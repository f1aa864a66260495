import type { Database } from '../db/database.ts'
import type { RemoteNews } from './news/remote-news.server.ts'

/** Where the public content is read from: this database, and for news and announcements perhaps another host. */
export interface ContentSource {
  database: Database
  /** origin of `CONTENT_HOST`, or `null` when news and announcements are in the database too */
  contentHost: string | null
  /** what is remembered of that host's articles; `null` without a host */
  remoteNews: RemoteNews | null
  /** the time by which visibility is decided, milliseconds since 1970, UTC */
  now: () => number
  /** where a fault of the content host is noted (spec 8: logged as 'Server returned {status}') */
  report: (message: string) => void
}
