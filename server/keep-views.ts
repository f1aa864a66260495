import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { withoutWaiting } from '../db/wait-limit.ts'
import { dayInManila, nextManilaMidnight } from '../school/base/dates.ts'
import { addPageViews } from '../school/operations/page-views/page-views.server.ts'
import type { PageViews } from './pages/page-views.ts'

/** Maximum interval at which counts are stored, in milliseconds. */
const storeIntervalMs = 60_000

interface Keeping {
  logger: Logger
  /** returns the site's time, UTC in milliseconds */
  now: () => number
}

interface CountKeeping extends Keeping {
  /** returns the counts since the last call, by name */
  collect: () => ReadonlyMap<string, number>
  /** adds counts to those of a day in Manila, `YYYY-MM-DD` */
  store: (day: string, counts: ReadonlyMap<string, number>) => Promise<void>
  /** the message in the log when they cannot be stored */
  failure: string
}

/** Stores page views each minute and before each midnight in Manila, until it is stopped. */
export const keepViews = ({
  views,
  database,
  ...keeping
}: Keeping & { views: PageViews; database: Database }) =>
  keepCounts({
    ...keeping,
    collect: () => views.collect(),
    store: (day, counts) => addPageViews(database, day, counts),
    failure: 'The page views could not be stored; they are kept for the next minute',
  })

/** Stores counts each minute and before each midnight in Manila, until it is stopped. */
export function keepCounts({ collect, store, failure, logger, now }: CountKeeping) {
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
        if (counted.size > 0) await store(each, counted)
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
