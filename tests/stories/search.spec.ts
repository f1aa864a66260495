import { expect, test } from './site-fixture.ts'
import { arrive, markDocument } from './visit.ts'
import { test as testWithoutScripts } from './without-scripts.ts'

test('a visitor finds an article by its words, and comes back to them', async ({ page }) => {
  await page.goto('/dycian-news')
  await page.getByRole('link', { name: 'Search this site' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('robotics olympiad')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/search?q=robotics+olympiad')
  await expect(page.getByRole('status').filter({ hasText: 'results for' })).toBeVisible()
  const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
  await expect(first.locator('mark').first()).toHaveText(/robotics|olympiad/i)
  const title = (await first.getByRole('link').textContent()) ?? ''
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('robotics olympiad')
})

test('a visitor pages through what was found, and searches again', async ({ page }) => {
  await arrive(page, '/search?q=dyci')
  await markDocument(page)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/search?q=dyci&page=2')
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox').fill('robotics')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?q=robotics')
  await expect(page.getByRole('heading', { name: /results for “robotics”/ })).toBeVisible()
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

testWithoutScripts('without scripts, a visitor searches and turns the pages', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('nino')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?q=nino')
  await expect(page.locator('mark', { hasText: 'Niño' }).first()).toBeVisible()
  await page.goto('/search?q=dyci')
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL('/search?q=dyci&page=2')
  await expect(page.getByRole('article').first()).toBeVisible()
})
