import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { openDatabase, type DatabaseSettings } from '../../../db/database.ts'
import type { Snapshot } from '../../../db/snapshot/snapshot.ts'
import { withSnapshot } from '../../../db/snapshot/take-snapshot.ts'
import { syncFolder } from '../../base/durable-folders.server.ts'
import { mediaFolder } from '../../content/media/media-folder.server.ts'
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

/** A file of the media library was removed after the snapshot. */
class MediaChanged extends Error {}

const mediaChanges =
  'Files of the media library were removed each time while they were read. Run it again in a few minutes.'

/** How often a backup begins again because staff removed a picture meanwhile. */
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
      if (!(error instanceof MediaChanged)) throw error
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
  const records = writeRecords(snapshot, {
    settings,
    head,
    onEnd: (written) => (end = written),
    ...(onProgress && { onProgress }),
  })
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
    throw error
  }
  if (!end) throw new Error('The backup has no end.')
  return { ...end, bytes: (await stat(file)).size }
}

interface WriteOptions {
  settings: DatabaseSettings
  head: BackupHead
  onEnd: (end: BackupEnd) => void
  onProgress?: OnProgress
}

async function* writeRecords(
  { tables, counters }: Snapshot,
  { settings, head, onEnd, onProgress }: WriteOptions,
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
  const media: MediaVersion[] = []
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
  for (const [index, path] of (await listFiles(settings, media, missing)).entries()) {
    yield record('file', { path })
    const fileHash = createHash('sha256')
    let bytes = 0
    for await (const chunk of readFileOf(settings, path)) {
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

/** How much of the work the rows are, as progress shows it. */
const rowShare = 0.4
/** How many files a picture has, about. */
const filesOfPicture = 12

/** The tables whose rows have files, former versions included: the column with the id, by table. */
const idColumns = new Map([
  ['media', 'id'],
  ['media_version', 'media_id'],
])

interface MediaVersion {
  id: string
  version: string
}

/** Lists the files that belong to the snapshot, as paths below the data folder. */
async function listFiles(
  settings: DatabaseSettings,
  media: readonly MediaVersion[],
  missing: string[],
): Promise<string[]> {
  const files = existsSync(join(settings.dataDir, 'staff.key')) ? ['staff.key'] : []
  for (const each of media) {
    const folder = join(mediaFolder(settings.dataDir), each.id, each.version)
    const names = await readdir(folder).catch(() => [])
    if (names.length === 0) {
      if (!(await isKept(settings, each))) throw new MediaChanged()
      missing.push(`media/${each.id}/${each.version}`)
    }
    files.push(...names.map((name) => `media/${each.id}/${each.version}/${name}`))
  }
  return files
}

/** Returns whether the site still has this version of a file. */
async function isKept(settings: DatabaseSettings, { id, version }: MediaVersion) {
  const database = await openDatabase(settings, { mustExist: true })
  try {
    return (await readKept(database)).get(id)?.has(version) ?? false
  } finally {
    await database.destroy()
  }
}

async function* readFileOf({ dataDir }: DatabaseSettings, path: string): AsyncGenerator<Buffer> {
  const file = await open(join(dataDir, path)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new MediaChanged() : error
  })
  yield* file.createReadStream() as AsyncIterable<Buffer>
}
