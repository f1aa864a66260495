import type { Logger } from 'pino'
import type { Database } from '../../../db/database.ts'
import { readPushKeys } from '../push-keys.server.ts'
import { createClassMailer } from './class-mailer.ts'
import type { Mailer } from '../../../server/mail.ts'
import { handOverNotices } from './hand-over.ts'
import { noticePush } from './notice-payload.ts'
import { createPushSender, type SendPush } from './push-sender.ts'

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
