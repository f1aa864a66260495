import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { pino } from 'pino'
import { readEnvironment } from '../server/environment.ts'
import { archiveOf, median, root, table } from './tools.ts'

type Product = typeof import('../product/main.ts')

const pageSize = 12

/**
 * Measures the cost of one uncached page in a separate process, in milliseconds, for archives of
 * each size.
 */
export async function measureGrowth(sizes: readonly number[]): Promise<string> {
  process.env.NODE_ENV = 'production'
  const product = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as Product
  const rows: (string | number)[][] = []
  for (const articles of sizes) {
    const environment = readEnvironment({ DATA_DIR: archiveOf(articles) })
    // Migrates as `npm start` does: an older version may have made the archive.
    await product.prepareDatabase(environment)
    const site = await product.createSite(environment, pino({ level: 'silent' }))
    const lastPage = Math.ceil((articles + 72) / pageSize)
    const middle = Math.max(1, Math.floor(lastPage / 2))
    const cost = (path: () => string) =>
      measure(() => site.publicRoutes(new Request(`http://localhost${path()}`)))
    let number = 0
    const article = () => {
      number = (number * 31 + 17) % articles
      return articles - number
    }
    rows.push([
      articles.toLocaleString('en-US'),
      await cost(() => '/dycian-news'),
      await cost(() => `/dycian-news?page=${middle}`),
      await cost(() => '/dycian-news?topic=robotics'),
      await cost(() => `/api/get-articles.php?articleID=${article() + 1}`),
      await cost(() => '/api/get-articles.php?page=1'),
      await cost(() => `/api/get-articles.php?page=${middle}`),
    ])
    await site.close()
  }
  const head = [
    'articles',
    'list',
    'list, middle',
    'list of a topic',
    'article by id',
    'call, page 1',
    'call, middle',
  ]
  return table(head, rows)
}

/** Returns the median of single calls, made one after the other once the code is warm. */
async function measure(fetchOnce: () => Response | Promise<Response>): Promise<string> {
  const times: number[] = []
  for (let run = 0; run < 1_200; run += 1) {
    const started = performance.now()
    const response = await fetchOnce()
    await response.text()
    if (!response.ok) throw new Error(`An answer was ${response.status}`)
    if (run >= 400) times.push(performance.now() - started)
  }
  return median(times).toFixed(2)
}
