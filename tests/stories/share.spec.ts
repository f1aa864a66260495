import type { Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'
import { arrive } from './visit.ts'
import { test as testWithoutScripts } from './without-scripts.ts'

const share = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share' })
const said = (page: Page) => page.getByRole('main').getByRole('status').last()
const addressOf = async (page: Page) =>
  (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''

async function openFirst(page: Page, list: string) {
  await arrive(page, list)
  await page.getByRole('main').locator('li article a').first().click()
  await expect(page).toHaveURL(new RegExp(`${list}/.`))
  await expect(share(page)).toBeVisible()
}

test('a page is shared with the device’s sheet; closing it says nothing', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data)
      return Promise.reject(new DOMException('closed', 'AbortError'))
    }
  })
  await openFirst(page, '/events')
  await share(page).click()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const shared = await page.locator('html').getAttribute('data-shared')
  expect(JSON.parse(shared ?? '')).toEqual({ title, url: await addressOf(page) })
  await expect(said(page)).toHaveText('')
})

test.describe('where the device has no sheet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
    })
  })

  test('the link is copied, and the page says so until the next one', async ({ page }) => {
    await openFirst(page, '/dycian-news')
    await share(page).click()
    await expect(said(page)).toHaveText('The link is copied.')
    const address = await addressOf(page)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    const others = page.getByRole('region', { name: /^More / })
    await others.getByRole('link').first().click()
    await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', address)
    await expect(said(page)).toHaveText('')
  })

  test('a link that cannot be copied is shown', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await openFirst(page, '/announcements')
    await share(page).click()
    await expect(said(page)).toHaveText(await addressOf(page))
  })
})

testWithoutScripts('without scripts, there is no share button', async ({ page }) => {
  await page.goto('/announcements')
  await page.getByRole('main').locator('li article a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-share]')).toBeHidden()
})
