import type { Database } from '../../../db/database.ts'
import type { MediaLibrary } from './change-media.server.ts'
import { machineTime } from '../../base/clock.ts'

/** Minimum time between two removals of unreferenced files, in milliseconds. */
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
  setInterval(() => void tidyMedia(library, machineTime()), tidyIntervalMs).unref()

/** The tables of former versions, and of parts that texts show. */
const furtherTables = ['media_version', 'media_crop'] as const

/**
 * Reads the versions whose files are kept, by the id of the file.
 *
 * @param hasTable whether the database has a table: one of an earlier version lacks those that came later
 */
export async function readKept(
  database: Database,
  hasTable: (name: string) => boolean = () => true,
): Promise<Map<string, Set<string>>> {
  // One statement: a version that is restored meanwhile is in one of the tables.
  let query = database.selectFrom('media').select(['id', 'version'])
  for (const table of furtherTables.filter(hasTable))
    query = query.unionAll(database.selectFrom(table).select(['media_id as id', 'version']))
  const rows = await query.execute()
  const kept = new Map<string, Set<string>>()
  for (const { id, version } of rows) kept.set(id, (kept.get(id) ?? new Set()).add(version))
  return kept
}
