import type { Database } from '../db/database.ts'
import type { ContentHost } from './content-host/content-host.server.ts'

/**
 * Where the public content is read from: this database, and for news and announcements perhaps
 * another host.
 */
export interface ContentSource {
  database: Database
  /** the host of `CONTENT_HOST`; `null` when news and announcements are in the database too */
  host: ContentHost | null
  /** the time by which visibility is decided, milliseconds since 1970, UTC */
  now: () => number
  /** where a fault that visitors do not see is noted */
  report: (message: string) => void
}
