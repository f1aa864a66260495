import { openDatabase, type Database, type DatabaseSettings } from '../../../db/database.ts'
import type { Snapshot } from '../../../db/snapshot/snapshot.ts'
import { folderStore, mediaFolder } from '../../content/media/media-folder.server.ts'
import {
  MediaRemoved,
  type VersionKey,
  type MediaStore,
  type OpenMedia,
} from '../../content/media/media-store.ts'
import { openMediaStore } from '../../content/media/open-store.server.ts'
import { readKept } from '../../content/media/tidy-media.server.ts'
import { findSiteKey, findSiteKeyOf, siteKeyFile } from '../../staff/accounts/site-key.server.ts'
import { BackupError } from './backup.ts'

/** The files of a site: those of its media library, and its key. */
export interface SiteFiles {
  stores: MediaStore[]
  /** the key of the site; `null` when it was not needed yet */
  key: string | null
  /** reads the media versions that the site has now */
  readKept: () => ReturnType<typeof readKept>
  close: () => Promise<void>
}

/**
 * Opens the files of a site. Those of a site on PostgreSQL that an earlier version served are in its
 * data folder until the next start.
 */
export async function openSiteFiles(
  settings: DatabaseSettings,
  { migrations, tables }: Snapshot,
): Promise<SiteFiles> {
  const known = new Set(tables.map(({ name }) => name))
  const keptIn = (database: Database) => readKept(database, (name) => known.has(name))
  const { dataDir, databaseUrl } = settings
  const inFolder = folderStore(mediaFolder(dataDir))
  const open = () => openDatabase(settings, { mustExist: true, queryTimeoutMs: null })
  if (!databaseUrl) {
    // Opens the database only when versions are read: opening writes to a file of an older version.
    return {
      stores: [inFolder],
      key: await findSiteKey(dataDir),
      readKept: async () => {
        await using database = await open()
        return await keptIn(database)
      },
      close: () => Promise.resolve(),
    }
  }
  const database = await open()
  try {
    const inDatabase = migrations.includes('0042-media-parts')
      ? [openMediaStore(database, settings)]
      : []
    return {
      stores: [...inDatabase, inFolder],
      key: await readKey(database, settings, migrations),
      readKept: () => keptIn(database),
      close: () => database.destroy(),
    }
  } catch (error) {
    await database.destroy()
    throw error
  }
}

/** Reads the key of a site on PostgreSQL, from wherever it is. */
async function readKey(
  database: Database,
  { dataDir }: DatabaseSettings,
  migrations: readonly string[],
): Promise<string | null> {
  if (!migrations.includes('0043-site-key')) return findSiteKey(dataDir)
  const found = await findSiteKeyOf(database, dataDir)
  if (found === 'elsewhere')
    throw new BackupError(
      `The key of this site is in SECRET_KEY only. Run this with the DATA_DIR of a node of the site, which holds it as ${siteKeyFile}.`,
    )
  return found?.key ?? null
}

/** A file of the media library. */
interface SiteFile {
  /** below the data folder of a site on SQLite */
  path: string
  open: () => Promise<OpenMedia | null>
}

/**
 * Lists the files of media versions.
 *
 * @returns the files, and the versions whose files the site has lost
 * @throws {@link MediaRemoved} when a version was removed since the snapshot
 */
export async function listFiles(
  { stores, readKept }: SiteFiles,
  media: readonly VersionKey[],
): Promise<{ files: SiteFile[]; missing: string[] }> {
  const files: SiteFile[] = []
  const missing: string[] = []
  for (const place of media) {
    const folder = `media/${place.id}/${place.version}`
    const found = await findFiles(stores, place)
    if (!found) {
      if (!(await readKept()).get(place.id)?.has(place.version)) throw new MediaRemoved()
      missing.push(folder)
      continue
    }
    for (const name of found.names)
      files.push({ path: `${folder}/${name}`, open: () => found.store.open(place, name) })
  }
  return { files, missing }
}

async function findFiles(stores: readonly MediaStore[], place: VersionKey) {
  for (const store of stores) {
    const names = await store.list(place)
    if (names.length > 0) return { store, names }
  }
  return null
}
