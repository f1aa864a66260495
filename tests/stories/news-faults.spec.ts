import type { Page } from '@playwright/test'
import { expectAccessible, expectHeadingsInOrder } from './page-checks.ts'
import { answerWith, articlesCall, listArticles } from './service.ts'
import { allowErrors, expect, test } from './site-fixture.ts'
import { arrive, colorOf, holdBack } from './visit.ts'

const titlesOn = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

test('the logo covers the whole screen while news is on its way', async ({ page }) => {
  await arrive(page, '/contact-us')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Site' })
  for (const [link, call] of [
    [menu.getByRole('link', { name: 'DYCIan News' }), /category=all/],
    [page.getByRole('link', { name: 'Outside News' }), /category=Outside/],
  ] as const) {
    const release = await holdBack(page, call)
    await link.click()
    const overlay = page.getByRole('status').filter({ hasText: 'Loading news' })
    await expect(overlay.locator('img')).toBeVisible()
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    release()
    await expect(overlay).toHaveCount(0)
    await expect(titlesOn(page)).not.toHaveCount(0)
  }
})

test('of two quick choices the last one counts', async ({ page, request }) => {
  await arrive(page, '/dycian-news')
  const release = await holdBack(page, /category=Outside/)
  await page.getByRole('link', { name: 'Outside News' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Loading news' })).toBeVisible()
  await page.getByRole('link', { name: 'Campus News' }).focus()
  await page.keyboard.press('Enter')
  const { data } = await listArticles(request, { category: 'Campus News' })
  await expect(titlesOn(page)).toHaveText(data.map((article) => article.articleTitle))
  release()
  await expect(page).toHaveURL('/dycian-news?category=Campus+News')
})

test('an article that is not in the list is not opened, which is logged', async ({ page }) => {
  allowErrors(page, /^The article 987654 is not in the loaded list\.$/)
  await arrive(page, '/dycian-news')
  const link = page.getByRole('main').getByRole('article').first().getByRole('link')
  const title = await link.innerText()
  const state = await link.getAttribute('data-state')
  const setState = (value: string) =>
    link.evaluate((node, value) => node.setAttribute('data-state', value), value)
  await setState('{"articleID":"987654"}')
  const logged = page.waitForEvent('console', (message) => message.text().includes('987654'))
  await link.click()
  await logged
  await expect(page).toHaveURL('/dycian-news')
  await setState(state ?? '')
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a failed service is told in red, and a second try brings news', async ({ page, request }) => {
  allowErrors(page, /^Failed to load resource|^Server returned 500$/)
  await arrive(page, '/dycian-news')
  await answerWith(page, articlesCall, { error: 'out of order' }, 500)
  const logged = page.waitForEvent('console', (message) => message.text() === 'Server returned 500')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Failed to fetch news. Please check your connection.')
  const { red, green, blue } = await colorOf(alert, 'color')
  expect(red, 'red').toBeGreaterThan(2 * Math.max(green, blue))
  await logged
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await expectAccessible(page, 'the list after a failed call')
  await expectHeadingsInOrder(page)

  await page.unroute(articlesCall)
  await page.getByRole('link', { name: 'Try again' }).click()
  const { data } = await listArticles(request, { page: 2 })
  await expect(titlesOn(page)).toHaveText(data.map((article) => article.articleTitle))
  await expect(page).toHaveURL('/dycian-news?page=2')
})
