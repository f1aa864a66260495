import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { migrate, PreparationError, presentNames } from '../../../db/migrate.ts'
import {
  countRows,
  emptyNewTables,
  putCounter,
  putRows,
} from '../../../db/snapshot/put-snapshot.ts'
import { syncFolder } from '../../base/durable-folders.server.ts'
import { partWriter } from '../../content/media/database-store.server.ts'
import { rebuildSearch } from '../../content/search/search-backlog.server.ts'
import {
  BackupError,
  backupFormat,
  contradiction,
  type BackupEnd,
  type BackupHead,
  type OnProgress,
} from './backup.ts'
import type { OpenBackup } from './open-backup.server.ts'

/** The first and the last part of a backup that was read. */
export interface ReadBackup {
  head: BackupHead
  end: BackupEnd
}

interface ReadOptions {
  database: Database
  files: FileSink
  onProgress?: OnProgress | undefined
}

/**
 * Reads a backup into an empty database, in the caller's transaction, and its files into `files`.
 * Brings the tables up to date, builds the search index, and compares the numbers of rows and
 * files with those that the backup names.
 *
 * @throws {@link BackupError} when the backup is not what it says it is
 */
export async function readBackup(
  { parts, progress }: OpenBackup,
  { database, files, onProgress }: ReadOptions,
): Promise<ReadBackup> {
  let head: BackupHead | null = null
  let end: BackupEnd | null = null
  const tables = new Set<string>()
  const rowCounts = new Map<string, number>()
  let isUpToDate = false
  let fileCount = 0
  /** Counts the rows, and brings the tables up to date before files go into them. */
  const endRows = async () => {
    if (isUpToDate) return
    isUpToDate = true
    for (const table of tables) rowCounts.set(table, await countRows(database, table))
    await migrate(database)
  }
  for await (const part of parts) {
    if (end || (head === null) !== (part.type === 'head')) throw contradiction()
    switch (part.type) {
      case 'head':
        head = part.head
        await makeTables(database, head)
        break
      case 'rows':
        tables.add(part.table)
        await putRows(database, part.table, part.rows)
        break
      case 'counters':
        for (const [table, last] of Object.entries(part.counters))
          await putCounter(database, table, last)
        break
      case 'file':
        await endRows()
        await files.put(part.path, part.bytes)
        fileCount += 1
        break
      case 'end':
        end = part.end
    }
    onProgress?.(progress() * readShare)
  }
  if (!head || !end) throw contradiction()
  await endRows()
  for (const [table, count] of Object.entries(end.rows)) {
    const found = rowCounts.get(table) ?? 0
    if (found !== count)
      throw new BackupError(`Of ${count} rows of ${table}, ${found} were restored.`)
  }
  if (end.files !== fileCount)
    throw new BackupError(`Of ${end.files} files, ${fileCount} were restored.`)
  await files.finish()
  await rebuildSearch(database)
  onProgress?.(1)
  return { head, end }
}

/** Share of reading in the progress, from 0 to 1; the rest is the search index. */
const readShare = 0.9

/** Makes the empty tables of the version that made a backup. */
async function makeTables(database: Database, { format, migrations, version }: BackupHead) {
  if (format > backupFormat) throw newer(version)
  try {
    await migrate(database, { to: presentNames(migrations).at(-1) ?? '' })
  } catch (error) {
    throw error instanceof PreparationError ? error : newer(version, error)
  }
  await emptyNewTables(database)
}

const newer = (version: string, cause?: unknown) =>
  new BackupError(
    `Version ${version} made this backup, which this version cannot read. Restore it with that version or a newer one.`,
    { cause },
  )

/** Takes the files of a backup, named by their path below the data folder. */
interface FileSink {
  put: (path: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  /** makes all of them survive a power cut */
  finish: () => Promise<void>
}

/** Puts the files into a folder. */
export function folderSink(folder: string): FileSink {
  /** the folders of the files, and those above them */
  const folders = new Set<string>()
  return {
    put: async (path, bytes) => {
      for (let each = dirname(path); each !== '.'; each = dirname(each))
        folders.add(join(folder, each))
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await pipeline(bytes, createWriteStream(file, { mode: 0o600, flush: true }))
    },
    finish: async () => {
      for (const each of [...folders, folder]) await syncFolder(each)
    },
  }
}

/** Puts the files of the media library into the database, and others into a folder. */
export function databaseSink(database: DatabaseOrTransaction, folder: string): FileSink {
  const others = folderSink(folder)
  return {
    put: async (path, bytes) => {
      const [, id, version, name] = /^media\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? []
      if (!id || !version || !name) return others.put(path, bytes)
      const writer = partWriter(database, { id, version, name })
      for await (const chunk of bytes) await writer.write(chunk)
      await writer.end()
    },
    finish: others.finish,
  }
}
