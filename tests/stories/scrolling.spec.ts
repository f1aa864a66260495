import type { Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'
import { arrive, colorOf, scrolledBy, scrollTo } from './visit.ts'
import { test as testWithoutScripts } from './without-scripts.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const scrollBar = (page: Page) => page.locator('.scroll-bar')
const backToTop = (page: Page) => page.getByRole('link', { name: 'Back to top' })

test('the bar is transparent over a banner, and solid after 10 px', async ({ page }) => {
  await page.goto('/announcements')
  const bar = page.getByRole('banner')
  const opacity = async () => (await colorOf(bar)).opacity
  await scrollTo(page, 10)
  await expect.poll(opacity).toBe(0)
  await scrollTo(page, 11)
  await expect.poll(opacity).toBe(255)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 0)
  await expect.poll(opacity).toBe(0)
  await expect(bar).toHaveCSS('transition-duration', '0.3s')
  await page.setViewportSize({ width: 360, height: 640 })
  expect((await page.getByRole('main').locator('img').first().boundingBox())?.y).toBe(64)
})

test('the way back to the top comes after 300 px, and takes the focus along', async ({ page }) => {
  await arrive(page, '/dycian-news')
  await scrollTo(page, 300)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled')
  await expect(backToTop(page)).toBeHidden()
  await scrollTo(page, 301)
  await expect(backToTop(page)).toBeInViewport({ ratio: 1 })
  await backToTop(page).press('Enter')
  await expect.poll(() => scrolledBy(page)).toBe(0)
  await expect(backToTop(page)).toBeHidden()
  await expect(page).toHaveURL('/dycian-news')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the bar at the top follows scrolling, and the page glides', async ({ page }) => {
  await arrive(page, '/dycian-news')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  const bar = scrollBar(page)
  await expect(bar).toHaveCSS('height', '8px')
  await expect(bar).toHaveCSS('z-index', '9999')
  await expect(bar).toHaveCSS('position', 'fixed')
  await expect(bar).toHaveCSS('transition-duration', '1s')
  const { red, green, blue } = await colorOf(bar)
  expect(red, 'pinkish red').toBeGreaterThan(200)
  expect(blue).toBeGreaterThan(green)
  expect(blue).toBeLessThan(red)

  const length = async () => Math.round((await bar.boundingBox())?.width ?? -1)
  const { room, width } = await page.evaluate(() => ({
    room: document.documentElement.scrollHeight - innerHeight,
    width: document.documentElement.clientWidth,
  }))
  await scrollTo(page, room / 2)
  await expect.poll(async () => Math.abs((await length()) - width / 2)).toBeLessThan(5)
  await scrollTo(page, room)
  await expect.poll(length).toBe(width)
  await scrollTo(page, 0)
  await expect.poll(length).toBe(0)
})

testWithoutScripts('without scripts, the bar can be read over anything', async ({ page }) => {
  await page.goto('/announcements')
  expect((await colorOf(page.getByRole('banner'))).opacity).toBe(255)
})

test('with less motion the page jumps, and the bar follows at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page, '/dycian-news')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await expect(scrollBar(page)).toHaveCSS('transition-duration', '0s')
  await scrollTo(page, 900)
  await backToTop(page).click()
  expect(await scrolledBy(page)).toBe(0)
})
