import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { sql, type ExpressionBuilder } from 'kysely'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/change-content.ts'
import type { MediaCopies } from './media-copies.server.ts'
import { makeIncomingPath, sweepIncoming } from './media-folder.server.ts'
import {
  MediaRemoved,
  minSweepAgeMs,
  type VersionKey,
  type MediaStore,
  type OpenMedia,
} from './media-store.ts'
import { machineTime } from '../../base/clock.ts'

/** Size of each part of a file except the last, in bytes. */
const partBytes = 1024 * 1024

/** The disk of this node. */
interface OwnDisk {
  /** `null`: every file is read from the database */
  copies: MediaCopies | null
  /** folder of uploads that are being received */
  folder: string
}

/** Keeps the files of the media library in the database, in parts (see `MediaPartTable`). */
export function databaseStore(
  database: DatabaseOrTransaction,
  { copies, folder }: OwnDisk,
): MediaStore {
  /** Opens a file in the database. Its first read copies the file to this disk. */
  const openStored = async (place: VersionKey, name: string): Promise<OpenMedia | null> => {
    const file = { ...place, name }
    const size = await storedSize(database, file)
    if (size === null) return null
    let copy: OpenMedia | null = null
    const read = () => readParts(database, file, { start: 0, end: size - 1 })
    return {
      size,
      stream: async (part) => {
        copy = (await copies?.make(place, name, { size, read })) ?? null
        return copy
          ? copy.stream(part)
          : Readable.from(readParts(database, file, part), { objectMode: false })
      },
      close: async () => copy?.close(),
    }
  }
  return {
    put: (place, files) =>
      inTransaction(database, async (transaction) => {
        for (const [name, bytes] of files) {
          const writer = partWriter(transaction, { ...place, name })
          await writer.write(bytes)
          await writer.end()
        }
      }),
    remove: async (id, version) => {
      const all = database.deleteFrom('media_part').where('media_id', '=', id)
      await (version === undefined ? all : all.where('version', '=', version)).execute()
      await copies?.removeOthers(
        (place) => place.id !== id || (version !== undefined && place.version !== version),
      )
    },
    list: async (place) => {
      const rows = await database
        .selectFrom('media_part')
        .select('name')
        .where(isOf(place))
        .where('part', '=', 0)
        .orderBy('name')
        .execute()
      return rows.map(({ name }) => name)
    },
    open: async (place, name) =>
      (await copies?.open(place, name)) ?? (await openStored(place, name)),
    read: async (place, name) => {
      const rows = await database
        .selectFrom('media_part')
        .select('bytes')
        .where(isOf({ ...place, name }))
        .orderBy('part')
        .execute()
      return rows.length === 0 ? null : Buffer.concat(rows.map(({ bytes }) => bytes))
    },
    countBytes: async () => (await storedSize(database)) ?? 0,
    sweep: async (keptVersions, now) => {
      const isKept = ({ id, version }: VersionKey) => keptVersions.get(id)?.has(version) ?? false
      const old = await database
        .selectFrom('media_part')
        .select(['media_id as id', 'version'])
        .groupBy(['media_id', 'version'])
        .having((each) => each.fn.max('created_at'), '<=', now - minSweepAgeMs)
        .execute()
      const left = old.filter((place) => !isKept(place))
      for (const place of left) await database.deleteFrom('media_part').where(isOf(place)).execute()
      await copies?.removeOthers(isKept)
      return left.length + (await sweepIncoming(folder, now))
    },
    incomingPath: () => makeIncomingPath(folder).catch(() => makeIncomingPath(tmpdir())),
  }
}

/** Names a file in the database. */
type StoredFile = VersionKey & { name: string }

/** Returns a writer that stores a file in parts as its bytes come. */
export function partWriter(database: DatabaseOrTransaction, { id, version, name }: StoredFile) {
  let part = 0
  let waiting: Uint8Array[] = []
  let size = 0
  const add = async (bytes: Buffer) => {
    const row = { media_id: id, version, name, part, bytes, created_at: machineTime() }
    await database.insertInto('media_part').values(row).execute()
    part += 1
  }
  return {
    write: async (bytes: Uint8Array) => {
      waiting.push(bytes)
      size += bytes.length
      if (size < partBytes) return
      const all = Buffer.concat(waiting)
      let start = 0
      for (; size - start >= partBytes; start += partBytes)
        await add(all.subarray(start, start + partBytes))
      waiting = [all.subarray(start)]
      size -= start
    },
    end: async () => {
      if (size > 0 || part === 0) await add(Buffer.concat(waiting))
    },
  }
}

/** Matches the parts of a version, or of one file of a version. */
const isOf =
  ({ id, ...names }: VersionKey & Partial<StoredFile>) =>
  (eb: ExpressionBuilder<Tables, 'media_part'>) =>
    eb.and({ media_id: id, ...names })

/** Returns the size in bytes of a file, or of all files; `null` when there are none. */
async function storedSize(database: DatabaseOrTransaction, file?: StoredFile) {
  const row = await database
    .selectFrom('media_part')
    .select(sql<number | null>`sum(length(bytes))`.as('bytes'))
    .where((eb) => (file ? isOf(file)(eb) : eb.lit(true)))
    .executeTakeFirst()
  return row?.bytes ?? null
}

/** Reads the bytes from `start` to `end`, both included, one row at a time. */
async function* readParts(
  database: DatabaseOrTransaction,
  file: StoredFile,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  for (let part = Math.floor(start / partBytes); part * partBytes <= end; part += 1) {
    const row = await database
      .selectFrom('media_part')
      .select('bytes')
      .where(isOf(file))
      .where('part', '=', part)
      .executeTakeFirst()
    if (!row) {
      const path = `${file.id}/${file.version}/${file.name}`
      throw new MediaRemoved(`The file ${path} was removed while it was read.`)
    }
    const first = part * partBytes
    yield row.bytes.subarray(Math.max(0, start - first), end + 1 - first)
  }
}
