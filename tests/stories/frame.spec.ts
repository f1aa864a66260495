import { expect, test } from './site-fixture.ts'
import { arrive } from './visit.ts'

test('the breadcrumb names the way to a page, all but its last step as links', async ({ page }) => {
  await arrive(page, '/announcements/all')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['Home', 'Announcements', 'All Announcements'])
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Announcements'])
  await expect(crumbs.last()).toHaveAttribute('aria-current', 'page')
  await crumbs.getByRole('link', { name: 'Announcements' }).click()
  await expect(page).toHaveURL('/announcements')
  await expect(crumbs).toHaveText(['Home', 'Announcements'])
  const title = await page.getByRole('heading', { level: 3 }).first().innerText()
  await page.getByRole('link', { name: title }).click()
  await expect(crumbs).toHaveText(['Home', 'Announcements', title])
  await crumbs.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the footer names pages elsewhere, quick links, campuses and contacts', async ({ page }) => {
  await page.goto('/dycian-news')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const isDrawn = (logo: HTMLImageElement) => logo.complete && logo.naturalWidth > 0
  await expect.poll(() => footer.locator('img').first().evaluate(isDrawn)).toBe(true)
  for (const [name, count] of [
    ['Social pages', 4],
    ['Campuses', 2],
  ] as const)
    await expect(footer.getByRole('list', { name }).getByRole('listitem')).toHaveCount(count)
  // Until staff set addresses, each of them helps all the same.
  for (const [name, address] of [
    ['Facebook', /facebook\.com\/search\/top\?q=Dr\./],
    ['Elida Campus', /maps\/search\/.*Elida%20Campus/],
    ['Learning portal', 'https://www.dyci.edu.ph/'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address)
  await expect(footer.getByRole('link', { name: 'How to reach us' })).toHaveCount(3)
  const links = footer.getByRole('navigation', { name: 'Quick Links' })
  await expect(links.getByRole('listitem')).toHaveCount(5)
  await expect(footer.getByRole('term')).toHaveText([
    'Frontline, Basic Education',
    'Frontline, College',
    'Registrar',
  ])
})

test('a visitor with a keyboard skips the menu and goes on inside the page', async ({ page }) => {
  await page.goto('/announcements')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/announcements#content')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})
