import { StorageError, type StorageFault } from '../db/storage-error.ts'

/** How to answer a request that the storage kept from being done. */
export interface StorageFailure {
  status: 503 | 507
  /** what to tell the visitor or the editor, and what they can do */
  sentence: string
}

/** After how many seconds a client may ask again: the value of `Retry-After`. */
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

/** Only a person with access to the server can help: waiting does not. */
const needsHelp = new Set<StorageFault>(['full', 'read-only', 'damaged', 'missing'])

/** What file operations report when the disk is the reason. */
const fileFaults: Record<string, StorageFault> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read-only',
  EIO: 'damaged',
}

/**
 * The one place that decides which failures are the storage's, and how requests are then answered.
 * @param isChange whether the request was to change something: then its text is still with the
 * editor
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

/** Whether a request asks for a change. */
export const isChange = (method: string | undefined) => method !== 'GET' && method !== 'HEAD'
