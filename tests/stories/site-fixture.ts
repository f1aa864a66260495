import { test as base, expect } from '@playwright/test'
import { startTestSite, type TestSite } from '../helpers/site.ts'

interface Fixtures {
  /**
   * Console errors and page errors that a story expects; all others fail it. A list of one pattern:
   * Playwright takes one of two for a value and its settings.
   */
  expectedErrors: RegExp[]
  noSurprises: void
}

/**
 * Stories run against the built product, one site a worker with the starter content, and fail on
 * any error in the browser's console that they do not expect.
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
  expectedErrors: [[], { option: true }],
  noSurprises: [
    async ({ page, expectedErrors }, use) => {
      const surprises: string[] = []
      const note = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) surprises.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text())
      })
      page.on('pageerror', (error) => note(error.message))
      await use()
      expect(surprises, 'errors in the browser’s console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
