import type { Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'
import { arrive } from './visit.ts'
import { test as testWithoutScripts } from './without-scripts.ts'

const menuOf = (page: Page) => page.locator('#site-menu')

test('a word of another language has its language, also in the menu', async ({ page }) => {
  await page.goto('/dycian-news/magis-in-ordinary-words')
  await expect(page.locator('article em [lang=la]').first()).toHaveText('Magis')
  await expect(menuOf(page).locator('li span[lang=fil]')).toHaveText(['Simbang Gabi', 'Paraya'])
})

const offer = (page: Page) => page.getByRole('link', { name: 'Basahin sa Filipino' })

test('the choice of language leads to the same page and is remembered', async ({ page }) => {
  await arrive(page, '/announcements')
  // Filipino is not offered to a browser in English.
  await expect(offer(page)).toBeHidden()
  await page.getByRole('link', { name: 'View All Announcements' }).click()
  await expect(page).toHaveURL('/announcements/all')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menuOf(page).getByRole('link', { name: 'Filipino', exact: true }).click()
  await expect(page).toHaveURL('/fil/announcements/all')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  // Navigation stays in the language, and the menu is in it.
  await page.getByRole('button', { name: 'Buksan ang menu' }).click()
  await menuOf(page).getByRole('link', { name: 'Pag-enroll' }).click()
  await expect(page).toHaveURL('/fil/admissions')
  // A link that someone sent in English: Filipino is offered, not forced.
  await page.goto('/events')
  await offer(page).click()
  await expect(page).toHaveURL('/fil/events')
})

testWithoutScripts('without scripts, the menu leads to the other language', async ({ page }) => {
  await page.goto('/fil/events')
  await page.getByRole('button', { name: 'Buksan ang menu' }).click()
  await menuOf(page).getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/events')
})

test.describe('a browser in Filipino', () => {
  test.use({ locale: 'fil-PH', viewport: { width: 360, height: 640 } })

  test('is offered Filipino once, after the question about cookies', async ({ page }) => {
    await page.goto('/events')
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
    await expect(offer(page)).toBeHidden()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(offer(page)).toBeVisible()
    await expect(page).toHaveURL('/events')
    await page.goto('/announcements')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer(page)).toBeHidden()
    await page.evaluate(() => localStorage.clear())
    await arrive(page, '/events')
    await page.getByRole('button', { name: 'Hindi na, salamat' }).click()
    await expect(offer(page)).toBeHidden()
  })
})
