import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { DayCountTable } from '../db/operation-tables.ts'
import { withoutWaiting } from '../db/wait-limit.ts'
import { dayInManila, nextManilaMidnight } from '../school/base/dates.ts'
import { addDayCounts } from '../school/content/day-counts.server.ts'

/** Maximum interval at which counts are stored, in milliseconds. */
const storeIntervalMs = 60_000

interface CountKeeping {
  database: Database
  logger: Logger
  /** returns the site's time, UTC in milliseconds */
  now: () => number
  subject: DayCountTable['subject']
  /** returns the counts since the last call, by name */
  collect: () => ReadonlyMap<string, number>
  /** the message in the log when they cannot be stored */
  failure: string
}

/** Stores counts each minute and before each midnight in Manila, until it is stopped. */
export function keepCounts({ database, subject, collect, failure, logger, now }: CountKeeping) {
  let timer: NodeJS.Timeout
  let today = ''
  /** by day, the counts that are not stored yet */
  const unstored = new Map<string, Map<string, number>>()
  const store = async () => {
    const counts = unstored.get(today) ?? new Map<string, number>()
    for (const [name, count] of collect()) counts.set(name, (counts.get(name) ?? 0) + count)
    unstored.set(today, counts)
    try {
      for (const [day, ofDay] of unstored) {
        if (ofDay.size > 0) await addDayCounts(database, subject, day, ofDay)
        unstored.delete(day)
      }
    } catch (error) {
      logger.warn({ err: error }, failure)
    }
  }
  const wait = () => {
    const started = now()
    today = dayInManila(new Date(started))
    timer = setTimeout(
      () => void withoutWaiting(store).then(wait),
      Math.min(storeIntervalMs, nextManilaMidnight(started) - started),
    ).unref()
  }
  wait()
  return {
    /** stores the remaining counts */
    stop: async () => {
      clearTimeout(timer)
      await store()
    },
  }
}
