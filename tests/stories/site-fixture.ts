import {
  test as base,
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { moveDate, testClockAheadMs } from '../helpers/test-clock.ts'

interface Fixtures {
  /**
   * Console errors and page errors that a story expects; all others fail it. In a list of its own:
   * Playwright takes a list of two for a value and its settings.
   */
  expectedErrors: RegExp[]
  noSurprises: void
}

/** Message that Playwright writes where a story blocks the service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

const allowed = new WeakMap<Page, RegExp[]>()

/** Lets a page log errors that its story expects. */
export const allowErrors = (page: Page, pattern: RegExp) =>
  allowed.set(page, [...(allowed.get(page) ?? []), pattern])

/** Says what a failed story left on the screen: a log has no picture. */
async function describePage(page: Page): Promise<string> {
  const shown = await page.innerText('body', { timeout: 1_000 }).catch(String)
  return `The page ${page.url()} showed:\n${shown.slice(0, 800)}`
}

/** Opens a browser of another person. Its pages have the clock of the test. */
export async function openBrowser(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  await context.addInitScript(moveDate, testClockAheadMs)
  return context
}

/**
 * Runs stories against the built product, one site per worker with the starter content; every
 * unexpected console error fails the story.
 */
export const test = base.extend<Fixtures, { site: TestSite }>({
  site: [
    async ({}, use) => {
      const site = await startTestSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  context: async ({ context }, use) => {
    await context.addInitScript(moveDate, testClockAheadMs)
    await use(context)
  },
  expectedErrors: [[], { option: true }],
  noSurprises: [
    async ({ page, expectedErrors }, use, { errors }) => {
      const surprises: string[] = []
      const note = (text: string) => {
        if (text === blockedWorker) return
        const patterns = [...expectedErrors, ...(allowed.get(page) ?? [])]
        if (!patterns.some((pattern) => pattern.test(text))) surprises.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text())
      })
      page.on('pageerror', (error) => note(error.message))
      await use()
      if (errors.length > 0) throw new Error(await describePage(page))
      expect(surprises, 'errors in the browser’s console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
