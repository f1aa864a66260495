import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test, type SignedIn, type StaffHelper } from '../stories/staff-fixture.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'With the selected entries' })
const message = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function addMany(staff: StaffHelper, me: SignedIn, name: string, count: number) {
  for (let index = 1; index <= count; index += 1)
    await staff.article(`${name} ${index}`, me, { topics: ['STEM'] })
}

test('an editor selects every article that a search finds, changes category and topics, and takes it back', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  await addMany(staff, me, 'Every one', 12)
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

test('what could not be changed is listed with the reason, and leads to the entry', async ({
  page,
  staff,
  enterAs,
}) => {
  const editor = await staff.administrator()
  const author = await staff.person('author', 'Lito Ramos')
  await staff.article('Reported, of the editor', editor)
  await staff.article('Reported, of the author', author)
  await enterAs(author, '/admin/article?q=Reported')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await bar(page).getByRole('button', { name: 'Change …' }).click()
  const question = page.getByRole('dialog', { name: 'Change 2' })
  await question.getByRole('button', { name: 'Change' }).click()
  await expect(question.getByText('Fill in what is to change.')).toBeVisible()
  await question.getByLabel('Date').fill('2026-10-01')
  await question.getByRole('button', { name: 'Change' }).click()
  const report = page.getByRole('dialog', { name: 'Not done for 1' })
  await expect(report).toContainText('1 changed.')
  await expect(report).toContainText('Another person wrote this. Ask an editor to change it.')
  await expectAccessible(page, 'the report of what was not changed')
  await report.getByRole('link', { name: 'Reported, of the editor' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Reported, of the editor')
})

test('on a phone many drafts go to the trash with their progress in view, stop, and come back', async ({
  page,
  staff,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const me = await staff.administrator()
  await addMany(staff, me, 'Phone pile', 11)
  await enterAs(me, '/admin/article?perPage=10&q=Phone+pile')
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check()
  await bar(page).getByRole('button', { name: 'Select all 11' }).click()
  await expectNoSidewaysScroll(page, [390, 360])
  await expectAccessible(page, 'a list with everything selected on a phone')
  await bar(page).getByRole('button', { name: 'Move to the trash' }).click()

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/entries/article/bulk', async (route) => {
    await held
    await route.fallback()
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Move to the trash' }).click()
  const progress = page.getByRole('dialog', { name: 'Move to the trash: 11' })
  await expect(progress.getByRole('progressbar')).toBeVisible()
  await expect(progress.getByText('0 of 11')).toBeVisible()
  await expect(progress.getByRole('button', { name: 'Stop' })).toBeEnabled()
  letGo()
  const done = message(page, '11 moved to the trash. Visitors do not see them now.')
  await expect(done.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/dycian-news')
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(message(page, '11 restored as they were.')).toBeVisible()
  await expect(page.getByText('1–10 of 11')).toBeVisible()
})

test('several are published by mistake, and none of them stays on the site after Undo', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  await addMany(staff, me, 'Too early', 2)
  await enterAs(me, '/admin/article?q=Too+early')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await bar(page).getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  const done = message(page, '2 published. Visitors see them now.')
  await expect(done).toBeVisible()
  await expect(page.getByRole('row', { name: /Too early \d.*Published/ })).toHaveCount(2)
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(message(page, '2 restored as they were.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Too early \d.*Draft/ })).toHaveCount(2)
})

test('a list shows small pictures in places that do not move', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  await staff.article('Pictured, without', me)
  await staff.article('Pictured, with', me, { bannerImage: '/images/logo.svg' })
  await enterAs(me, '/admin/article?q=Pictured&sort=title&order=ASC')
  const rows = page.getByRole('row').filter({ hasText: 'Pictured' })
  await expect(rows).toHaveCount(2)
  const image = rows.first().locator('img')
  await expect(image).toHaveAttribute('loading', 'lazy')
  // The picture is as tall as wide, unlike its place. It is only drawn so once it has come.
  await expect
    .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
    .toBeGreaterThan(0)
  const { width, height } = (await image.boundingBox()) ?? {}
  expect([width, height]).toEqual([64, 48])
  const places = rows.locator('td:nth-child(2) > span')
  for (const place of await places.all())
    expect(await place.boundingBox()).toMatchObject({ width: 64, height: 48 })
})
