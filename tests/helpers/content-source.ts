import { randomUUID } from 'node:crypto'
import { liveReader } from '../../school/content/reader.ts'
import type { Database } from '../../db/database.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { ContentHost } from '../../school/content/content-host/content-host.server.ts'
import { noon } from './entries.ts'

/** Makes a content source: the database at noon, or a content host. `reports` collects the log. */
export function sourceOf(database: Database, contentHost: string | null = null) {
  const reports: string[] = []
  const source: ContentSource = {
    ...liveReader(database),
    host:
      contentHost === null
        ? null
        : new ContentHost(contentHost, (message) => reports.push(message)),
    now: () => noon,
    contentState: randomUUID,
    reportFault: (message) => reports.push(message),
  }
  return { source, reports }
}
