import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../../../db/database.ts'
import { noteNews, spreadNews } from '../notice-deliveries.server.ts'
import {
  deleteOldMessages,
  recordOutcomes,
  takeMessages,
  type Channel,
  type Outcome,
  type TakenMessage,
} from '../notice-messages.server.ts'
import { repeatWork } from '../../../server/repeat-work.ts'

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

/** Settings for the delivery of messages through a channel. */
export interface ChannelSettings {
  channel: Channel
  /** maximum number of messages at a time */
  atOnce: number
  /** longer than one takes, in milliseconds: a killed process keeps them no longer than this */
  leaseMs: number
  send: (taken: TakenMessage, now: number) => Promise<Outcome>
}

interface HandOverParts {
  database: Database
  logger: Logger
  /** returns the site's time, UTC in milliseconds */
  now: () => number
  /** the channels that this process can use */
  channels: readonly ChannelSettings[]
}

/**
 * Tells subscribers what is new about classes, until it is stopped. What is due is in the database, so
 * a restart loses nothing, and several processes share the work. Channels do not wait for each other.
 */
export function handOverNotices(parts: HandOverParts) {
  const { database, logger, now } = parts
  const guarded = (work: (isStopped: () => boolean) => Promise<void>) =>
    repeatWork(intervalMs, (isStopped) =>
      work(isStopped).catch((error: unknown) =>
        logger.warn({ err: error }, 'Class notices could not be handed over; they are tried again'),
      ),
    )
  const channels = parts.channels.map((channel) =>
    guarded((isStopped) => handOver(parts, channel, isStopped)),
  )
  let cleanedAt = 0
  const news = guarded(async (isStopped) => {
    await noteNews(database, now())
    while (!isStopped() && (await spreadNews(database, now())))
      for (const { soon } of channels) soon()
    if (now() - cleanedAt < cleaningMs) return
    cleanedAt = now()
    await deleteOldMessages(database, now())
  })
  return {
    /** looks at once for what was published */
    soon: news.soon,
    stop: async () => {
      await Promise.all([news, ...channels].map(({ stop }) => stop()))
    },
  }
}

/** Hands over what is due of one channel, so many at a time. */
async function handOver(
  { database, logger, now }: HandOverParts,
  { channel, atOnce, leaseMs, send }: ChannelSettings,
  isStopped: () => boolean,
) {
  const running = new Set<Promise<void>>()
  let finished: { taken: TakenMessage; outcome: Outcome }[] = []
  let quickestMs = Infinity
  const begin = async (taken: TakenMessage) => {
    const began = performance.now()
    const isLate = taken.told.until <= now()
    const outcome = isLate ? failed : await send(taken, now()).catch(tryLater)
    quickestMs = Math.min(quickestMs, performance.now() - began)
    finished.push({ taken, outcome })
  }
  const tryLater = (error: unknown): Outcome => {
    logger.warn({ err: error }, 'A class notice could not be handed over')
    return { what: 'later', retryAfterMs: null }
  }
  const mostAtOnce = () => {
    const forLatency = Number.isFinite(quickestMs) ? Math.ceil(quickestMs * perAnswerMs) : 0
    return Math.min(atOnce, Math.max(recordedTogether, forLatency))
  }
  const gather = async () => {
    const timeUp = wait(gatherMs, 'time is up' as const)
    while (running.size > 0 && finished.length < recordedTogether)
      if ((await Promise.race([...running, timeUp])) === 'time is up') return
  }
  for (;;) {
    const count = isStopped() ? 0 : mostAtOnce() - running.size - finished.length
    const taken = count <= 0 ? [] : await takeMessages(database, { channel, count, leaseMs }, now())
    for (const each of taken) {
      const work: Promise<void> = begin(each).finally(() => running.delete(work))
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

const failed: Outcome = { what: 'failed' }
