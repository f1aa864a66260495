import type { Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'
import { arrive, markDocument } from './visit.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the heading of each page takes the focus, also with Back', async ({ page }) => {
  await arrive(page, '/dycian-news')
  await markDocument(page)
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await breadcrumb.getByRole('link', { name: 'Home' }).press('Enter')
  await expect(heading(page, 'More Than A School, A Family')).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'DYCIan News')).toBeFocused()
  await page.getByRole('article').getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/dycian-news\/.+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY), 'nothing moved out of view').toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

test('a heading is heard again when Back leads to a page of the same kind', async ({ page }) => {
  await arrive(page, '/meaning/vision')
  await markDocument(page)
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  const menu = page.getByRole('navigation', { name: 'Site' })
  await menu.getByText('Meaning', { exact: true }).press('Enter')
  await menu.getByRole('link', { name: 'Mission', exact: true }).press('Enter')
  await expect(heading(page, 'Mission')).toBeFocused()
  await expect(menu).toBeHidden()
  await expect(page.locator('html[data-same-document]')).toBeAttached()
  // Listens before Back is pressed: a screen reader announces the element that takes the focus.
  await page.evaluate(() => {
    const said = ({ target }: FocusEvent) =>
      document.documentElement.setAttribute('data-said', (target as Element).textContent ?? '')
    addEventListener('focusin', said)
  })
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-said', 'Vision')
  await expect(heading(page, 'Vision')).toBeFocused()
})

test('the focus stays when only the query or the hash changes', async ({ page }) => {
  await arrive(page, '/dycian-news')
  const second = page.getByRole('link', { name: 'Page 2', exact: true })
  await second.press('Enter')
  await expect(page).toHaveURL('/dycian-news?page=2')
  await expect(second).toHaveAttribute('aria-current', 'page')
  await expect(second).toBeFocused()
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page).toHaveURL('/dycian-news?page=2#content')
  await expect(heading(page, 'DYCIan News')).not.toBeFocused()
})
