import type { Page } from '@playwright/test'
import { expectAccessible } from '../stories/page-checks.ts'
import { countSteps, expect, press, test } from '../stories/staff-fixture.ts'

const alertOf = (page: Page) => page.getByRole('complementary', { name: 'Alert from the school' })

test('an alert in both languages takes two steps, its end one', async ({ page, enter }) => {
  const steps = await countSteps(page)
  await enter('/admin/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Alert', exact: true }).click()
  expect(steps(), 'open the alert').toBe(1)
  await expect(page.getByText('No alert is shown on the site.')).toBeVisible()
  const text = page.getByLabel('Text', { exact: true })
  const link = page.getByLabel('Link', { exact: true })
  const linkText = page.getByLabel('Link text', { exact: true })
  await link.fill('announcements')
  await press(page, 'Publish the alert')
  await expect(page.getByText('Enter the text of the alert.')).toBeVisible()
  await text.fill('Classes are suspended on Monday.')
  await press(page, 'Publish the alert')
  await expect(
    page.getByText('Enter a page of this site, such as /announcements/all'),
  ).toBeVisible()
  await link.fill('/status')
  await expect(linkText).toHaveAccessibleDescription('Such as: What to do.')
  await linkText.fill('What to do')
  await page.getByLabel('Filipino beside the English').check()
  await expect(page.getByText(/^Not in Filipino yet: 2 texts are missing/)).toBeVisible()
  const filipinoLinkText = page.getByLabel('Link text in Filipino')
  await expect(filipinoLinkText).toHaveAccessibleDescription(
    'Missing in Filipino. Such as: Ano ang gagawin.',
  )
  await page.getByLabel('Text in Filipino', { exact: true }).fill('Walang pasok sa Lunes.')
  await filipinoLinkText.fill('Ano ang gagawin')
  await page.getByLabel('Shown until').fill('2036-06-01T08:00')
  steps()
  await press(page, 'Publish the alert')
  await expect(page.getByText('On every page now: Classes are suspended on Monday.')).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.goto('/contact-us')
  await expect(alertOf(visitor)).toContainText('Notice: Classes are suspended on Monday.')
  await visitor.goto('/fil/contact-us')
  const filipino = visitor.getByRole('complementary', { name: 'Abiso mula sa paaralan' })
  await expect(filipino).toContainText('Walang pasok sa Lunes.')
  const filipinoLink = filipino.getByRole('link', { name: 'Ano ang gagawin' })
  await expect(filipinoLink).toHaveAttribute('href', '/fil/status')

  expect(steps(), 'publish it').toBe(1)
  await press(page, 'Clear the alert')
  await expect(page.getByText('No alert is shown on the site.')).toBeVisible()
  expect(steps(), 'take it down').toBe(1)
  await visitor.goto('/contact-us')
  await expect(alertOf(visitor)).toHaveCount(0)
  await page.goto('/admin/dashboard')
  await expect(alertOf(page)).toHaveCount(0)
})

test('a fact is verified in one step and gets an owner in another', async ({ page, enter }) => {
  await enter('/admin/facts')
  await page.getByLabel('Search').fill('patents')
  await expect(page.getByRole('status').filter({ hasText: '1 fact' })).toBeVisible()
  await page.getByRole('button', { name: 'Checked today: Robotics: Patents' }).click()
  await expect(page.getByText(/^Checked .* by Administrator/)).toBeVisible()
  await page.getByLabel('Owner of Robotics: Patents').selectOption({ index: 1 })
  await expect(page.getByText(/Owner: .*Check by/)).toBeVisible()
  await page.getByLabel('Search').fill('')
  await page.getByLabel('Overdue only').check()
  await expect(page.getByText('Nothing to check here.')).toBeVisible()
  await expectAccessible(page, 'the facts')
})
