import { createDecipheriv, scrypt } from 'node:crypto'
import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { createZstdDecompress } from 'node:zlib'
import * as z from 'zod'
import {
  cellSchema,
  contradiction,
  countersSchema,
  endSchema,
  headSchema,
  identifier,
  isPath,
  parseJson,
  type BackupFormat,
  type BackupPart,
  type BackupSource,
} from './backup.ts'

// Reads backups from before November 29, 2026. The file has a head, chunks encrypted with
// AES-256-GCM, and an end mark. The chunks hold records that are compressed with zstd.

const mark = 'DYCI backup\n'
/** The mark, a version, the cost of the key, a salt and a value that depends on the passphrase. */
const headBytes = 46
/** The head and its checksum. */
const start = headBytes + 16
const tagBytes = 16
const chunkBytes = 65_536 + tagBytes
const endMarkBytes = 8

const makeKey = promisify<string, Buffer, number, object, Buffer>(scrypt)

export const firstFormat: BackupFormat = {
  mark,
  open: async (source, passphrase) => {
    const head = await source.read(0, headBytes)
    const salt = head.subarray(14, 30)
    const options = { N: 2 ** head.readUInt8(13), r: 8, p: 1, maxmem: 2 ** 28 }
    const made = await makeKey(passphrase.normalize('NFKC'), salt, 48, options)
    if (!made.subarray(32).equals(head.subarray(30))) return null
    const chunks = decrypt(source, head, made.subarray(0, 32))
    return readParts(readRecords(pipeline(chunks, createZstdDecompress(), () => {})))
  },
}

/** Decrypts the chunks. The nonce of each is its number, and whether it is the last one. */
async function* decrypt({ bytes, read }: BackupSource, head: Buffer, key: Buffer) {
  const end = bytes - endMarkBytes
  for (let number = 0, at = start; at < end; number += 1, at += chunkBytes) {
    const chunk = await read(at, Math.min(chunkBytes, end - at))
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(number, 4)
    nonce[11] = at + chunkBytes >= end ? 1 : 0
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(head)
    decipher.setAuthTag(chunk.subarray(-tagBytes))
    const plain = decipher.update(chunk.subarray(0, -tagBytes))
    decipher.final()
    yield plain
  }
}

/** A letter for the type, the length of the payload in four bytes, and the payload. */
interface BackupRecord {
  type: string
  payload: Buffer
}

async function* readRecords(source: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let waiting: Buffer[] = []
  let length = 0
  let wanted = 5
  for await (const chunk of source) {
    waiting.push(chunk)
    length += chunk.length
    if (length < wanted) continue
    let rest: Buffer = Buffer.concat(waiting)
    for (;;) {
      wanted = rest.length < 5 ? 5 : 5 + rest.readUInt32BE(1)
      if (rest.length < wanted) break
      yield { type: rest.toString('latin1', 0, 1), payload: rest.subarray(5, wanted) }
      rest = rest.subarray(wanted)
    }
    waiting = [rest]
    length = rest.length
  }
}

const tableSchema = z.object({ name: identifier, columns: z.array(identifier) })
const rowsSchema = z.array(z.array(cellSchema))

async function* readParts(records: AsyncGenerator<BackupRecord>): AsyncGenerator<BackupPart> {
  let table: z.output<typeof tableSchema> = { name: '', columns: [] }
  for await (const { type, payload } of records) {
    const parse = <Schema extends z.ZodType>(schema: Schema) =>
      parseJson(schema, payload.toString())
    if (type === 'H') yield { type: 'head', head: parse(headSchema) }
    else if (type === 'T') table = parse(tableSchema)
    else if (type === 'R') {
      const { name, columns } = table
      const rows = parse(rowsSchema).map((cells) =>
        Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? null])),
      )
      yield { type: 'rows', table: name, rows }
    } else if (type === 'C') yield { type: 'counters', counters: parse(countersSchema) }
    else if (type === 'F') {
      const { path } = parse(fileSchema)
      yield { type: 'file', path, bytes: readFile(records) }
    } else if (type === 'Z') yield { type: 'end', end: parse(endSchema) }
    else throw contradiction()
  }
}

const fileSchema = z.object({ path: z.string().refine(isPath) })

/** Reads the bytes of a file, up to the record that ends it. */
async function* readFile(records: AsyncGenerator<BackupRecord>): AsyncGenerator<Buffer> {
  for (;;) {
    const next = await records.next()
    if (next.done || next.value.type !== 'B') return
    yield next.value.payload
  }
}
