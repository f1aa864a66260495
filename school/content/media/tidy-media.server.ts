import type { Database } from '../../../db/database.ts'
import type { MediaLibrary } from './change-media.server.ts'
import { machineTime } from '../../base/clock.ts'

/** Minimum time between two removals of unreferenced files, in milliseconds. */
const tidyIntervalMs = 60 * 60 * 1000

/** Time of the last removal for each database, UTC in milliseconds. */
const tidiedAt = new WeakMap<object, number>()

/**
 * Removes unreferenced media files, at most once an hour in a process. Call this after changes
 * without `await`: errors are ignored, and the next call retries.
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
 * Removes unreferenced files every hour: this node may have copies of files that another node
 * deleted.
 */
export const tidyHourly = (library: MediaLibrary): NodeJS.Timeout =>
  setInterval(() => void tidyMedia(library, machineTime()), tidyIntervalMs).unref()

/** The tables of former versions and of parts of pictures. */
const furtherTables = ['media_version', 'media_crop'] as const

/**
 * Reads the versions whose files are kept, by the id of the file.
 *
 * @param hasTable returns whether the database has a table, which a backup of an earlier version
 * may lack
 */
export async function readKept(
  database: Database,
  hasTable: (name: string) => boolean = () => true,
): Promise<Map<string, Set<string>>> {
  // One statement reads all tables: a restore moves a version from one to another.
  let query = database.selectFrom('media').select(['id', 'version'])
  for (const table of furtherTables.filter(hasTable))
    query = query.unionAll(database.selectFrom(table).select(['media_id as id', 'version']))
  const rows = await query.execute()
  const kept = new Map<string, Set<string>>()
  for (const { id, version } of rows) kept.set(id, (kept.get(id) ?? new Set()).add(version))
  return kept
}
