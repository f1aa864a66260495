import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { openDatabase, type Database, type DatabaseSettings } from '../../../db/database.ts'
import type { Snapshot } from '../../../db/snapshot/snapshot.ts'
import { withSnapshot } from '../../../db/snapshot/take-snapshot.ts'
import { syncFolder } from '../../base/durable-folders.server.ts'
import { explainFileFault } from '../../base/file-faults.server.ts'
import { removeUnlessFinished } from '../../base/unfinished.server.ts'
import { MediaRemoved, type MediaPlace, type MediaStore } from '../../content/media/media-store.ts'
import { folderStore, mediaFolder } from '../../content/media/media-folder.server.ts'
import { openMediaStore } from '../../content/media/open-store.server.ts'
import { findSiteKey, findSiteKeyOf, siteKeyFile } from '../../staff/accounts/site-key.server.ts'
import { readKept } from '../../content/media/tidy-media.server.ts'
import { BackupError, type BackupEnd, type BackupHead, type OnProgress } from './backup.ts'
import { recordOf } from './records.server.ts'
import { seal } from './sealed-file.server.ts'

interface BackupOptions {
  settings: DatabaseSettings
  /** where to write it; an existing file is replaced at the end */
  file: string
  passphrase: string
  /** version of the product */
  version: string
  /** UTC in milliseconds */
  now: number
  onProgress?: OnProgress
  /** cost of the key, lower in tests */
  cost?: number
}

export interface BackupSummary extends BackupEnd {
  bytes: number
}

const mediaChanges =
  'Files of the media library were removed each time while they were read. Run it again in a few minutes.'

/** Maximum number of attempts at a backup: one fails when staff remove a picture meanwhile. */
const attempts = 5

/**
 * Writes a backup of database, media library and key while the site runs. The file appears under its
 * name only when it is complete.
 *
 * @throws {@link BackupError} with a sentence for the operator
 */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withSnapshot(options.settings, (snapshot) => writeFrom(snapshot, options))
    } catch (error) {
      if (!(error instanceof MediaRemoved)) throw error
      if (attempt === attempts) throw new BackupError(mediaChanges)
    }
  }
}

async function writeFrom(snapshot: Snapshot, options: BackupOptions): Promise<BackupSummary> {
  const { settings, file, passphrase, version, now, onProgress, cost } = options
  if (snapshot.migrations.length === 0)
    throw new BackupError('There is nothing to back up: the database has no tables yet.')
  const head: BackupHead = { madeAt: now, version, ...snapshot }
  const part = `${file}.part`
  let end: BackupEnd | undefined
  const site = await openFiles(settings, snapshot)
  const records = writeRecords(snapshot, {
    files: site,
    head,
    onEnd: (written) => (end = written),
    ...(onProgress && { onProgress }),
  })
  const isFinished = removeUnlessFinished(part)
  try {
    await pipeline(
      Readable.from(records, { objectMode: false, highWaterMark: 65_536 }),
      createZstdCompress(),
      (source: AsyncIterable<Buffer>) => seal(source, passphrase, cost),
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    await rename(part, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(part, { force: true })
    const sentence = explainFileFault(error, file)
    throw sentence === null ? error : new BackupError(sentence, { cause: error })
  } finally {
    isFinished()
    await site.close()
  }
  if (!end) throw new Error('The backup has no end.')
  return { ...end, bytes: (await stat(file)).size }
}

/** Media stores and key of a site, and a reader of the media versions that it has now. */
interface SiteFiles {
  stores: MediaStore[]
  /** the key of the site; `null` when it was not needed yet */
  key: string | null
  readKept: () => ReturnType<typeof readKept>
  close: () => Promise<void>
}

interface WriteOptions {
  files: SiteFiles
  head: BackupHead
  onEnd: (end: BackupEnd) => void
  onProgress?: OnProgress
}

async function* writeRecords(
  { tables, counters }: Snapshot,
  { files: site, head, onEnd, onProgress }: WriteOptions,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const record = (...content: Parameters<typeof recordOf>) => {
    const bytes = recordOf(...content)
    hash.update(bytes)
    return bytes
  }
  const { madeAt, version, engine, migrations } = head
  yield record('head', { madeAt, version, engine, migrations })
  const rows: Record<string, number> = {}
  const media: MediaPlace[] = []
  const total = tables.reduce((sum, { rowCount }) => sum + rowCount, 0)
  let done = 0
  for (const table of tables) {
    const { name, columns } = table
    yield record('table', { name, columns })
    let count = 0
    for await (const group of table.rows()) {
      yield record('rows', group)
      count += group.length
      onProgress?.(((done + count) / Math.max(1, total)) * rowShare)
      const idColumn = idColumns.get(name)
      if (idColumn === undefined) continue
      for (const row of group)
        media.push({
          id: String(row[columns.indexOf(idColumn)]),
          version: String(row[columns.indexOf('version')]),
        })
    }
    rows[name] = count
    done += count
  }
  yield record('counters', counters)
  const missing: string[] = []
  let files = 0
  for (const [index, { path, read }] of (await listFiles(site, media, missing)).entries()) {
    yield record('file', { path })
    const fileHash = createHash('sha256')
    let bytes = 0
    for await (const chunk of read()) {
      fileHash.update(chunk)
      bytes += chunk.length
      yield record('bytes', chunk)
    }
    yield record('fileEnd', { bytes, sha256: fileHash.digest('hex') })
    files += 1
    onProgress?.(rowShare + ((1 - rowShare) * index) / Math.max(1, media.length * filesOfPicture))
  }
  const end: BackupEnd = { rows, files, missing, sha256: hash.digest('hex') }
  onEnd(end)
  yield recordOf('end', end)
  onProgress?.(1)
}

/** Share of the rows in the progress, from 0 to 1; the rest is files. */
const rowShare = 0.4
/** Approximate number of files of a picture. */
const filesOfPicture = 12

/** The tables whose rows have files, former versions included: the column with the id, by table. */
const idColumns = new Map([
  ['media', 'id'],
  ['media_version', 'media_id'],
  ['media_crop', 'media_id'],
])

/**
 * Opens the files of a site. Those of a site on PostgreSQL that an earlier version served are in its
 * data folder until the next start.
 */
async function openFiles(
  settings: DatabaseSettings,
  { migrations, tables }: Snapshot,
): Promise<SiteFiles> {
  const known = new Set(tables.map(({ name }) => name))
  const keptIn = (database: Database) => readKept(database, (name) => known.has(name))
  const { dataDir, databaseUrl } = settings
  const inFolder = folderStore(mediaFolder(dataDir))
  const open = () => openDatabase(settings, { mustExist: true, queryTimeoutMs: null })
  if (!databaseUrl) {
    // Opened only when it is needed: that writes to a file of an older version.
    const readNow = async () => {
      const database = await open()
      try {
        return await keptIn(database)
      } finally {
        await database.destroy()
      }
    }
    return {
      stores: [inFolder],
      key: await findSiteKey(dataDir),
      readKept: readNow,
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

/** A file of a site. */
interface SiteFile {
  /** below the data folder of a site on SQLite */
  path: string
  read: () => AsyncIterable<Buffer>
}

/** Lists the files that belong to the snapshot. */
async function listFiles(
  { stores, key, readKept }: SiteFiles,
  media: readonly MediaPlace[],
  missing: string[],
): Promise<SiteFile[]> {
  const files: SiteFile[] = []
  if (key !== null) files.push({ path: siteKeyFile, read: () => Readable.from([Buffer.from(key)]) })
  for (const place of media) {
    const folder = `media/${place.id}/${place.version}`
    const found = await findFiles(stores, place)
    if (!found) {
      if (!(await readKept()).get(place.id)?.has(place.version)) throw new MediaRemoved()
      missing.push(folder)
      continue
    }
    for (const name of found.names)
      files.push({ path: `${folder}/${name}`, read: () => readFile(found.store, place, name) })
  }
  return files
}

async function findFiles(stores: readonly MediaStore[], place: MediaPlace) {
  for (const store of stores) {
    const names = await store.list(place)
    if (names.length > 0) return { store, names }
  }
  return null
}

async function* readFile(
  store: MediaStore,
  place: MediaPlace,
  name: string,
): AsyncGenerator<Buffer> {
  const file = await store.open(place, name)
  if (!file) throw new MediaRemoved()
  try {
    yield* (await file.stream({ start: 0, end: file.size - 1 })) as AsyncIterable<Buffer>
  } finally {
    await file.close()
  }
}
