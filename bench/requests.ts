import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { readEnvironment } from '../server/environment.ts'
import {
  archiveOf,
  ask,
  load,
  median,
  megabytes,
  root,
  startNginx,
  startSite,
  table,
  type Server,
  type Task,
} from './tools.ts'

type Product = typeof import('../product/main.ts')

/** Rules of wrk that walk the pages of the archive's lists, far more than the cache holds. */
const pagesOf = (path: string) => ({ rule: `"${path}?page=" .. ((n * 37) % 8000 + 1)` })
const listPages = pagesOf('/dycian-news')
const callPages = pagesOf('/api/get-articles.php')

/** Runs measures in turn. @returns their medians, and the memory of the site, which must not grow */
function inTurn(site: Server, rounds: number, measures: readonly (() => number)[]) {
  const values = measures.map((): number[] => [])
  const memory = [megabytes(site.pid, 'VmRSS')]
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, measure] of measures.entries()) values[index]?.push(measure())
    memory.push(megabytes(site.pid, 'VmRSS'))
  }
  return {
    medians: values.map(median),
    memory: {
      'MB at the start': memory[0] ?? 0,
      'after a round': memory[1] ?? 0,
      'after all': memory.at(-1) ?? 0,
    },
  }
}

/** Compares cached pages and calls with nginx, which serves the same bytes. */
export const cached: Task = {
  title: 'Cached, beside nginx',
  run: async (quick) => {
    const seconds = quick ? 2 : 5
    const rows = []
    for (const [path, workers] of [
      ['/', 1],
      ['/dycian-news', 1],
      ['/api/get-articles.php', 1],
      ['/api/get-announcements.php', 1],
      ['/dycian-news', 2],
    ] as const) {
      await using site = await startSite({ DATA_DIR: archiveOf(1_000), WORKERS: String(workers) })
      await using nginx = await startNginx(site.port, [path], workers)
      const { medians, memory } = inTurn(
        site,
        quick ? 3 : 5,
        [site, nginx].map(
          ({ port }) =>
            () =>
              load(port, path, { seconds }),
        ),
      )
      const { headers } = await ask(`http://127.0.0.1:${site.port}${path}`)
      const [ours = 0, theirs = 0] = medians
      rows.push({
        'Page or call': path,
        workers,
        bytes: Number(headers['content-length']),
        'ours, requests/s': ours,
        'nginx, requests/s': theirs,
        ratio: (ours / theirs).toFixed(2),
        ...memory,
      })
    }
    return table(rows)
  },
}

/** Measures pages and calls that are not cached, with one process and with one for each of two cores. */
export const uncached: Task = {
  title: 'Uncached',
  run: async (quick) => {
    const rows = []
    for (const workers of [1, 2]) {
      await using site = await startSite({ DATA_DIR: archiveOf(100_000), WORKERS: String(workers) })
      const size = { seconds: quick ? 3 : 10, connections: 8 * workers }
      load(site.port, listPages, { ...size, seconds: 3 })
      const { medians, memory } = inTurn(
        site,
        quick ? 3 : 5,
        [listPages, callPages].map((pages) => () => load(site.port, pages, size)),
      )
      const [lists = 0, calls = 0] = medians
      rows.push({ workers, 'list pages/s': lists, 'calls get-articles/s': calls, ...memory })
    }
    return table(rows)
  },
}

/** Addresses of one answer each, by what it has; `middle` is a page, `article` is another id each time. */
const answers: Record<string, (numbers: { middle: number; article: number }) => string> = {
  list: () => '/dycian-news',
  'list, middle': ({ middle }) => `/dycian-news?page=${middle}`,
  'list of a topic': () => '/dycian-news?topic=robotics',
  'article by id': ({ article }) => `/api/get-articles.php?articleID=${article}`,
  'call, page 1': () => '/api/get-articles.php?page=1',
  'call, middle': ({ middle }) => `/api/get-articles.php?page=${middle}`,
  'search of a rare word': () => '/search?q=nino',
  'a common word': () => '/search?q=robotics',
  'a misspelled word': () => '/search?q=scholarshp',
  'a word begun': () => '/search?q=ro',
}

/** Measures the cost of one uncached answer in this process, for archives of each size. */
export const growth: Task = {
  title: 'Cost of one uncached answer in ms, as the archive grows',
  run: async (quick) => {
    process.env.NODE_ENV = 'production'
    const built = pathToFileURL(join(root, 'build/server/index.js')).href
    const product = (await import(built)) as Product
    const rows = []
    const sizes = quick ? [1_000, 100_000] : [100, 1_000, 10_000, 100_000, 1_000_000]
    for (const articles of sizes) {
      const environment = readEnvironment({ DATA_DIR: archiveOf(articles) })
      // Migrates as `npm start` does: an older version may have made the archive.
      await product.prepareDatabase(environment)
      const site = await product.createSite(environment, pino({ level: 'silent' }))
      const row: Record<string, string | number> = { articles }
      for (const [name, address] of Object.entries(answers)) {
        const times: number[] = []
        for (let run = 0; run < (quick ? 90 : 1_200); run += 1) {
          const article = articles - ((run * 31 + 17) % articles)
          const path = address({ middle: Math.max(1, Math.floor(articles / 24)), article })
          const started = performance.now()
          const response = await site.publicRoutes(new Request(`http://localhost${path}`))
          await response.text()
          if (!response.ok) throw new Error(`${path} was answered ${response.status}.`)
          times.push(performance.now() - started)
        }
        // The first ones warm the code.
        row[name] = median(times.slice(times.length / 3)).toFixed(2)
      }
      rows.push(row)
      await site.close()
    }
    return table(rows)
  },
}
