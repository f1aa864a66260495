import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { withoutWaiting } from '../db/wait-limit.ts'
import { dayInManila, nextManilaMidnight } from '../school/dates.ts'
import { addPageViews } from '../school/figures/page-views.server.ts'
import type { PageViews } from './pages/page-views.ts'

/** How often views are written down, in milliseconds. */
const every = 60_000

/**
 * Writes down the views of pages each minute and before a new day begins in Manila, until it is
 * stopped.
 */
export function keepViews(views: PageViews, database: Database, logger: Logger) {
  let timer: NodeJS.Timeout
  let day = ''
  /** by day, what could not be written down yet */
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
        'The views of pages could not be written down; they are kept for the next minute',
      )
    }
  }
  const wait = () => {
    const now = Date.now()
    day = dayInManila(new Date(now))
    timer = setTimeout(
      () => void withoutWaiting(writeDown).then(wait),
      Math.min(every, nextManilaMidnight(now) - now),
    ).unref()
  }
  wait()
  return {
    /** writes down what is left */
    stop: async () => {
      clearTimeout(timer)
      await writeDown()
    },
  }
}
