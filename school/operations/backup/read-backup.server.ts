import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type * as z from 'zod'
import type { Database } from '../../../db/database.ts'
import { migrate, PreparationError } from '../../../db/migrate.ts'
import {
  countRows,
  emptyNewTables,
  putCounter,
  putRows,
} from '../../../db/snapshot/put-snapshot.ts'
import { rebuildSearch } from '../../content/search/rebuild-search.server.ts'
import {
  BackupError,
  countersSchema,
  endSchema,
  fileEndSchema,
  fileSchema,
  headSchema,
  rowsSchema,
  tableSchema,
  type BackupEnd,
  type BackupHead,
  type OnProgress,
} from './backup.ts'
import type { FileSink } from './file-sinks.server.ts'
import { readRecords, type BackupRecord } from './records.server.ts'
import type { SealedFile } from './sealed-file.server.ts'

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
  sealed: SealedFile,
  { database, files, onProgress }: { database: Database; files: FileSink; onProgress?: OnProgress },
): Promise<ReadBackup> {
  const reader = new Reader(database, files)
  await pipeline(
    Readable.from(
      sealed.content((bytes) => onProgress?.((bytes / sealed.bytes) * readShare)),
      { objectMode: false },
    ),
    createZstdDecompress(),
    async (source: AsyncIterable<Buffer>) => {
      for await (const record of readRecords(source)) await reader.take(record)
    },
  )
  const read = await reader.finish()
  await rebuildSearch(database)
  onProgress?.(1)
  return read
}

/** Share of reading in the progress, from 0 to 1; the rest is the search index. */
const readShare = 0.9

type Table = z.output<typeof tableSchema>

/** Puts records where they belong, in the order in which a backup has them. */
class Reader {
  readonly #database: Database
  readonly #sink: FileSink
  #head: BackupHead | null = null
  #end: BackupEnd | null = null
  #table: Table | null = null
  readonly #tables: string[] = []
  #file: OpenFile | null = null
  #files = 0
  /** the rows that were put into each table, counted when the last one was */
  #counted: Map<string, number> | null = null

  constructor(database: Database, sink: FileSink) {
    this.#database = database
    this.#sink = sink
  }

  async take(record: BackupRecord & { sha256Before: () => string }) {
    if (this.#end || (this.#head === null) !== (record.type === 'head')) throw contradiction()
    switch (record.type) {
      case 'head':
        this.#head = parse(headSchema, record)
        await this.#begin(this.#head)
        break
      case 'table':
        this.#table = parse(tableSchema, record)
        this.#tables.push(this.#table.name)
        break
      case 'rows':
        if (!this.#table) throw contradiction()
        await putRows(this.#database, this.#table, parse(rowsSchema, record))
        break
      case 'counters':
        for (const [table, last] of Object.entries(parse(countersSchema, record)))
          if (this.#tables.includes(table)) await putCounter(this.#database, table, last)
        break
      case 'file':
        if (this.#file) throw contradiction()
        await this.#endRows()
        this.#file = await openFile(this.#sink, parse(fileSchema, record).path)
        break
      case 'bytes':
        if (!this.#file) throw contradiction()
        await this.#file.write(record.payload)
        break
      case 'fileEnd':
        if (!this.#file) throw contradiction()
        await this.#file.finish(parse(fileEndSchema, record))
        this.#file = null
        this.#files += 1
        break
      case 'end':
        this.#end = parse(endSchema, record)
        if (this.#end.sha256 !== record.sha256Before()) throw contradiction()
    }
  }

  async #begin({ migrations, version }: BackupHead) {
    try {
      await migrate(this.#database, { to: migrations.at(-1) ?? '' })
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
    if (!this.#head || !this.#end || this.#file) throw contradiction()
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

type OpenFile = Awaited<ReturnType<typeof openFile>>

/** Opens a file and compares what is written with what the backup says of it. */
async function openFile(sink: FileSink, path: string) {
  const writer = await sink.open(path)
  const hash = createHash('sha256')
  let written = 0
  return {
    write: async (bytes: Buffer) => {
      hash.update(bytes)
      written += bytes.length
      await writer.write(bytes)
    },
    finish: async ({ bytes, sha256 }: z.output<typeof fileEndSchema>) => {
      await writer.end()
      if (bytes !== written || sha256 !== hash.digest('hex'))
        throw new BackupError(`The backup holds a damaged file: ${path}.`)
    },
  }
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  { payload }: BackupRecord,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(payload.toString()))
  } catch {
    throw contradiction()
  }
}

const contradiction = () =>
  new BackupError('The content of this backup contradicts itself. Use another one.')

const newer = (version: string, cause: unknown) =>
  new BackupError(
    `Version ${version} made this backup, which this version cannot read. Restore it with that version or a newer one.`,
    { cause },
  )
