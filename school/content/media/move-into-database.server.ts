import { openDatabase, type Database, type DatabaseSettings } from '../../../db/database.ts'
import { inPreparation } from '../../../db/migrate.ts'
import { folderStore, idsIn, mediaFolder } from './media-folder.server.ts'
import { sizeOf, type VersionKey, type MediaStore } from './media-store.ts'
import { openMediaStore } from './open-store.server.ts'
import { readKept } from './tidy-media.server.ts'

/** Number of moved bytes after which the operator gets a report. */
const reportEveryBytes = 500e6

/**
 * Moves the media files that an earlier version kept in the data folder beside PostgreSQL into the
 * database. Simultaneous starts wait for each other, and an interrupted move continues at the next
 * start. The folder stays: nodes of the earlier version may still read it.
 *
 * @param report receives sentences for the operator during the move
 */
export async function moveIntoDatabase(
  settings: DatabaseSettings,
  report: (sentence: string) => void,
): Promise<void> {
  const folder = mediaFolder(settings.dataDir)
  if (!settings.databaseUrl || (await idsIn(folder)).length === 0) return
  const database = await openDatabase(settings, { queryTimeoutMs: null })
  try {
    // The lock is held on one connection, and each version is stored by another connection.
    await inPreparation(database, () => moveFolder(folder, { database, settings, report }))
  } finally {
    await database.destroy()
  }
}

interface Move {
  database: Database
  settings: DatabaseSettings
  report: (sentence: string) => void
}

async function moveFolder(folder: string, { database, settings, report }: Move): Promise<void> {
  const [from, to] = [folderStore(folder), openMediaStore(database, settings)]
  const places = await findMissing(database)
  let [moved, bytes, reportedAt] = [0, 0, 0]
  const lost: string[] = []
  for (const [index, place] of places.entries()) {
    const files = await readVersion(from, place)
    if (files.size === 0) {
      lost.push(`${place.id}/${place.version}`)
      continue
    }
    await to.put(place, files)
    moved += 1
    bytes += sizeOf(files)
    if (bytes - reportedAt < reportEveryBytes) continue
    reportedAt = bytes
    report(`Moving the media library into the database: ${index + 1} of ${places.length} files.`)
  }
  if (moved > 0)
    report(
      `${moved} files of the media library are in the database now. Remove ${folder} when every node runs this version.`,
    )
  if (lost.length > 0)
    report(
      `The files of ${lost.length} of the media library are neither in the database nor in ${folder}: ${lost.slice(0, 5).join(', ')}.`,
    )
}

/** Finds the versions whose files are not in the database. */
async function findMissing(database: Database): Promise<VersionKey[]> {
  const stored = await database
    .selectFrom('media_part')
    .select(['media_id', 'version'])
    .distinct()
    .execute()
  const known = new Set(stored.map(({ media_id, version }) => `${media_id}/${version}`))
  return [...(await readKept(database))].flatMap(([id, versions]) =>
    [...versions]
      .filter((version) => !known.has(`${id}/${version}`))
      .map((version) => ({ id, version })),
  )
}

/** Reads all files of a version, by name. */
async function readVersion(store: MediaStore, place: VersionKey): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const name of await store.list(place)) {
    const bytes = await store.read(place, name)
    if (bytes) files.set(name, bytes)
  }
  return files
}
