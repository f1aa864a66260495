import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createTarPacker } from 'modern-tar'
import type { DatabaseSettings } from '../../../db/database.ts'
import type { Row, Snapshot, SnapshotTable } from '../../../db/snapshot/snapshot.ts'
import { withSnapshot } from '../../../db/snapshot/take-snapshot.ts'
import { syncFolder } from '../../base/durable-folders.server.ts'
import { explainFileFault } from '../../base/file-faults.server.ts'
import { removeUnlessFinished } from '../../base/unfinished.server.ts'
import { MediaRemoved, type VersionKey } from '../../content/media/media-store.ts'
import { siteKeyFile } from '../../staff/accounts/site-key.server.ts'
import {
  BackupError,
  backupFormat,
  type BackupEnd,
  type BackupHead,
  type OnProgress,
} from './backup.ts'
import { listFiles, openSiteFiles, type SiteFiles } from './site-files.server.ts'

interface BackupOptions {
  settings: DatabaseSettings
  /** the file to write; an existing one is replaced at the end */
  file: string
  passphrase: string
  /** version of the product */
  version: string
  /** UTC in milliseconds */
  now: number
  onProgress?: OnProgress | undefined
  /** see {@link usualWorkFactor}; lower in tests */
  workFactor?: number
}

export interface BackupSummary extends BackupEnd {
  bytes: number
}

const mediaChanges =
  'Files of the media library were removed each time while they were read. Run it again in a few minutes.'

/** Maximum number of attempts at a backup: an attempt fails when staff remove a picture meanwhile. */
const attempts = 5

/**
 * scrypt makes the key with 2 to the power of this many blocks: half a second, and 128 MB of
 * memory, on a server that also serves the site. age itself takes 18.
 */
const usualWorkFactor = 17

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
  const { settings, file, version, now } = options
  const { engine, migrations } = snapshot
  if (migrations.length === 0)
    throw new BackupError('There is nothing to back up: the database has no tables yet.')
  const head = { format: backupFormat, madeAt: new Date(now), version, engine, migrations }
  const site = await openSiteFiles(settings, snapshot)
  const part = `${file}.part`
  const isFinished = removeUnlessFinished(part)
  try {
    const contents = await listContents(snapshot, site, head)
    await writeArchive(part, contents, options)
    await rename(part, file)
    await syncFolder(dirname(file))
    return { ...contents.end, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(part, { force: true })
    const sentence = explainFileFault(error, file)
    throw sentence === null ? error : new BackupError(sentence, { cause: error })
  } finally {
    isFinished()
    await site.close()
  }
}

/** A file of the archive. Its size is written before its bytes. */
interface Member {
  name: string
  size: number
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

interface Contents {
  end: BackupEnd
  /** number of members */
  count: number
  members: () => AsyncIterable<Member>
}

/** Lists the members of a backup. Reads all rows once, to know their size. */
async function listContents(
  { tables, counters }: Snapshot,
  site: SiteFiles,
  head: BackupHead,
): Promise<Contents> {
  const rows: BackupEnd['rows'] = {}
  const sizes = new Map<SnapshotTable, number>()
  const media: VersionKey[] = []
  for (const table of tables) {
    const idColumn = idColumns.get(table.name)
    let [count, size] = [0, 0]
    for await (const group of table.rows()) {
      count += group.length
      size += linesOf(group).length
      if (idColumn === undefined) continue
      for (const row of group)
        media.push({ id: String(row[idColumn]), version: String(row.version) })
    }
    rows[table.name] = count
    sizes.set(table, size)
  }
  const { files, missing } = await listFiles(site, media)
  const end: BackupEnd = { rows, files: files.length + (site.key === null ? 0 : 1), missing }
  return {
    end,
    count: tables.length + end.files + 2,
    members: async function* () {
      yield textFile('backup.json', { ...head, ...end })
      for (const [table, size] of sizes)
        yield { name: `tables/${table.name}.jsonl`, size, bytes: readLines(table) }
      yield textFile('counters.json', counters)
      if (site.key !== null) yield textFile(siteKeyFile, site.key)
      for (const { path, open } of files) {
        const file = await open()
        if (!file) throw new MediaRemoved()
        const { size } = file
        try {
          yield { name: path, size, bytes: await file.stream({ start: 0, end: size - 1 }) }
        } finally {
          await file.close()
        }
      }
    },
  }
}

/** The columns with the id of a media file, by table; rows of former versions have files too. */
const idColumns = new Map([
  ['media', 'id'],
  ['media_version', 'media_id'],
  ['media_crop', 'media_id'],
])

function textFile(name: string, content: string | object): Member {
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, bytes: [bytes] }
}

const linesOf = (rows: readonly Row[]) =>
  Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))

async function* readLines(table: SnapshotTable): AsyncGenerator<Buffer> {
  for await (const group of table.rows()) yield linesOf(group)
}

/** Writes a tar archive that is encrypted with age, and flushes it to disk. */
async function writeArchive(
  file: string,
  { count, members }: Contents,
  { passphrase, now, onProgress, workFactor = usualWorkFactor }: BackupOptions,
): Promise<void> {
  // Loads the library only when used.
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase.normalize('NFKC'))
  encrypter.setScryptWorkFactor(workFactor)
  const { readable, controller } = createTarPacker()
  const pack = async () => {
    let done = 0
    for await (const { name, size, bytes } of members()) {
      const writer = controller.add({ name, size, mode: 0o600, mtime: new Date(now) }).getWriter()
      let written = 0
      for await (const chunk of bytes) {
        await writer.write(chunk)
        written += chunk.length
        onProgress?.((done + written / size) / count)
      }
      await writer.close()
      done += 1
    }
    controller.finalize()
    onProgress?.(1)
  }
  const encrypted = await encrypter.encrypt(readable)
  const packing = pack().catch((error: unknown) => controller.error(error))
  try {
    await pipeline(encrypted, createWriteStream(file, { mode: 0o600, flush: true }))
  } finally {
    await packing
  }
}
