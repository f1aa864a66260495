import type { Page } from '@playwright/test'
import { allowErrors, expect, test } from './site-fixture.ts'
import { arrive, followInMenu } from './visit.ts'
import { test as testWithoutScripts } from './without-scripts.ts'

const home = (page: Page) => page.getByRole('link', { name: 'Go Back To Home', exact: true })

async function expectNotFound(page: Page) {
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sorry, the page not found.')
  await expect(home(page)).toHaveAttribute('href', '/')
  await expect(page.getByRole('banner')).toBeVisible()
}

testWithoutScripts('an unknown address has a search that needs no scripts', async ({ page }) => {
  allowErrors(page, /^Failed to load resource/)
  await page.goto('/nothing')
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('scholarship')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/search?q=scholarship')
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible()
})

test('an unknown address leads home, or anywhere by the menu', async ({ page }) => {
  allowErrors(page, /^Failed to load resource/)
  await arrive(page, '/nothing')
  await expectNotFound(page)
  await expect(page).toHaveTitle(/not found/i)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await home(page).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expectNotFound(page)
  await followInMenu(page, 'DYCIan News')
  await expect(page.getByRole('heading', { level: 1, name: 'DYCIan News' })).toBeVisible()
})

test('a page that breaks is not found, is logged, and the next one works', async ({ page }) => {
  allowErrors(page, /the article broke/)
  await page.route(/article-page-.*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function ArticlePage() { throw new Error("the article broke") }',
    }),
  )
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await arrive(page, '/dycian-news')
  const article = page.getByRole('main').getByRole('article').first().getByRole('link')
  await article.click()
  await expectNotFound(page)
  await expect.poll(() => logged.join('\n')).toContain('the article broke')
  await page.goBack()
  await article.click()
  await expectNotFound(page)
  await home(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/More Than A School/i)
})
