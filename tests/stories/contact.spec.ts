import { expect, test } from './site-fixture.ts'
import { arrive } from './visit.ts'

test('a visitor finds the school on a map, or asks an office without a contact', async ({
  page,
}) => {
  await arrive(page, '/contact-us')
  const main = page.getByRole('main')
  const reach = main.getByRole('region', { name: 'How to reach us' })
  await expect(reach).toContainText('Barangay Wakas, Bocaue')
  const maps = reach.getByRole('link', { name: 'Open in maps' })
  await expect(maps).toHaveCount(2)
  await expect(maps.first()).toHaveAttribute('href', /maps\/search\/\?api=1&query=.*Wakas/)
  await expect(main.getByRole('heading', { name: 'Office hours' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Ask us: College of Accountancy' }).click()
  await expect(page).toHaveURL('/ask-us')
  await expect(page.getByRole('textbox', { name: /Your question/ })).toBeVisible()
})
