import type { Browser } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openBrowser, openSlowPage, slow4g } from './browser.ts'
import {
  archiveOf,
  load,
  median,
  residentMegabytes,
  root,
  startSite,
  table,
  type Server,
} from './tools.ts'
import { weigh } from './weight.ts'

/** Measures one thing of a site once. */
type Measure = (site: Server, browser: Browser) => Promise<Record<string, number>>

const deepPage = (path: string) => `return "${path}?page=" .. ((n * 37) % 8000 + 1)`

/** Returns a measure of requests a second, and of the processor time that each takes. */
const requests =
  (seconds: number, ask: { path?: string; pathOf?: string; connections?: number }): Measure =>
  (site) => {
    const before = processorSeconds(site.pid)
    const perSecond = load({ port: site.port, seconds, ...ask })
    const used = processorSeconds(site.pid) - before
    return Promise.resolve({
      'requests/s': perSecond,
      'processor, µs each': (1e6 * used) / (perSecond * seconds),
    })
  }

/** Returns a measure of a first visit on a slow phone: bytes, and when it shows something. */
const firstVisit =
  (path: string): Measure =>
  async (site, browser) => {
    const url = `http://127.0.0.1:${site.port}${path}`
    const weight = await weigh(browser, url)
    const page = await openSlowPage(browser, slow4g)
    await page.goto(url, { waitUntil: 'networkidle' })
    const paint = await page.evaluate(
      () =>
        new Promise<{ first: number; largest: number }>((done) => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
          new PerformanceObserver((list) => {
            done({ first, largest: list.getEntries().at(-1)?.startTime ?? 0 })
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    await page.context().close()
    return {
      'all, kB': weight.all,
      'scripts, kB': weight.Script,
      'first paint, ms': paint.first,
      'largest paint, ms': paint.largest,
    }
  }

/**
 * Compares this checkout with another one, both built: rounds in turn on the same machine, medians
 * and the spread of each.
 *
 * @param other the folder of the other checkout
 */
export async function measureAgainst(
  other: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<string> {
  const folders = [resolve(other), root] as const
  const sites: Server[] = []
  for (const [index, folder] of folders.entries()) {
    const settings = { DATA_DIR: archiveOf(100_000, folder) }
    sites.push(await startSite(4100 + index, settings, folder))
  }
  const browser = await openBrowser()
  const uncached = (path: string) => requests(seconds, { pathOf: deepPage(path), connections: 8 })
  const measures: Record<string, Measure> = {
    'first visit of /': firstVisit('/'),
    'first visit of /dycian-news': firstVisit('/dycian-news'),
    'first visit of /learn-with-us/shs': firstVisit('/learn-with-us/shs'),
    '/, cached': requests(seconds, { path: '/' }),
    '/dycian-news, cached': requests(seconds, { path: '/dycian-news' }),
    'get-articles, cached': requests(seconds, { path: '/api/get-articles.php' }),
    'list page, uncached': uncached('/dycian-news'),
    'get-articles, uncached': uncached('/api/get-articles.php'),
    'memory after all of this': (site) => Promise.resolve({ MB: residentMegabytes(site.pid) }),
  }
  const figures = new Map<string, [number[], number[]]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(measures)) {
      for (const [index, site] of sites.entries()) {
        for (const [unit, value] of Object.entries(await measure(site, browser))) {
          const key = `${name}: ${unit}`
          const both = figures.get(key) ?? [[], []]
          figures.set(key, both)
          both[index as 0 | 1].push(value)
        }
      }
    }
  }
  await browser.close()
  for (const site of sites) await site.stop()
  const rows = [...figures].map(([name, [before, after]]) => [
    name,
    spread(before),
    spread(after),
    (median(after) / median(before)).toFixed(2),
  ])
  return table(['Measure', 'other checkout', 'this one', 'ratio'], rows)
}

/** Writes the median, and the least and the most. */
function spread(values: readonly number[]): string {
  const write = (value: number) =>
    value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 })
  return `${write(median(values))} (${write(Math.min(...values))} to ${write(Math.max(...values))})`
}

/** Returns the processor time that a process has used, in seconds. */
function processorSeconds(pid: number): number {
  // After the name in brackets: user and system time are the 12th and 13th field, in 1/100 s.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
