import { setTimeout as wait } from 'node:timers/promises'
import type { AbilityParts } from '../../../server/ability.ts'
import { repeatWork } from '../../../server/repeat-work.ts'
import {
  claimMessages,
  deleteOldMessages,
  recordOutcomes,
  tryLater,
  type ChannelSettings,
  type ClaimedMessage,
  type Outcome,
} from '../notice-messages.server.ts'
import { detectNews, fanOutNews } from '../notice-news.server.ts'

/** Interval between checks for due messages, in milliseconds: other processes publish too. */
const checkIntervalMs = 1_000

/** Minimum interval between deletions of old messages, in milliseconds. */
const cleanupIntervalMs = 3_600_000

/** Outcomes are recorded together: after this delay, in milliseconds, or at this number. */
const recordDelayMs = 20
const recordBatchSize = 10

/** Number of messages sent at the same time to a service that answers at once. */
const minConcurrent = 10

/**
 * Number of messages sent at the same time for each millisecond of the quickest answer. A killed
 * process repeats the messages without a recorded outcome, so a quick service gets few at a time.
 */
const messagesPerMs = 2

type DeliveryParts = Pick<AbilityParts, 'database' | 'logger' | 'now'>

/** A message that was sent, or could not be sent. */
interface Delivery {
  claimed: ClaimedMessage
  outcome: Outcome
}

/**
 * Delivers news to subscribers, until it is stopped. Due messages are in the database, so a restart
 * loses nothing, and several processes share the work. Channels do not wait for each other.
 *
 * @returns `deliverSoon` looks for news without waiting for the next check; `stop` resolves when
 * the messages being sent have ended
 */
export function deliverNotices(parts: DeliveryParts & { channels: readonly ChannelSettings[] }) {
  const { database, logger, now } = parts
  const repeatAndLog = (work: (isStopped: () => boolean) => Promise<void>) =>
    repeatWork({
      intervalMs: checkIntervalMs,
      work,
      onError: (error) =>
        logger.warn({ err: error }, 'Class notices could not be sent; they are tried again'),
    })
  const channels = parts.channels.map((channel) =>
    repeatAndLog((isStopped) => deliverDue(parts, channel, isStopped)),
  )
  let lastCleanupAt = 0
  const news = repeatAndLog(async (isStopped) => {
    await detectNews(database, now())
    while (!isStopped() && (await fanOutNews(database, now())))
      for (const { runSoon } of channels) runSoon()
    if (now() - lastCleanupAt < cleanupIntervalMs) return
    lastCleanupAt = now()
    await deleteOldMessages(database, now())
  })
  return {
    deliverSoon: news.runSoon,
    stop: async () => {
      await Promise.all([news, ...channels].map(({ stop }) => stop()))
    },
  }
}

/**
 * Delivers the due messages of one channel: claims as many as there is room for, sends them, and
 * records outcomes together. Ends when no message is due and none is being sent.
 */
async function deliverDue(
  { database, logger, now }: DeliveryParts,
  { channel, maxConcurrent, leaseMs, send }: ChannelSettings,
  isStopped: () => boolean,
) {
  const running = new Set<Promise<void>>()
  const finished: Delivery[] = []
  let quickestMs = 0

  const deliver = async (claimed: ClaimedMessage) => {
    const startedAt = performance.now()
    const isTooLate = claimed.news.until <= now()
    const outcome: Outcome = isTooLate
      ? { what: 'failed' }
      : await send(claimed, now()).catch((error: unknown) => {
          logger.warn({ err: error }, 'A class notice could not be sent; it is tried again')
          return tryLater
        })
    const tookMs = performance.now() - startedAt
    quickestMs = Math.min(quickestMs || tookMs, tookMs)
    finished.push({ claimed, outcome })
  }
  const start = (claimed: ClaimedMessage) => {
    const delivery: Promise<void> = deliver(claimed).finally(() => running.delete(delivery))
    running.add(delivery)
  }
  const recordFinished = async () => {
    const batch = [...finished]
    await recordOutcomes(database, batch, now())
    // Only now: after a fault they are recorded again. Others may have followed meanwhile.
    finished.splice(0, batch.length)
  }

  try {
    for (;;) {
      const room = maxUnrecorded(quickestMs, maxConcurrent) - running.size - finished.length
      if (room > 0 && !isStopped()) {
        const claimed = await claimMessages(database, { channel, count: room, leaseMs }, now())
        claimed.forEach(start)
      }
      if (running.size === 0 && finished.length === 0) return
      await waitForBatch(running, finished)
      await recordFinished()
    }
  } finally {
    // Also after a fault of the database: a message without a recorded outcome would be sent twice.
    await Promise.all(running)
    if (finished.length > 0) await recordFinished()
  }
}

/** Returns how many messages may be without a recorded outcome: more when the service is slow. */
const maxUnrecorded = (quickestMs: number, maxConcurrent: number) =>
  Math.min(maxConcurrent, Math.max(minConcurrent, Math.ceil(quickestMs * messagesPerMs)))

/** Waits for an outcome, and then until a batch is full, no message runs or the delay has passed. */
async function waitForBatch(
  running: ReadonlySet<Promise<void>>,
  finished: readonly Delivery[],
): Promise<void> {
  if (finished.length === 0) await Promise.race(running)
  const delay = wait(recordDelayMs, 'over' as const)
  while (running.size > 0 && finished.length < recordBatchSize)
    if ((await Promise.race([...running, delay])) === 'over') return
}
