import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { dayInManila, nextManilaMidnight } from '../school/dates.ts'
import { addPageViews } from '../school/figures/page-views.server.ts'
import type { PageViews } from './pages/page-views.ts'

/** How often views are written down, in milliseconds. */
const every = 60_000

/** Writes down the views of pages each minute and before a new day begins in Manila, until it is stopped. */
export function keepViews(views: PageViews, database: Database, logger: Logger) {
  let timer: NodeJS.Timeout
  let day = ''
  const writeDown = async () => {
    const counted = views.collect()
    if (counted.size === 0) return
    try {
      await addPageViews(database, day, counted)
    } catch (error) {
      logger.error({ err: error }, 'The views of pages could not be written down')
    }
  }
  const wait = () => {
    const now = Date.now()
    day = dayInManila(new Date(now))
    timer = setTimeout(() => void writeDown().then(wait), Math.min(every, nextManilaMidnight(now) - now)).unref()
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
