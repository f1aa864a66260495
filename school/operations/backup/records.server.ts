import { createHash } from 'node:crypto'
import { BackupError } from './backup.ts'

// Inside a backup there are records: a letter for the type, the length in four bytes, the payload.

export const recordTypes = {
  head: 'H',
  table: 'T',
  rows: 'R',
  counters: 'C',
  file: 'F',
  bytes: 'B',
  fileEnd: 'G',
  end: 'Z',
} as const

export type RecordType = keyof typeof recordTypes

export interface BackupRecord {
  type: RecordType
  payload: Buffer
}

const typeOf = new Map<string, string>(
  Object.entries(recordTypes).map(([type, letter]) => [letter, type]),
)

const prefixBytes = 5

/** A longer record was not made by this product: a group of rows is about a megabyte. */
const maxPayload = 512 * 1024 * 1024

/** Writes one record. */
export function recordOf(type: RecordType, content: unknown): Buffer {
  const payload = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
  const prefix = Buffer.alloc(prefixBytes)
  prefix.write(recordTypes[type])
  prefix.writeUInt32BE(payload.length, 1)
  return Buffer.concat([prefix, payload])
}

/**
 * Reads records, the last of which carries the checksum of those before.
 *
 * @returns the checksum of all records so far, beside each
 */
export async function* readRecords(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<BackupRecord & { sha256Before: () => string }> {
  const hash = createHash('sha256')
  let parts: Buffer[] = []
  let length = 0
  let wanted = prefixBytes
  for await (const part of source) {
    parts.push(part)
    length += part.length
    if (length < wanted) continue
    let rest: Buffer = Buffer.concat(parts)
    for (;;) {
      if (rest.length < prefixBytes) break
      const payloadBytes = rest.readUInt32BE(1)
      if (payloadBytes > maxPayload) throw damaged()
      wanted = prefixBytes + payloadBytes
      if (rest.length < wanted) break
      const type = typeOf.get(rest.toString('latin1', 0, 1)) as RecordType | undefined
      if (type === undefined) throw damaged()
      const record = rest.subarray(0, wanted)
      yield {
        type,
        payload: record.subarray(prefixBytes),
        sha256Before: () => hash.copy().digest('hex'),
      }
      hash.update(record)
      rest = rest.subarray(wanted)
      wanted = prefixBytes
    }
    parts = [rest]
    length = rest.length
  }
  if (length > 0) throw damaged()
}

const damaged = () => new BackupError('The content of this backup cannot be read. Use another one.')
