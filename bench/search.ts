import { liveReader } from '../school/content/reader.ts'
import { openDatabase } from '../db/database.ts'
import { search } from '../school/content/search/search.server.ts'
import { archiveOf, median, table } from './tools.ts'

/** Searches, by what makes them cheap or expensive. */
const searches = {
  'a rare word': 'nino',
  'a common word': 'robotics',
  'a misspelled word': 'scholarshp',
  'a word begun': 'ro',
  'two common words': 'robotics workshop',
  'words seldom together': 'morning robotics prayer covered court',
  'no such word': 'xylophonist',
}

/**
 * Measures the cost of a search in a separate process, in milliseconds, for archives of each size.
 */
export async function measureSearch(sizes: readonly number[]): Promise<string> {
  const rows: (string | number)[][] = []
  for (const articles of sizes) {
    const database = await openDatabase({ dataDir: archiveOf(articles) })
    const source = {
      ...liveReader(database),
      host: null,
      now: Date.now,
      state: () => '',
      report: () => {},
    }
    const costs: string[] = []
    for (const q of Object.values(searches)) {
      const times: number[] = []
      for (let run = 0; run < 30; run += 1) {
        const started = performance.now()
        await search(source, { q, page: 1 })
        if (run >= 10) times.push(performance.now() - started)
      }
      costs.push(median(times).toFixed(2))
    }
    rows.push([articles.toLocaleString('en-US'), ...costs])
    await database.destroy()
  }
  return table(['articles', ...Object.keys(searches)], rows)
}
