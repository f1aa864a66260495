import type { Database } from '../../../db/database.ts'
import { clockAheadMs, currentTime } from '../../../school/base/clock.ts'
import { threadFile, TaskThread } from '../../../school/base/task-thread.server.ts'
import type { Outcome } from '../notice-messages.server.ts'
import { readPushKeys } from './push-keys.ts'
import type { PushAnswer, PushTask, PushThreadData } from './push-task.ts'

/** Sender of push messages, and the public key with which phones subscribe. */
export interface PushSender {
  publicKey: string
  send: (task: PushTask) => Promise<Outcome>
}

/**
 * Opens the sender. Its thread starts with a message, ends when idle, and needs no closing: it ends
 * with the process.
 *
 * @param publicOrigin address of this site, given to push services as the contact
 * @returns `null` when the private key was encrypted with another key than that of `dataDir`
 */
export async function openPushSender(
  database: Database,
  dataDir: string,
  publicOrigin: string,
): Promise<PushSender | null> {
  const keys = await readPushKeys(database, dataDir)
  if (!keys) return null
  const { protocol, hostname } = new URL(publicOrigin)
  // RFC 8292, 2.1: a contact of the sender, as `https:` or `mailto:`.
  const subject = protocol === 'https:' ? publicOrigin : `mailto:webmaster@${hostname}`
  const thread = new TaskThread<PushTask, PushAnswer>(threadFile('push-thread', import.meta.url), {
    workerData: { keys, subject, clockAheadMs: clockAheadMs() } satisfies PushThreadData,
  })
  return {
    publicKey: keys.publicKey,
    send: async (task) => outcomeOf(await thread.run(task), currentTime()),
  }
}

/** Returns the outcome that an answer of a push service means (RFC 8030, 5 and 7.3). */
function outcomeOf(answer: PushAnswer, now: number): Outcome {
  if ('unusable' in answer) return { what: 'failed' }
  if ('error' in answer) return { what: 'later', retryAfterMs: null }
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { what: 'handed-over' }
  if (status === 404 || status === 410) return { what: 'gone' }
  if (status === 408 || status === 429 || status >= 500)
    return { what: 'later', retryAfterMs: readRetryAfter(retryAfter, now) }
  // The service refuses the request itself, so the same request would be refused again.
  return { what: 'failed' }
}

/** Reads a Retry-After header, seconds or a date, in milliseconds; `null` when it is unreadable. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (!header) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
