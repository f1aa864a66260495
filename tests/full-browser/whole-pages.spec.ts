import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openFlat } from '../stories/flat-pages.ts'
import { expect, test } from '../stories/site-fixture.ts'

/** Kinds of pages, at their whole length. What depends on the day is taken out. */
const views: readonly { name: string; address: string; isOfAnnouncements?: boolean }[] = [
  { name: 'home', address: '/' },
  { name: 'levels', address: '/learn-with-us' },
  { name: 'grade-school', address: '/learn-with-us/pgs' },
  { name: 'track', address: '/learn-with-us/shs/tracks/stem' },
  { name: 'college', address: '/learn-with-us/college' },
  { name: 'college-department', address: '/learn-with-us/college/tracks/ccs' },
  { name: 'course', address: '/learn-with-us/college/tracks/chs/bsn' },
  { name: 'admissions', address: '/admissions' },
  { name: 'news', address: '/dycian-news' },
  { name: 'article', address: '/dycian-news/pan-de-sal-at-dawn' },
  { name: 'article-without-picture', address: '/dycian-news/order-in-the-assembly-please' },
  { name: 'announcements', address: '/announcements', isOfAnnouncements: true },
  { name: 'section', address: '/spirituality' },
  { name: 'section-page', address: '/meaning/core-values' },
  { name: 'qualities', address: '/identity/graduate-attributes' },
  { name: 'history', address: '/organizational-memory/history' },
  { name: 'service', address: '/servanthood/paraya' },
  {
    name: 'service-article',
    address: '/servanthood/paraya/articles/clearing-the-riverbank-together',
  },
  { name: 'robotics', address: '/innovations/dyci-robotics-program' },
  { name: 'research', address: '/innovations/dyci-research/research/shs' },
  { name: 'scholarships', address: '/stakeholders-centricity/scholarships' },
  { name: 'contact', address: '/contact-us' },
  { name: 'search', address: '/search?q=scholarship' },
  { name: 'privacy', address: '/data-privacy-policy' },
]

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

/** Shrinks a picture of a long page, in few colors: each baseline stays below 60 kB. */
const shrink = async (picture: Buffer, width: number) =>
  sharp(picture).resize({ width }).png({ palette: true, colors: 16, dither: 0 }).toBuffer()

for (const { width, height } of [
  { width: 360, height: 700 },
  { width: 1280, height: 800 },
])
  test.describe(`${width} px wide`, () => {
    // Without scripts nothing changes a page once it is drawn.
    test.use({ viewport: { width, height }, javaScriptEnabled: false })

    for (const { name, address, isOfAnnouncements = false } of views)
      test(`${name} looks as it was agreed, to its end`, async ({ page }) => {
        await openFlat(page, address)
        await removeWhatDependsOnTheDay(page, isOfAnnouncements)
        const whole = await page.screenshot({
          fullPage: true,
          animations: 'disabled',
          caret: 'hide',
        })
        expect(await shrink(whole, width === 360 ? 90 : 200)).toMatchSnapshot(
          `whole-${name}-${width}.png`,
          { threshold: 0.25, maxDiffPixelRatio: 0.01 },
        )
      })
  })
