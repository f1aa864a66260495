import type { ChannelSettings } from '../notice-messages.server.ts'
import { createClassMailer, type NotificationParts } from './class-mailer.ts'
import { deliverNotices, tryLater } from './deliver-notices.ts'
import { openPushSender, type PushSender } from './push-sender.ts'
import { noticePushTask } from './push-task.ts'

/** Maximum number of push messages that are sent at the same time. */
const maxConcurrentPushes = 200

/** Lease of a push message, in milliseconds: longer than sending takes with its time-out. */
const pushLeaseMs = 30_000

export type Notifications = ReturnType<typeof createNotifications>

/**
 * Sends class notices to subscribers, by push and by e-mail.
 *
 * @returns `getPushSender` opens the sender of push messages on first use, `null` when this process
 * cannot read its key; `deliverSoon` and `sendLinksSoon` send what is due without waiting for the
 * next check; `stop` resolves when the messages being sent have ended
 */
export function createNotifications(parts: NotificationParts) {
  const { database, dataDir, publicOrigin, logger } = parts
  let pushSender: Promise<PushSender | null> | undefined
  const openPush = async () => {
    const sender = await openPushSender(database, dataDir, publicOrigin)
    if (!sender)
      logger.warn(
        'Push messages cannot be sent: another site key encrypted their private key. Put the former key into SECRET_KEY or DATA_DIR/staff.key, and restart the site.',
      )
    return sender
  }
  const getPushSender = () => {
    pushSender ??= openPush().catch((error: unknown) => {
      // The next call tries again: a fault of the database may be over.
      pushSender = undefined
      throw error
    })
    return pushSender
  }
  const mailer = createClassMailer(parts)
  const pushChannel: ChannelSettings = {
    channel: 'push',
    maxConcurrent: maxConcurrentPushes,
    leaseMs: pushLeaseMs,
    send: async (claimed, now) => {
      const sender = await getPushSender()
      return sender ? sender.send(noticePushTask(claimed, now)) : tryLater
    },
  }
  const deliveries = deliverNotices({ ...parts, channels: [pushChannel, mailer.channel] })
  return {
    getPushSender,
    deliverSoon: deliveries.deliverSoon,
    sendLinksSoon: mailer.sendLinksSoon,
    stop: async () => {
      await Promise.all([deliveries.stop(), mailer.stop()])
    },
  }
}
