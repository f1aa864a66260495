import type { Logger } from 'pino'
import type { Database } from '../../../db/database.ts'
import { readPushKeys, type PushKeys } from '../push-keys.server.ts'
import { createClassMailer } from './class-mailer.ts'
import type { Mailer } from '../../../server/mail.ts'
import { handOverNotices } from './hand-over.ts'
import { noticePush } from './notice-payload.ts'
import type { Outcome } from '../notice-messages.server.ts'
import { readRetryAfter } from '../tries.ts'
import { threadFile } from '../../../school/base/task-answers.ts'
import { TaskThread } from '../../../school/base/task-thread.server.ts'
import type { PushAnswer, PushTask, PushThreadData } from './push-task.ts'
import { clockAheadMs, currentTime } from '../../../school/base/clock.ts'

/** Maximum number of push messages that are being sent at the same time. */
const pushAtOnce = 200

/** Longer than a push message takes with its time-out, in milliseconds. */
const pushLeaseMs = 30_000

interface NotificationParts {
  database: Database
  dataDir: string
  publicOrigin: string
  /** `null` without a mail server */
  mailer: Mailer | null
  logger: Logger
  /** returns the site's time, UTC in milliseconds */
  now: () => number
}

/** Sender of push messages, and the public key with which phones subscribe. */
export interface Push {
  publicKey: string
  send: SendPush
}

export interface Notifications {
  /** `null` when this process cannot read the keys of the site; they are made on first use */
  push: () => Promise<Push | null>
  /** looks at once for what was published */
  soon: () => void
  /** a mail with the link of a subscription is due */
  linkDue: () => void
  stop: () => Promise<void>
}

/** Tells subscribers of class notices, and keeps what that takes. */
export function createNotifications(parts: NotificationParts): Notifications {
  const { database, dataDir, publicOrigin, logger, now } = parts
  let opened: Promise<Push | null> | undefined
  const open = async (): Promise<Push | null> => {
    const keys = await readPushKeys(database, dataDir)
    if (keys) return { publicKey: keys.publicKey, send: createPushSender(keys, publicOrigin) }
    logger.warn(
      'Push messages cannot be sent: the key of the site is not the one that their own keys were stored with.',
    )
    return null
  }
  const push = () => {
    opened ??= open().catch((error: unknown) => {
      // A fault of the database may be over next time.
      opened = undefined
      throw error
    })
    return opened
  }
  const mails = createClassMailer(parts)
  const keeper = handOverNotices({
    database,
    logger,
    now,
    channels: [
      {
        channel: 'push',
        atOnce: pushAtOnce,
        leaseMs: pushLeaseMs,
        send: async (taken, at) => {
          const sender = await push()
          return sender ? sender.send(noticePush(taken, at)) : { what: 'later', retryAfterMs: null }
        },
      },
      mails.channel,
    ],
  })
  return {
    push,
    soon: keeper.soon,
    linkDue: mails.linkDue,
    stop: async () => {
      await Promise.all([keeper.stop(), mails.stop()])
    },
  }
}

/** Hands one message over to its push service. */
type SendPush = (task: PushTask) => Promise<Outcome>

/**
 * Creates what hands push messages over, in a thread of its own.
 * @param publicOrigin this site: whom a push service may turn to
 */
function createPushSender(keys: PushKeys, publicOrigin: string): SendPush {
  const { protocol, hostname } = new URL(publicOrigin)
  // RFC 8292, 2.1: a contact of the sender, as `https:` or `mailto:`.
  const subject = protocol === 'https:' ? publicOrigin : `mailto:webmaster@${hostname}`
  const thread = new TaskThread<PushTask, PushAnswer>(threadFile('push-thread', import.meta.url), {
    workerData: { keys, subject, aheadMs: clockAheadMs() } satisfies PushThreadData,
  })
  return async (task) => outcomeOf(await thread.run(task), currentTime())
}

/** Says what an answer of a push service means (RFC 8030, 5 and 7.3). */
function outcomeOf(answer: PushAnswer, now: number): Outcome {
  if ('unusable' in answer) return { what: 'failed' }
  if ('error' in answer) return { what: 'later', retryAfterMs: null }
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { what: 'handed-over' }
  if (status === 404 || status === 410) return { what: 'gone' }
  if (status === 408 || status === 429 || status >= 500)
    return { what: 'later', retryAfterMs: readRetryAfter(retryAfter, now) }
  return { what: 'failed' }
}
