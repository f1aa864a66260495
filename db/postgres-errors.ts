import pg from 'pg'
import { StorageError, type StorageFault } from './storage-error.ts'

/** Maps PostgreSQL's error codes, or their classes (PostgreSQL manual, appendix A). */
const faults: readonly (readonly [code: string, fault: StorageFault])[] = [
  ['08', 'away'],
  ['25006', 'read-only'],
  ['28', 'away'],
  ['3D000', 'away'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['53100', 'full'],
  ['53', 'away'],
  ['55P03', 'busy'],
  ['57014', 'slow'],
  ['57P', 'away'],
  ['58', 'away'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
]

/**
 * Separates failures of the database from wrong queries.
 *
 * @returns a {@link StorageError} with the error as its cause, or the error itself
 */
export function toStorageError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageError) return error
  if (error instanceof pg.DatabaseError) {
    const fault = faults.find(([code]) => error.code?.startsWith(code))?.[1]
    return fault ? new StorageError(fault, `PostgreSQL: ${error.message}`, error) : error
  }
  // A value that the driver cannot send is a bug in our code.
  if (error instanceof TypeError || error instanceof RangeError) return error
  // The driver's own errors have no code: all but the time limit mean a lost connection.
  const fault = error.message === 'Query read timeout' ? 'slow' : 'away'
  return new StorageError(fault, `PostgreSQL does not answer: ${reasonOf(error)}`, error)
}

/** Words an error. Node joins the errors of several addresses in one error without a message. */
const reasonOf = (error: Error) =>
  error instanceof AggregateError ? error.errors.map(String).join('; ') : error.message

/** Returns whether a connection may be used after an error: the server reported it and goes on. */
export const isReusable = (error: unknown) =>
  error instanceof pg.DatabaseError && !error.code?.startsWith('57P') && !isReadOnly(error)

/** Returns whether a server is a read-only replica: its address may soon lead to a new primary. */
export const isReadOnly = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '25006'
