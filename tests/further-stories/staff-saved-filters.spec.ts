import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, openAs, test } from '../stories/staff-fixture.ts'

test('an author saves a filter under a name, and finds it above the list on another device', async ({
  page,
  staff,
  site,
  browser,
  enterAs,
}) => {
  const me = await staff.person('author', 'Dalisay Ocampo')
  await staff.article('For juniors', me, { topics: ['JHS'] })
  await staff.article('For seniors', me, { topics: ['SHS'] })
  await enterAs(me, '/admin/article')
  const saved = page.getByRole('list', { name: 'Saved filters' })
  await expect(page.getByRole('button', { name: 'Save this filter …' })).toHaveCount(0)
  await page.getByLabel('State').selectOption('Draft')
  await page.getByRole('switch', { name: 'Mine only' }).check()
  await page.getByLabel('Topic').fill('JHS')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Save this filter …' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save this filter' })
  await expect(dialog.getByLabel('Name')).toHaveValue('My drafts, JHS')
  await expectAccessible(page, 'the dialog that names a filter')
  await dialog.getByLabel('Name').fill('My drafts for JHS')
  await page.keyboard.press('Enter')
  await expect(
    saved.getByRole('button', { name: 'My drafts for JHS', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Save this filter …' })).toHaveCount(0)

  const phone = await openAs(browser, site.origin, me, '/admin/article')
  await phone.setViewportSize({ width: 390, height: 844 })
  await expect(phone.getByRole('link', { name: 'For seniors' })).toBeVisible()
  await phone.getByRole('button', { name: 'My drafts for JHS', exact: true }).click()
  await expect(phone.getByRole('link', { name: 'For seniors' })).toHaveCount(0)
  await expect(phone.getByRole('link', { name: 'For juniors' })).toBeVisible()
  await expect(phone).toHaveURL(/\?state=draft&topic=JHS&mine=true$/)
  await expectNoSidewaysScroll(phone, [390, 360])
  await expectAccessible(phone, 'a list with a saved filter on a phone')
  await phone.context().close()
})

test('a saved filter is renamed, deleted and brought back', async ({ page, staff, enterAs }) => {
  const me = await staff.person('author', 'Nilo Garcia')
  const body = { name: 'Waiting', query: { state: 'review' } }
  await staff.call('/saved-filters/article', { method: 'POST', token: me.token, body })
  await enterAs(me, '/admin/article')
  await page.getByRole('button', { name: 'More for Waiting' }).click()
  await page.getByRole('menuitem', { name: 'Rename …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename the filter' })
  await dialog.getByLabel('Name').fill('What waits for a review')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  const filter = page.getByRole('button', { name: 'What waits for a review', exact: true })
  await expect(filter).toBeVisible()
  await page.getByRole('button', { name: 'More for What waits for a review' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(filter).toHaveCount(0)
  const message = page.getByRole('alert').filter({ hasText: 'is deleted' })
  await message.getByRole('button', { name: 'Undo' }).click()
  await filter.click()
  await expect(page).toHaveURL(/\?state=review$/)
})
