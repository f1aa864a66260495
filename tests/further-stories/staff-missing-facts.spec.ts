import { countFailedSearch } from '../../school/content/search/failed-searches.server.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test } from '../stories/staff-fixture.ts'

test('the dashboard names what is missing, with links to the fields', async ({ page, enter }) => {
  await enter('/admin/dashboard')
  const card = page.getByRole('region', { name: /^Missing on the site/ })
  await expectAccessible(page, 'the dashboard with what is missing')
  await expectNoSidewaysScroll(page, [360, 768, 1280])
  await card.getByRole('link', { name: 'Everything that is missing' }).click()
  await expect(page.getByRole('switch', { name: 'Missing only' })).toBeChecked()
  const fact = page.getByRole('listitem').filter({ hasText: 'Footer: Registrar' })
  await expect(fact.getByRole('button', { name: /^Checked today/ })).toHaveCount(0)
  await expectAccessible(page, 'what is missing')
  await fact.getByRole('link', { name: 'Enter it' }).click()

  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused()
  await page.keyboard.type('(044) 000 0000')
  await page.getByRole('button', { name: 'Save and show' }).first().click()
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
  await page.goto('/admin/facts?missing=true')
  await expect(page.getByText('Footer: Frontline, College')).toBeVisible()
  await expect(page.getByText('Footer: Registrar')).toHaveCount(0)
})

test('words that found nothing become search words', async ({ page, site, enter }) => {
  const content = await openSiteContent(site)
  await countFailedSearch(content.database, 'balik eskwela kit', Date.now())
  await content.close()
  await enter('/admin/dashboard')
  await page.getByRole('link', { name: 'Add “balik eskwela kit” to the search words' }).click()
  await expect(page.getByRole('textbox', { name: 'Best page' }).last()).toBeFocused()
  await page.keyboard.type('/admissions')
  await page.getByRole('button', { name: 'Save and show' }).first().click()
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('balik eskwela kit')).toHaveCount(1)
})

test('a long list is folded, but a new item stays open', async ({ page, enter }) => {
  await enter('/admin/pages/search-words')
  await expect(page.getByText(/^walang pasok, /)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Best page' })).toHaveCount(0)
  await page.getByText(/^walang pasok, /).click()
  await expect(page.getByRole('textbox', { name: 'Best page' })).toHaveValue('/status')

  await page.goto('/admin/pages/contact-directory')
  await page.getByRole('button', { name: 'Add: Office' }).first().click()
  const name = page.getByRole('textbox', { name: 'Office', exact: true })
  await name.pressSequentially('Clinic')
  await expect(name).toHaveValue('Clinic')
  await expect(name).toBeFocused()
})
