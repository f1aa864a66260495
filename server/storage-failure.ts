import { StorageError, type StorageFault } from '../db/storage-error.ts'

/** The answer to a request that a storage failure stopped. */
export interface StorageFailure {
  status: 503 | 507
  /** what to tell the visitor or the editor, and what they can do */
  sentence: string
}

/** After how many seconds a client may try again: the value of `Retry-After`. */
export const retryAfterSeconds = '5'

const reasons: Record<StorageFault, string> = {
  busy: 'The database is busy.',
  slow: 'The database took too long to answer.',
  full: 'The disk of the server is full.',
  'read-only': 'The server cannot write to its disk.',
  damaged: 'The server cannot read its database.',
  missing: 'The database of the server is missing.',
  away: 'The database does not answer.',
}

/** Faults that need a person with access to the server: waiting does not help. */
const needsHelp = new Set<StorageFault>(['full', 'read-only', 'damaged', 'missing'])

/** Error codes of file operations that fail because of the disk. */
const fileFaults: Record<string, StorageFault> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read-only',
  EIO: 'damaged',
}

/**
 * Decides which failures are the storage's, and how to answer requests then.
 *
 * @param isChange whether the request was a change: the editor still has its text
 * @returns `null` when the error is something else
 */
export function storageFailure(error: unknown, isChange: boolean): StorageFailure | null {
  const fault = faultOf(error)
  if (fault === null) return null
  const next = needsHelp.has(fault)
    ? 'Tell the person who runs the website.'
    : 'Try again in a moment.'
  return {
    status: fault === 'full' ? 507 : 503,
    sentence: isChange
      ? `${reasons[fault]} Nothing was saved. Your text is kept. ${next}`
      : `${reasons[fault]} ${next}`,
  }
}

function faultOf(error: unknown): StorageFault | null {
  if (error instanceof StorageError) return error.fault
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  return fileFaults[code ?? ''] ?? null
}

/** Returns whether a request asks for a change. */
export const isChange = (method: string | undefined) => method !== 'GET' && method !== 'HEAD'
