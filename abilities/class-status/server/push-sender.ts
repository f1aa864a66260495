import { clockAheadMs, currentTime } from '../../../school/base/clock.ts'
import { threadFile, TaskThread } from '../../../school/base/task-thread.server.ts'
import type { AbilityParts } from '../../../server/ability.ts'
import { tryLater, type ChannelSettings, type Outcome } from '../notice-messages.server.ts'
import { readPushKeys } from './push-keys.ts'
import { noticePushTask, type PushAnswer, type PushTask, type PushThreadData } from './push-task.ts'

/** Maximum number of push messages that are sent at the same time. */
const maxConcurrentPushes = 200

/** Lease of a push message, in milliseconds: longer than sending takes with its time-out. */
const pushLeaseMs = 30_000

type PushParts = Pick<AbilityParts, 'database' | 'dataDir' | 'publicOrigin' | 'logger'>

export type PushSender = ReturnType<typeof createPushSender>

/**
 * Sends push messages to phones. The keys are read on first use. Without keys that this process can
 * decrypt, `readPublicKey` returns `null` and messages wait for another process.
 *
 * @returns `channel` sends class notices (deliverNotices); `send` sends any message; `readPublicKey`
 * reads the key with which phones subscribe
 */
export function createPushSender(parts: PushParts) {
  let opened: ReturnType<typeof openThread> | undefined
  const open = () => {
    opened ??= openThread(parts).catch((error: unknown) => {
      // The next call tries again: a fault of the database may be over.
      opened = undefined
      throw error
    })
    return opened
  }
  const send = async (task: PushTask): Promise<Outcome> => {
    const push = await open()
    if (!push) return tryLater
    const answer = await push.thread.run(task)
    if ('fault' in answer)
      parts.logger.error(
        { fault: answer.fault },
        'A push message could not be encrypted, so it is not sent. Report this error.',
      )
    return outcomeOf(answer, currentTime())
  }
  const channel: ChannelSettings = {
    channel: 'push',
    maxConcurrent: maxConcurrentPushes,
    leaseMs: pushLeaseMs,
    send: (claimed, now) => send(noticePushTask(claimed, now)),
  }
  return { channel, send, readPublicKey: async () => (await open())?.publicKey ?? null }
}

/**
 * Opens the thread that sends. It starts with the first message, ends when idle, and needs no
 * closing.
 *
 * @returns `null` when the private key was encrypted with another key than that of `dataDir`
 */
async function openThread({ database, dataDir, publicOrigin, logger }: PushParts) {
  const keys = await readPushKeys(database, dataDir)
  if (!keys) {
    logger.warn(
      'Push messages cannot be sent: another site key encrypted their private key. Put the former key into SECRET_KEY or DATA_DIR/staff.key, and restart the site.',
    )
    return null
  }
  const { protocol, hostname } = new URL(publicOrigin)
  // RFC 8292, 2.1: a contact of the sender, as `https:` or `mailto:`.
  const subject = protocol === 'https:' ? publicOrigin : `mailto:webmaster@${hostname}`
  const thread = new TaskThread<PushTask, PushAnswer>(threadFile('push-thread', import.meta.url), {
    workerData: { keys, subject, clockAheadMs: clockAheadMs() } satisfies PushThreadData,
  })
  return { publicKey: keys.publicKey, thread }
}

/** Returns the outcome that an answer of a push service means (RFC 8030, 5 and 7.3). */
function outcomeOf(answer: PushAnswer, now: number): Outcome {
  // The same message would fail again.
  if ('hasBadKeys' in answer || 'fault' in answer) return { what: 'failed' }
  if ('error' in answer) return tryLater
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { what: 'handed-over' }
  if (status === 404 || status === 410) return { what: 'gone' }
  if (status === 408 || status === 429 || status >= 500)
    return { what: 'later', retryAfterMs: readRetryAfter(retryAfter, now) }
  // The service refuses the request itself, so the same request would be refused again.
  return { what: 'failed' }
}

/**
 * Reads a Retry-After header, seconds or a date, in milliseconds from now; `null` when it is
 * unreadable.
 * @param now UTC in milliseconds
 */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (!header) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
