import { visitorTasks } from '../tests/helpers/visitor-tasks.ts'
import { archiveOf, median, startSite, table } from './tools.ts'
import { openBrowser, openSlowPage, slow3g } from './browser.ts'

/**
 * Walks the tasks of visitors on a cheap phone over slow 3G, from the first byte of the home page to
 * the answer, with nothing in the browser's cache. Returns the medians in seconds.
 */
export async function measureTasks({ rounds }: { rounds: number }): Promise<string> {
  const site = await startSite(4100, { DATA_DIR: archiveOf(100) })
  const browser = await openBrowser()
  const rows: (string | number)[][] = []
  for (const [name, { go, answer }] of Object.entries(visitorTasks)) {
    const seconds: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const page = await openSlowPage(browser, slow3g)
      page.setDefaultTimeout(120_000)
      const started = performance.now()
      // Whoever sees a link presses it, loaded or not.
      await page.goto(`http://127.0.0.1:${site.port}/`, { waitUntil: 'commit' })
      await go(page)
      await answer(page).waitFor()
      seconds.push((performance.now() - started) / 1000)
      await page.context().close()
    }
    rows.push([name, median(seconds).toFixed(1), Math.max(...seconds).toFixed(1)])
  }
  await browser.close()
  await site.stop()
  return table(['Task', 'median, s', 'most, s'], rows)
}
