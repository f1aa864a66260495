import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { declineCookies, openFlat } from '../stories/flat-pages.ts'
import { allowErrors, expect, test } from '../stories/site-fixture.ts'

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
      test(`${name} looks as it was agreed`, async ({ page }) => {
        if (isNotFound) allowErrors(page, /^Failed to load resource/)
        if (!isUndecided) await declineCookies(page)
        await openFlat(page, address)
        await show?.(page)
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { scale: 'device' })
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

/** Kinds of pages, at their whole length. What depends on the day is taken out. */
const wholePages = {
  home: '/',
  levels: '/learn-with-us',
  'grade-school': '/learn-with-us/pgs',
  track: '/learn-with-us/shs/tracks/stem',
  college: '/learn-with-us/college',
  'college-department': '/learn-with-us/college/tracks/ccs',
  course: '/learn-with-us/college/tracks/chs/bsn',
  admissions: '/admissions',
  news: '/dycian-news',
  article: '/dycian-news/pan-de-sal-at-dawn',
  'article-without-picture': '/dycian-news/youthcamp-turns-ten',
  announcements: '/announcements',
  section: '/spirituality',
  'section-page': '/meaning/core-values',
  qualities: '/identity/graduate-attributes',
  history: '/organizational-memory/history',
  service: '/servanthood/paraya',
  'service-article': '/servanthood/paraya/articles/clearing-the-riverbank-together',
  robotics: '/innovations/dyci-robotics-program',
  research: '/innovations/dyci-research/research/shs',
  scholarships: '/stakeholders-centricity/scholarships',
  contact: '/contact-us',
  search: '/search?q=scholarship',
  privacy: '/data-privacy-policy',
}

/**
 * Takes out what depends on the day: coming events, announcements beside other pages, dates of tests,
 * and the year of the footer.
 */
async function removeWhatDependsOnTheDay(page: Page, isOfAnnouncements: boolean) {
  await page.evaluate((isOfAnnouncements) => {
    const links = [
      'a[href^="/events/"]',
      ...(isOfAnnouncements ? [] : ['a[href^="/announcements/"]']),
    ]
    const dated = [
      '[class*="today-strip"]',
      '[class*="next-test"]',
      '[class*="rail-card"]:has(a[href^="/events/"])',
      `section:has(${links.join()})`,
    ]
    for (const node of document.querySelectorAll(`main :is(${dated.join()})`)) node.remove()
    const left = document.querySelectorAll(`main :is(${links.join()})`)
    if (left.length > 0) throw new Error(`A page still has ${left[0]?.outerHTML}.`)
    for (const line of document.querySelectorAll('footer p'))
      if (/All rights reserved/.test(line.textContent ?? '')) line.remove()
  }, isOfAnnouncements)
}

for (const [width, height, shrunk] of [
  [360, 700, 90],
  [1280, 800, 200],
] as const)
  test.describe(`${width} px wide`, () => {
    // Without scripts nothing changes a page once it is drawn.
    test.use({ viewport: { width, height }, javaScriptEnabled: false })

    for (const [name, address] of Object.entries(wholePages))
      test(`${name} looks as it was agreed, to its end`, async ({ page }) => {
        await openFlat(page, address)
        await removeWhatDependsOnTheDay(page, address === '/announcements')
        const options = { animations: 'disabled', caret: 'hide' } as const
        const whole = await page.screenshot({ fullPage: true, ...options })
        // In few colors each baseline stays below 60 kB.
        const colors = { palette: true, colors: 16, dither: 0 } as const
        const picture = await sharp(whole).resize({ width: shrunk }).png(colors).toBuffer()
        expect(picture).toMatchSnapshot(`whole-${name}-${width}.png`, {
          threshold: 0.25,
          maxDiffPixelRatio: 0.01,
        })
      })
  })
