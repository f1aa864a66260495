import type { Database } from '../../../db/database.ts'
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
    await sweepMedia(library.folder, await readKept(library.database), now)
  } catch {
    tidiedAt.delete(library.database)
  }
}

/** Reads the versions whose files are kept, by the id of the file. */
export async function readKept(database: Database): Promise<Map<string, Set<string>>> {
  const current = await database.selectFrom('media').select(['id', 'version']).execute()
  const former = await database
    .selectFrom('media_version')
    .select(['media_id as id', 'version'])
    .execute()
  const kept = new Map(current.map(({ id, version }) => [id, new Set([version])]))
  for (const { id, version } of former) kept.get(id)?.add(version)
  return kept
}
