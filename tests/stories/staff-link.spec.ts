import type { Page } from '@playwright/test'
import { smallPdf } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { countSteps, expect, press, test } from './staff-fixture.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Link' })
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox')

test('a link leads from selected words, by keyboard alone', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  await staff.article('Glockenspiel evening', me)
  await enterAs(me, '/admin/article/create')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('glockenspiel')
  await text.press('Control+a')
  await text.press('Control+k')
  await expect(fieldOf(page)).toHaveValue('glockenspiel')
  await expect(fieldOf(page)).toBeFocused()
  const option = dialogOf(page).getByRole('option', { name: /Glockenspiel evening/ })
  // It can be linked before visitors see it, and the list says that they do not yet.
  await expect(option).toContainText('Draft')
  await page.keyboard.press('Enter')
  const link = text.getByRole('link', { name: 'glockenspiel', exact: true })
  await expect(link).toHaveAttribute('href', '/dycian-news/glockenspiel-evening')

  // With the caret in the link, the same key changes it.
  await text.press('ArrowLeft')
  await text.press('ArrowRight')
  await text.press('Control+k')
  await expect(fieldOf(page)).toHaveValue('/dycian-news/glockenspiel-evening')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('deped.gov.ph')
  await page.keyboard.press('Enter')
  await expect(link).toHaveAttribute('href', 'https://deped.gov.ph')
})

test('a link takes a file or a page in two steps, and own words', async ({ page, site, enter }) => {
  await (await openSiteMedia(site)).add(smallPdf, 'Lacrosse schedule.pdf')
  const steps = await countSteps(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await enter('/admin/article/create')
  const text = page.getByRole('textbox', { name: 'Text' })
  await press(page, 'Link')
  await expectAccessible(page, 'the link dialog before typing')
  await fieldOf(page).fill('zzzz')
  await expect(page.getByText('Nothing has all of these words')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose from the list, or enter a whole address')).toBeVisible()
  await fieldOf(page).fill('grade school')
  await expect(dialogOf(page).getByRole('group', { name: 'Pages' })).toBeVisible()
  await expectAccessible(page, 'the link dialog')
  await expectNoSidewaysScroll(page, [390, 320])
  await expectAccessible(page, 'the link dialog on a phone')
  await fieldOf(page).fill('lacr')
  await page.getByRole('option', { name: /Lacrosse schedule/ }).click()
  const file = text.getByRole('link', { name: 'Lacrosse schedule' })
  await expect(file).toHaveAttribute('href', /^\/media\/.*\.pdf$/)
  expect(steps(), 'link').toBe(2)
  await press(page, 'Link')
  await press(page, 'Remove the link')
  await expect(text.getByRole('link')).toHaveCount(0)

  await text.fill('See ')
  await press(page, 'Link')
  await fieldOf(page).fill('https://www.deped.gov.ph/orders')
  await dialogOf(page).getByLabel('Link text').fill('the orders of DepEd')
  await press(page, 'Insert')
  const orders = text.getByRole('link', { name: 'the orders of DepEd' })
  await expect(orders).toHaveAttribute('href', 'https://www.deped.gov.ph/orders')
})

test('the link of a printed code finds pages too', async ({ page, enter }) => {
  const scholarships = '/stakeholders-centricity/scholarships'
  await enter('/admin/printed-codes')
  await page.getByLabel('Where it is printed').fill('Tarpaulin of scholarships')
  await press(page, 'Find a page or file …')
  const dialog = page.getByRole('dialog', { name: 'Where it leads' })
  await dialog.getByRole('combobox').fill('scholarships')
  await expectAccessible(page, 'the search of a link field')
  await dialog
    .getByRole('option', { name: /^Scholarships/ })
    .first()
    .click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Where it leads')).toHaveValue(scholarships)
  // Choosing in the dialog did not send the form around it, which would be empty then.
  await expect(page.getByLabel('Where it is printed')).toHaveValue('Tarpaulin of scholarships')
  await press(page, 'Make a code')
  const made = page.getByRole('listitem').filter({ hasText: 'Tarpaulin of scholarships' })
  await expect(made).toContainText(`Leads to ${scholarships}`)
})
