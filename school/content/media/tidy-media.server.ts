import { sweepMedia } from './media-folder.server.ts'
import type { MediaLibrary } from './save-media.server.ts'

/** How often a process looks for unreferenced files, in milliseconds. */
const tidyIntervalMs = 60 * 60 * 1000

const tidiedAt = new WeakMap<object, number>()

/**
 * Removes unreferenced media files, at most once an hour in a process. Call it after changes
 * without awaiting it: errors are ignored and the next call retries.
 *
 * @param now UTC in milliseconds
 */
export async function tidyMedia(library: MediaLibrary, now: number): Promise<void> {
  if (now - (tidiedAt.get(library.database) ?? 0) < tidyIntervalMs) return
  tidiedAt.set(library.database, now)
  try {
    const rows = await library.database.selectFrom('media').select(['id', 'version']).execute()
    await sweepMedia(library.folder, new Map(rows.map(({ id, version }) => [id, version])), now)
  } catch {
    tidiedAt.delete(library.database)
  }
}
