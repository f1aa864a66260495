import type { Page } from '@playwright/test'
import { announcementsCall } from './service.ts'
import { expect, test } from './site-fixture.ts'
import { arrive, colorOf, holdBack, markDocument, scrolledBy, untilAtRest } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Opens an article, or another entry, far down a list; returns the scroll position before. */
async function openArticle(page: Page): Promise<number> {
  const link = page.getByRole('main').getByRole('article').nth(8).getByRole('link')
  await link.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await untilAtRest(page)
  const place = await scrolledBy(page)
  expect(place).toBeGreaterThan(300)
  await link.click()
  return place
}

test('a gold bar shows that the next page is on its way', async ({ page }) => {
  await arrive(page, '/dycian-news')
  const bar = page.locator('.loading-bar')
  const sign = page.getByRole('status').filter({ hasText: 'Loading the page' })
  await expect(sign).toHaveCount(0)
  const release = await holdBack(page, /\.data/)
  await openArticle(page)
  await expect(sign).toBeAttached()
  await expect(bar).toHaveCSS('height', '7px')
  await expect(bar).toHaveCSS('animation-duration', '0.8s')
  const { red, green, blue } = await colorOf(bar)
  expect(red > green && green > 2 * blue, `gold, not ${red} ${green} ${blue}`).toBe(true)
  await expect.poll(async () => (await bar.boundingBox())?.width ?? 0).toBeGreaterThan(600)
  expect((await bar.boundingBox())?.y).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(bar).toHaveCSS('animation-name', 'none')
  await expect(bar).toBeInViewport()

  release()
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sign).toHaveCount(0)
})

test('a page begins at its top, and Back returns to the place on the list', async ({ page }) => {
  await arrive(page, '/dycian-news')
  await markDocument(page)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/dycian-news?page=2')
  await expect.poll(() => scrolledBy(page)).toBe(0)
  const place = await openArticle(page)
  const title = page.getByRole('article').getByRole('heading', { level: 1 })
  await expect(title).toBeInViewport()
  await expect.poll(() => scrolledBy(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/dycian-news?page=2')
  await expect.poll(() => scrolledBy(page)).toBe(place)
  await page.goForward()
  await expect(title).toBeInViewport()
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

test('Back finds the place again also for those who skip to the content', async ({ page }) => {
  const skip = () => page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await arrive(page, '/dycian-news')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.data|\/api\//.test(request.url())) asked.push(request.url())
  })
  await skip()
  await expect(page).toHaveURL('/dycian-news#content')
  expect(asked, 'a jump asks for nothing').toEqual([])
  const place = await openArticle(page)
  const title = page.getByRole('article').getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await skip()
  await expect(page).toHaveURL(/#content$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/dycian-news#content')
  await expect.poll(() => scrolledBy(page)).toBe(place)
})

test('a link to a part of a page leads there, not hidden under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await arrive(page, '/announcements#announcements')
  const part = page.getByRole('heading', { name: 'Announcements for all DYCIans' })
  const bar = await page.getByRole('banner').boundingBox()
  const isBelowBar = async () => {
    const distance = ((await part.boundingBox())?.y ?? 0) - (bar?.height ?? 0)
    return distance >= 0 && distance < 100
  }
  await expect.poll(isBelowBar).toBe(true)
  expect(await scrolledBy(page)).toBeGreaterThan(0)
})

test('Back to all announcements returns to the place on the list', async ({ page }) => {
  await arrive(page, '/announcements/all')
  const place = await openArticle(page)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => scrolledBy(page)).toBe(0)
  const release = await holdBack(page, announcementsCall)
  await page.goBack()
  await expect(page).toHaveURL('/announcements/all')
  await expect.poll(() => scrolledBy(page), 'before the list has come again').toBe(place)
  release()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await expect.poll(() => scrolledBy(page)).toBe(place)
})
