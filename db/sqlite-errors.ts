import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { StorageError, type StorageFault } from './storage-error.ts'

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const faults: Record<number, StorageFault> = {
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  10: 'away',
  11: 'damaged',
  13: 'full',
  14: 'away',
  26: 'damaged',
}

const inputOutput = 10

/**
 * Faults of single file operations, by SQLite's extended codes of {@link inputOutput}. A disk that
 * turned read-only shows in the first of them: its own error is lost.
 */
const fileFaults: Record<number, StorageFault> = {
  778: 'read-only', // write
  1_034: 'read-only', // fsync
  1_290: 'read-only', // fsync of the folder
  1_546: 'read-only', // truncate
  4_874: 'read-only', // enlarge the shared memory
  266: 'damaged', // read
  522: 'damaged', // short read
}

/** SQLITE_READONLY_DBMOVED: the file is no longer at its path. */
const moved = 1_032

/**
 * Below this free space a failed write counts as a full disk: SQLite reports that only for some of
 * its files.
 */
const littleRoomBytes = 65_536

type SqliteFailure = Error & { errcode: number }

const isSqliteFailure = (error: unknown): error is SqliteFailure =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'

/** Returns whether another process holds the lock that a statement needs. */
export const isBusy = (error: unknown) =>
  isSqliteFailure(error) && faults[error.errcode & 0xff] === 'busy'

/**
 * Separates failures of the storage from wrong queries.
 *
 * @param file the database
 * @returns a {@link StorageError} with the error as its cause, or the error itself
 */
export function toStorageError(error: unknown, file: string): unknown {
  if (!isSqliteFailure(error)) return error
  const fault = faultOf(error, file)
  return fault
    ? new StorageError(fault, `The database ${file} failed: ${error.message}.`, error)
    : error
}

function faultOf({ errcode }: SqliteFailure, file: string): StorageFault | undefined {
  if (errcode === moved) return 'missing'
  const primary = errcode & 0xff
  if (primary === inputOutput && hasLittleRoom(file)) return 'full'
  return fileFaults[errcode] ?? faults[primary]
}

function hasLittleRoom(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize < littleRoomBytes
  } catch {
    return false
  }
}
