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
  let day = ''
  /** by day, counts that could not be stored yet */
  const kept = new Map<string, Map<string, number>>()
  const writeDown = async () => {
    const ofDay = kept.get(day) ?? new Map<string, number>()
    for (const [name, count] of collect()) ofDay.set(name, (ofDay.get(name) ?? 0) + count)
    kept.set(day, ofDay)
    try {
      for (const [each, counted] of kept) {
        if (counted.size > 0) await addDayCounts(database, subject, each, counted)
        kept.delete(each)
      }
    } catch (error) {
      logger.warn({ err: error }, failure)
    }
  }
  const wait = () => {
    const started = now()
    day = dayInManila(new Date(started))
    timer = setTimeout(
      () => void withoutWaiting(writeDown).then(wait),
      Math.min(storeIntervalMs, nextManilaMidnight(started) - started),
    ).unref()
  }
  wait()
  return {
    /** stores the remaining counts */
    stop: async () => {
      clearTimeout(timer)
      await writeDown()
    },
  }
}
