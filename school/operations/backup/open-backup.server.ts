import { open, stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { createTarDecoder } from 'modern-tar'
import { groupRows, type Row } from '../../../db/snapshot/snapshot.ts'
import {
  BackupError,
  contentsSchema,
  contradiction,
  countersSchema,
  isPath,
  parseJson,
  rowSchema,
  type BackupPart,
  type BackupSource,
  type BackupFormat,
} from './backup.ts'
import { firstFormat } from './first-format.server.ts'

/** A backup in any format. */
export interface OpenBackup extends AsyncDisposable {
  /** in the order in which they are restored; read once */
  parts: AsyncIterable<BackupPart>
  /** returns how much of the file was read, from 0 to 1 */
  progress: () => number
}

/**
 * Opens a backup, of today or in the first format.
 *
 * @throws {@link BackupError} with a sentence when it is something else, or when the passphrase is
 * wrong; its parts throw one when it was cut off or changed
 */
export async function openBackup(path: string, passphrase: string): Promise<OpenBackup> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupError(`There is no file ${path}.`) : error
  })
  if (found.isDirectory()) throw new BackupError(`${path} is a folder. Name a file.`)
  const file = await open(path)
  try {
    let readBytes = 0
    const source: BackupSource = {
      bytes: found.size,
      read: async (position, length) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
        readBytes = position + bytesRead
        return buffer.subarray(0, bytesRead)
      },
    }
    const start = (await source.read(0, 32)).toString('latin1')
    const format = [archiveFormat, firstFormat].find(({ mark }) => start.startsWith(mark))
    if (!format) throw new BackupError(`${path} is not a backup of this site.`)
    const parts = await format.open(source, passphrase).catch((error: unknown) => {
      throw damaged(path, error)
    })
    if (!parts) {
      throw new BackupError(
        `The passphrase is wrong for ${path}. Set BACKUP_PASSPHRASE to the one it was made with.`,
      )
    }
    return {
      parts: partsOf(path, parts),
      progress: () => readBytes / source.bytes,
      [Symbol.asyncDispose]: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Passes the parts on. Says in a sentence that the file, or one in it, cannot be read. */
async function* partsOf(
  path: string,
  parts: AsyncIterable<BackupPart>,
): AsyncGenerator<BackupPart> {
  for await (const part of unlessDamaged(path, parts))
    yield part.type === 'file' ? { ...part, bytes: unlessDamaged(path, part.bytes) } : part
}

/** Passes values on. @throws {@link BackupError} when they cannot be read */
async function* unlessDamaged<Value>(
  path: string,
  source: AsyncIterable<Value>,
): AsyncGenerator<Value> {
  try {
    yield* source
  } catch (error) {
    throw damaged(path, error)
  }
}

const damaged = (path: string, cause: unknown) =>
  cause instanceof BackupError
    ? cause
    : new BackupError(
        `${path} was cut off, changed or damaged after it was made. Copy it again, or use another backup.`,
        { cause },
      )

const chunkBytes = 65_536

/** Backups of today: a tar archive, encrypted with age. */
const archiveFormat: BackupFormat = {
  mark: 'age-encryption.org/',
  open: async ({ read }, passphrase) => {
    // Loads the library only when used.
    const { Decrypter } = await import('age-encryption')
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase.normalize('NFKC'))
    let position = 0
    const source = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const chunk = await read(position, chunkBytes)
        position += chunk.length
        if (chunk.length > 0) controller.enqueue(chunk)
        else controller.close()
      },
    })
    try {
      return readArchive(await decrypter.decrypt(source))
    } catch (error) {
      // The library has no other sign of it.
      if ((error as Error).message.startsWith('no identity matched')) return null
      throw error
    }
  },
}

async function* readArchive(archive: ReadableStream<Uint8Array>): AsyncGenerator<BackupPart> {
  let contents = null
  for await (const { header, body } of archive.pipeThrough(createTarDecoder({ strict: true }))) {
    const { name } = header
    const table = /^tables\/([a-z][a-z_0-9]*)\.jsonl$/.exec(name)?.[1]
    if (!contents) {
      if (name !== 'backup.json') throw contradiction()
      contents = parseJson(contentsSchema, await text(body))
      yield { type: 'head', head: contents }
    } else if (table !== undefined) {
      for await (const rows of readRows(body)) yield { type: 'rows', table, rows }
    } else if (name === 'counters.json') {
      yield { type: 'counters', counters: parseJson(countersSchema, await text(body)) }
    } else {
      if (!isPath(name)) throw contradiction()
      yield { type: 'file', path: name, bytes: body }
    }
  }
  if (contents) yield { type: 'end', end: contents }
}

/** Reads lines of JSON in groups of bounded size. */
async function* readRows(body: ReadableStream<Uint8Array>): AsyncGenerator<Row[]> {
  let rows: Row[] = []
  let line = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    line += first
    for (const next of others) {
      rows.push(parseJson(rowSchema, line))
      line = next
      if (rows.length < groupRows) continue
      yield rows
      rows = []
    }
  }
  if (line !== '') throw contradiction()
  if (rows.length > 0) yield rows
}
