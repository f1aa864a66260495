import type { Database } from '../../../db/database.ts'
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
    await library.store.sweep(await readKept(library.database), now)
  } catch {
    tidiedAt.delete(library.database)
  }
}

/**
 * Looks for unreferenced files hourly: another node may have deleted files of which this one has
 * copies.
 */
export const tidyHourly = (library: MediaLibrary): NodeJS.Timeout =>
  setInterval(() => void tidyMedia(library, Date.now()), tidyIntervalMs).unref()

/** Reads the versions whose files are kept, by the id of the file. */
export async function readKept(database: Database): Promise<Map<string, Set<string>>> {
  // One statement: a version that is restored meanwhile is in one of the two tables.
  const rows = await database
    .selectFrom('media')
    .select(['id', 'version'])
    .unionAll(database.selectFrom('media_version').select(['media_id as id', 'version']))
    .execute()
  const kept = new Map<string, Set<string>>()
  for (const { id, version } of rows) kept.set(id, (kept.get(id) ?? new Set()).add(version))
  return kept
}
