import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { migrate, PreparationError, presentNames } from '../../../db/migrate.ts'
import {
  countRows,
  emptyNewTables,
  putCounter,
  putRows,
} from '../../../db/snapshot/put-snapshot.ts'
import { rebuildSearch } from '../../content/search/search-backlog.server.ts'
import {
  BackupError,
  backupFormat,
  contradiction,
  type BackupEnd,
  type BackupHead,
  type BackupPart,
  type OnProgress,
} from './backup.ts'
import type { OpenBackup } from './open-backup.server.ts'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '../../base/durable-folders.server.ts'
import { partWriter } from '../../content/media/database-store.server.ts'

export interface ReadBackup {
  head: BackupHead
  end: BackupEnd
}

/**
 * Reads a backup into an empty database, in the caller's transaction, and its files to where they
 * belong.
 * Brings the tables up to date and builds the search index.
 *
 * @throws {@link BackupError} when the backup is not what it says it is
 */
export async function readBackup(
  { parts, progress }: OpenBackup,
  { database, files, onProgress }: { database: Database; files: FileSink; onProgress?: OnProgress },
): Promise<ReadBackup> {
  const reader = new Reader(database, files)
  for await (const part of parts) {
    await reader.take(part)
    onProgress?.(progress() * readShare)
  }
  const read = await reader.finish()
  await rebuildSearch(database)
  onProgress?.(1)
  return read
}

/** Share of reading in the progress, from 0 to 1; the rest is the search index. */
const readShare = 0.9

/** Puts the parts of a backup where they belong, in the order in which it has them. */
class Reader {
  readonly #database: Database
  readonly #sink: FileSink
  #head: BackupHead | null = null
  #end: BackupEnd | null = null
  readonly #tables = new Set<string>()
  #files = 0
  /** the rows that were put into each table, counted when the last one was */
  #counted: Map<string, number> | null = null

  constructor(database: Database, sink: FileSink) {
    this.#database = database
    this.#sink = sink
  }

  async take(part: BackupPart) {
    if (this.#end || (this.#head === null) !== (part.type === 'head')) throw contradiction()
    switch (part.type) {
      case 'head':
        this.#head = part.head
        await this.#begin(part.head)
        break
      case 'rows':
        this.#tables.add(part.table)
        await putRows(this.#database, part.table, part.rows)
        break
      case 'counters':
        for (const [table, last] of Object.entries(part.counters))
          await putCounter(this.#database, table, last)
        break
      case 'file':
        await this.#endRows()
        await this.#sink.put(part.path, part.bytes)
        this.#files += 1
        break
      case 'end':
        this.#end = part.end
    }
  }

  async #begin({ format, migrations, version }: BackupHead) {
    if (format > backupFormat) throw newer(version)
    try {
      await migrate(this.#database, { to: presentNames(migrations).at(-1) ?? '' })
    } catch (error) {
      throw error instanceof PreparationError ? error : newer(version, error)
    }
    await emptyNewTables(this.#database)
  }

  /** Counts the rows and brings the tables up to date: files may go into a newer one. */
  async #endRows() {
    if (this.#counted) return
    const counted = new Map<string, number>()
    for (const table of this.#tables) counted.set(table, await countRows(this.#database, table))
    this.#counted = counted
    await migrate(this.#database)
  }

  /** Compares what was read with what the backup says it holds. */
  async finish(): Promise<ReadBackup> {
    if (!this.#head || !this.#end) throw contradiction()
    await this.#endRows()
    const { rows, files } = this.#end
    for (const [table, count] of Object.entries(rows)) {
      const found = this.#counted?.get(table) ?? 0
      if (found !== count)
        throw new BackupError(`Of ${count} rows of ${table}, ${found} were restored.`)
    }
    if (files !== this.#files)
      throw new BackupError(`Of ${files} files, ${this.#files} were restored.`)
    await this.#sink.finish()
    return { head: this.#head, end: this.#end }
  }
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
  /** those that files were put into, and the ones above them */
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
