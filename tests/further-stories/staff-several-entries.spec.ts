import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, message, test } from '../stories/staff-fixture.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'With the selected entries' })

test('every found article is changed, and changed back', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  for (let index = 1; index <= 12; index += 1) await staff.article(`Every one ${index}`, me)
  await enterAs(me, '/admin/article?perPage=10&q=Every+one')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(bar(page)).toContainText('10 selected')
  await bar(page).getByRole('button', { name: 'Select all 12' }).click()
  await expect(bar(page)).toContainText('All 12 selected')

  // By keyboard alone from here.
  await bar(page).getByRole('button', { name: 'Change …' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change 12' })
  await expect(dialog).toContainText('Visitors see the change of published ones at once.')
  await dialog.getByLabel('Category').selectOption('Outside News')
  await dialog.getByLabel('Add topics').focus()
  await page.keyboard.type('JHS, robotics,')
  await expectAccessible(page, 'the dialog that changes several entries')
  await dialog.getByRole('button', { name: 'Change' }).focus()
  await page.keyboard.press('Enter')
  const done = message(page, '12 changed.')
  await expect(done).toBeVisible()
  await expect(done.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/dycian-news')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('cell', { name: 'Outside News' })).toHaveCount(10)

  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(message(page, '12 restored as they were.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Campus News' })).toHaveCount(10)
})

test('a list shows small pictures in places that do not move', async ({ page, staff, enter }) => {
  const me = await staff.administrator()
  await staff.article('Pictured, without', me)
  await staff.article('Pictured, with', me, { bannerImage: '/images/logo.svg' })
  await enter('/admin/article?q=Pictured&sort=title&order=ASC')
  const rows = page.getByRole('row').filter({ hasText: 'Pictured' })
  const image = rows.first().locator('img')
  await expect(image).toHaveAttribute('loading', 'lazy')
  // The picture is as tall as wide, unlike its place. It is only drawn so once it has come.
  await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  for (const part of [image, ...(await rows.locator('td:nth-child(2) > span').all())])
    expect(await part.boundingBox()).toMatchObject({ width: 64, height: 48 })
})

test('an author names a filter, and finds it elsewhere', async ({
  page,
  staff,
  enterAs,
  openFor,
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
  const named = saved.getByRole('button', { name: 'My drafts for JHS', exact: true })
  await expect(named).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Save this filter …' })).toHaveCount(0)

  const phone = await openFor(me, '/admin/article')
  await phone.setViewportSize({ width: 390, height: 844 })
  await expect(phone.getByRole('link', { name: 'For seniors' })).toBeVisible()
  await phone.getByRole('button', { name: 'My drafts for JHS', exact: true }).click()
  await expect(phone.getByRole('link', { name: 'For seniors' })).toHaveCount(0)
  await expect(phone.getByRole('link', { name: 'For juniors' })).toBeVisible()
  await expect(phone).toHaveURL(/\?state=draft&topic=JHS&mine=true$/)
  await expectNoSidewaysScroll(phone, [390, 360])
  await expectAccessible(phone, 'a list with a saved filter on a phone')
})
