import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { withoutWaiting } from '../db/wait-limit.ts'
import { dayInManila, nextManilaMidnight } from '../school/base/dates.ts'
import { addPageViews } from '../school/operations/page-views/page-views.server.ts'
import type { PageViews } from './pages/page-views.ts'

/** How often page views are stored, in milliseconds. */
const storeIntervalMs = 60_000

interface ViewKeeping {
  views: PageViews
  database: Database
  logger: Logger
  /** returns the site's time, UTC in milliseconds */
  now: () => number
}

/** Stores page views each minute and before each midnight in Manila, until it is stopped. */
export function keepViews({ views, database, logger, now }: ViewKeeping) {
  let timer: NodeJS.Timeout
  let day = ''
  /** by day, page views that could not be stored yet */
  const kept = new Map<string, Map<string, number>>()
  const writeDown = async () => {
    const ofDay = kept.get(day) ?? new Map<string, number>()
    for (const [path, count] of views.collect()) ofDay.set(path, (ofDay.get(path) ?? 0) + count)
    kept.set(day, ofDay)
    try {
      for (const [each, counted] of kept) {
        if (counted.size > 0) await addPageViews(database, each, counted)
        kept.delete(each)
      }
    } catch (error) {
      logger.warn(
        { err: error },
        'The page views could not be stored; they are kept for the next minute',
      )
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
    /** stores the remaining page views */
    stop: async () => {
      clearTimeout(timer)
      await writeDown()
    },
  }
}
