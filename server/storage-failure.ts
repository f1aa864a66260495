import { StorageError, type StorageFault } from '../db/storage-error.ts'
import type { PlainKey, Translate } from '../site/languages/translate.ts'

/** The answer to a request that a storage failure stopped. */
export interface StorageFailure {
  status: 503 | 507
  /** tells the visitor or the editor what happened, and what they can do */
  sentence: string
}

/** After how many seconds a client may try again: the value of `Retry-After`. */
export const retryAfterSeconds = '5'

const reasons: Record<StorageFault, PlainKey> = {
  busy: 'server.busy',
  slow: 'server.slow',
  full: 'server.full',
  'read-only': 'server.cannotWrite',
  damaged: 'server.damaged',
  missing: 'server.missing',
  away: 'server.away',
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
 * @param t writes in the language of the request
 * @param method of the request: a person who sent a change still has its text, and must know
 * @returns `null` when the error is something else
 */
export function storageFailure(
  t: Translate,
  error: unknown,
  method: string | undefined,
): StorageFailure | null {
  const fault = faultOf(error)
  if (fault === null) return null
  const sentences: PlainKey[] = [
    reasons[fault],
    ...(isChange(method) ? (['server.nothingSaved'] as const) : []),
    needsHelp.has(fault) ? 'server.tellOperator' : 'server.tryAgain',
  ]
  return {
    status: fault === 'full' ? 507 : 503,
    sentence: sentences.map((key) => t(key)).join(' '),
  }
}

function faultOf(error: unknown): StorageFault | null {
  if (error instanceof StorageError) return error.fault
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  return fileFaults[code ?? ''] ?? null
}

/** Tells whether a request asks for a change. */
const isChange = (method: string | undefined) => method !== 'GET' && method !== 'HEAD'
