import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Operations of a process on a disk's files, and notes of the test, by letter (recorder.c). */
const kinds = {
  /** a file was opened that may have been created by it */
  o: 'open',
  w: 'write',
  t: 'resize',
  /** the content of a file, or the names in a folder, were written to the disk */
  s: 'sync',
  d: 'make-folder',
  u: 'remove',
  r: 'rename',
  l: 'link',
  /** a file is written through a mapping, which is not recorded */
  m: 'map',
  n: 'note',
} as const

export interface DiskRecord {
  kind: (typeof kinds)[keyof typeof kinds]
  /** the inode */
  file: number
  /** an offset or a size; 1 when a file was emptied as it was opened */
  at: number
  /** a path, or the text of a note */
  path: string
  to: string
  bytes: Buffer
}

/** Bytes of a record before its paths. */
const headBytes = 32

/** A record of everything that processes do to one folder, and the library that makes it. */
export class Recording {
  readonly #log: string
  /** starts a process that is recorded */
  readonly environment: Record<string, string>

  /** @param folder for the library and the log @param disk the folder to record, as a real path */
  constructor(folder: string, disk: string) {
    const library = join(folder, 'recorder.so')
    const source = join(import.meta.dirname, 'recorder.c')
    const options = ['-shared', '-fPIC', '-O1', '-Wall', '-Werror', '-o', library]
    execFileSync(process.env.GCC_PATH ?? 'gcc', [...options, source])
    this.#log = join(folder, 'log')
    this.environment = {
      LD_PRELOAD: library,
      RECORD_BELOW: disk,
      RECORD_TO: this.#log,
      // io_uring would write files without the C library.
      UV_USE_IO_URING: '0',
    }
  }

  /** Adds a note: whatever is recorded before it happened before. */
  note(note: string) {
    const head = Buffer.alloc(headBytes)
    const text = Buffer.from(note)
    head.writeUInt32LE(headBytes + text.length, 0)
    head.writeUInt32LE('n'.charCodeAt(0), 4)
    head.writeUInt32LE(text.length, 24)
    appendFileSync(this.#log, Buffer.concat([head, text]))
  }

  read(): DiskRecord[] {
    const log = existsSync(this.#log) ? readFileSync(this.#log) : Buffer.alloc(0)
    const records: DiskRecord[] = []
    for (let start = 0; start < log.length;) {
      const end = start + log.readUInt32LE(start)
      records.push(parseRecord(log.subarray(start, end)))
      start = end
    }
    return records
  }
}

function parseRecord(record: Buffer): DiskRecord {
  const letter = String.fromCharCode(record.readUInt32LE(4)) as keyof typeof kinds
  const pathEnd = headBytes + record.readUInt32LE(24)
  const otherEnd = pathEnd + record.readUInt32LE(28)
  return {
    kind: kinds[letter],
    file: Number(record.readBigUInt64LE(8)),
    at: Number(record.readBigUInt64LE(16)),
    path: record.toString('utf8', headBytes, pathEnd),
    to: record.toString('utf8', pathEnd, otherEnd),
    bytes: record.subarray(otherEnd),
  }
}
