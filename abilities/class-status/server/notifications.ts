import { setTimeout as wait } from 'node:timers/promises'
import type { AbilityParts } from '../../../server/ability.ts'
import { repeatWork } from '../../../server/repeat-work.ts'
import {
  claimMessages,
  deleteOldMessages,
  recordOutcomes,
  type ChannelSettings,
  type ClaimedMessage,
  type Outcome,
} from '../notice-messages.server.ts'
import { detectNews, fanOutNews } from '../notice-news.server.ts'
import { createClassMailer, type NotificationParts } from './class-mailer.ts'
import { openPushSender, type PushSender } from './push-sender.ts'
import { noticePushTask } from './push-task.ts'

/** Maximum number of push messages that are being sent at the same time. */
const pushAtOnce = 200

/** Longer than a push message takes with its time-out, in milliseconds. */
const pushLeaseMs = 30_000

export type Notifications = ReturnType<typeof createNotifications>

/** Sends class notices to subscribers, by push and by e-mail. */
export function createNotifications(parts: NotificationParts) {
  const { database, dataDir, publicOrigin, logger } = parts
  let opened: Promise<PushSender | null> | undefined
  const open = async () => {
    const sender = await openPushSender(database, dataDir, publicOrigin)
    if (!sender)
      logger.warn(
        'Push messages cannot be sent: the key of the site is not the one that their own keys were stored with.',
      )
    return sender
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
  const pushChannel: ChannelSettings = {
    channel: 'push',
    atOnce: pushAtOnce,
    leaseMs: pushLeaseMs,
    send: async (claimed, now) =>
      (await (await push())?.send(noticePushTask(claimed, now))) ?? tryLater,
  }
  const deliveries = deliverNotices({ ...parts, channels: [pushChannel, mails.channel] })
  return {
    /** `null` when this process cannot read the keys of the site; they are made on first use */
    push,
    /** looks at once for what was published */
    soon: deliveries.soon,
    /** a mail with the link of a subscription is due */
    linkDue: mails.linkDue,
    stop: async () => {
      await Promise.all([deliveries.stop(), mails.stop()])
    },
  }
}

/** Interval between checks for due messages, in milliseconds: other processes publish too. */
const intervalMs = 1_000

/** Finished messages are recorded together after this wait, in milliseconds, or at this number. */
const gatherMs = 20
const recordedTogether = 10

/**
 * Number of messages sent at once for each millisecond of the quickest answer: a slow service gets
 * more at once. A killed process repeats those whose answers it has not recorded, so they are few.
 */
const perAnswerMs = 2

/** Minimum interval between deletions of old messages, in milliseconds. */
const cleaningMs = 3_600_000

type DeliveryParts = Pick<AbilityParts, 'database' | 'logger' | 'now'>

/**
 * Delivers news to subscribers, until it is stopped. What is due is in the database, so a restart
 * loses nothing, and several processes share the work. Channels do not wait for each other.
 */
export function deliverNotices(parts: DeliveryParts & { channels: readonly ChannelSettings[] }) {
  const { database, logger, now } = parts
  const guarded = (work: (isStopped: () => boolean) => Promise<void>) =>
    repeatWork(intervalMs, (isStopped) =>
      work(isStopped).catch((error: unknown) =>
        logger.warn({ err: error }, 'Class notices could not be handed over; they are tried again'),
      ),
    )
  const channels = parts.channels.map((channel) =>
    guarded((isStopped) => deliverDue(parts, channel, isStopped)),
  )
  let cleanedAt = 0
  const news = guarded(async (isStopped) => {
    await detectNews(database, now())
    while (!isStopped() && (await fanOutNews(database, now())))
      for (const { soon } of channels) soon()
    if (now() - cleanedAt < cleaningMs) return
    cleanedAt = now()
    await deleteOldMessages(database, now())
  })
  return {
    soon: news.soon,
    stop: async () => {
      await Promise.all([news, ...channels].map(({ stop }) => stop()))
    },
  }
}

/** Delivers the due messages of one channel, so many at a time. */
async function deliverDue(
  { database, logger, now }: DeliveryParts,
  { channel, atOnce, leaseMs, send }: ChannelSettings,
  isStopped: () => boolean,
) {
  const running = new Set<Promise<void>>()
  let finished: { claimed: ClaimedMessage; outcome: Outcome }[] = []
  let quickestMs = 0
  const deliver = async (claimed: ClaimedMessage) => {
    const began = performance.now()
    const isLate = claimed.news.until <= now()
    const outcome = isLate
      ? ({ what: 'failed' } as const)
      : await send(claimed, now()).catch((error: unknown) => {
          logger.warn({ err: error }, 'A class notice could not be handed over')
          return tryLater
        })
    const tookMs = performance.now() - began
    quickestMs = Math.min(quickestMs || tookMs, tookMs)
    finished.push({ claimed, outcome })
  }
  const gather = async () => {
    const timeUp = wait(gatherMs, 'time is up' as const)
    while (running.size > 0 && finished.length < recordedTogether)
      if ((await Promise.race([...running, timeUp])) === 'time is up') return
  }
  for (;;) {
    const room = Math.min(atOnce, Math.max(recordedTogether, Math.ceil(quickestMs * perAnswerMs)))
    const count = isStopped() ? 0 : room - running.size - finished.length
    const claimed =
      count <= 0 ? [] : await claimMessages(database, { channel, count, leaseMs }, now())
    for (const each of claimed) {
      const work: Promise<void> = deliver(each).finally(() => running.delete(work))
      running.add(work)
    }
    if (running.size === 0 && finished.length === 0) return
    if (finished.length === 0) await Promise.race(running)
    await gather()
    const outcomes = finished
    finished = []
    await recordOutcomes(database, outcomes, now())
  }
}

const tryLater: Outcome = { what: 'later', retryAfterMs: null }
