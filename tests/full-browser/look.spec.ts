import type { Locator, Page } from '@playwright/test'
import { declineCookies, openFlat } from '../stories/flat-pages.ts'
import { expect, test } from '../stories/site-fixture.ts'

interface View {
  name: string
  address: string
  /** Brings the page into the compared state. */
  show?: (page: Page) => Promise<void>
  isUndecided?: boolean
  isNotFound?: boolean
}

/**
 * Main pages as they open, and what covers or follows every page. Pictures are one flat color:
 * baselines stay small, and a new drawing does not change them. Content that depends on the day is
 * left out.
 */
const views: readonly View[] = [
  { name: 'home', address: '/' },
  { name: 'department', address: '/learn-with-us/shs' },
  { name: 'college-department', address: '/learn-with-us/college/tracks/ccs' },
  { name: 'news', address: '/dycian-news' },
  { name: 'history', address: '/organizational-memory/history' },
  { name: 'search', address: '/search?q=scholarship' },
  { name: 'not-found', address: '/nothing/here', isNotFound: true },
  { name: 'menu', address: '/organizational-memory/history', show: openMenu },
  { name: 'cookie-bar', address: '/', isUndecided: true, show: waitForQuestion },
]

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Site' })
  await menu.getByText('Organizational Memory', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Founder' })).toBeVisible()
  await expect(menu).toBeInViewport({ ratio: 1 })
}

async function waitForQuestion(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible()
}

/** It is taller than a phone: fixed elements must not cover it. */
async function findFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  await footer.getByText('All rights reserved.').evaluate((line) => line.remove())
  await footer.evaluate((node) => document.body.replaceChildren(node))
  return footer
}

// Draws a wide page at half its size, which keeps its baseline under 60 kB.
for (const { width, height, deviceScaleFactor } of [
  { width: 360, height: 700, deviceScaleFactor: 1 },
  { width: 1280, height: 800, deviceScaleFactor: 0.5 },
]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })

    for (const { name, address, show, isUndecided, isNotFound } of views) {
      test.describe(name, () => {
        test.use({ expectedErrors: isNotFound ? [/^Failed to load resource/] : [] })

        test('looks as it was agreed', async ({ page }) => {
          if (!isUndecided) await declineCookies(page)
          await openFlat(page, address)
          await show?.(page)
          await expect(page).toHaveScreenshot(`${name}-${width}.png`, { scale: 'device' })
        })
      })
    }

    test('the footer looks as it was agreed', async ({ page }) => {
      await openFlat(page, '/organizational-memory/history')
      // React runs the page by then, and does not put back what the test removes.
      await waitForQuestion(page)
      const footer = await findFooter(page)
      await expect(footer).toHaveScreenshot(`footer-${width}.png`, { scale: 'device' })
    })
  })
}
