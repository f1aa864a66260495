import { expect, test } from './site-fixture.ts'

/**
 * Main pages, each as it opens. Pictures are one flat colour: baselines stay small, and a new drawing is no fault of
 * the layout. What depends on the day (events to come, the year) is left out.
 */
const views = [
  { name: 'home', address: '/' },
  { name: 'department', address: '/learn-with-us/shs' },
  { name: 'college-department', address: '/learn-with-us/college/tracks/ccs' },
  { name: 'news', address: '/dycian-news' },
  { name: 'history', address: '/organizational-memory/history' },
]

const flatPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#9db8c4" d="M0 0h16v9H0z"/></svg>'

// A wide page is drawn at half its size, which keeps its baseline under 60 kB.
for (const { width, height, deviceScaleFactor } of [
  { width: 360, height: 700, deviceScaleFactor: 1 },
  { width: 1280, height: 800, deviceScaleFactor: 0.5 },
]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })

    for (const { name, address } of views) {
      test(`${name} looks as it was agreed`, async ({ page }) => {
        await page.route(/\/images\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: flatPicture }))
        await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { scale: 'device' })
      })
    }
  })
}
