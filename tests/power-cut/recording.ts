import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a process did to the files of a disk, or a note of the test (see recorder.c). */
export type DiskRecord =
  /** a file was opened that may have been created by it */
  | { kind: 'open'; file: number; path: string; isEmptied: boolean }
  | { kind: 'write'; file: number; at: number; bytes: Buffer }
  | { kind: 'resize'; file: number; size: number }
  /** the content of a file, or the names in a folder, were written to the disk */
  | { kind: 'sync'; file: number }
  | { kind: 'make-folder'; file: number; path: string }
  | { kind: 'remove'; path: string }
  | { kind: 'rename'; path: string; to: string }
  | { kind: 'link'; path: string; to: string }
  /** a file is written through a mapping, which is not recorded */
  | { kind: 'map'; path: string }
  | { kind: 'note'; note: string }

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
    const bytes = Buffer.from(note)
    head.writeUInt32LE(headBytes + bytes.length, 0)
    head.writeUInt32LE('n'.charCodeAt(0), 4)
    appendFileSync(this.#log, Buffer.concat([head, bytes]))
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
  const letter = String.fromCharCode(record.readUInt32LE(4))
  const file = Number(record.readBigUInt64LE(8))
  const at = Number(record.readBigUInt64LE(16))
  const pathEnd = headBytes + record.readUInt32LE(24)
  const otherEnd = pathEnd + record.readUInt32LE(28)
  const path = record.toString('utf8', headBytes, pathEnd)
  const to = record.toString('utf8', pathEnd, otherEnd)
  const bytes = record.subarray(otherEnd)
  switch (letter) {
    case 'o':
      return { kind: 'open', file, path, isEmptied: at === 1 }
    case 'w':
      return { kind: 'write', file, at, bytes }
    case 't':
      return { kind: 'resize', file, size: at }
    case 's':
      return { kind: 'sync', file }
    case 'd':
      return { kind: 'make-folder', file, path }
    case 'u':
      return { kind: 'remove', path }
    case 'r':
      return { kind: 'rename', path, to }
    case 'l':
      return { kind: 'link', path, to }
    case 'm':
      return { kind: 'map', path }
    default:
      return { kind: 'note', note: bytes.toString() }
  }
}
