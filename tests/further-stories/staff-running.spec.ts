import type { Page } from '@playwright/test'
import { openSiteContent } from '../helpers/site-content.ts'
import { signInAs } from '../helpers/staff.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { expectAccessible } from '../stories/page-checks.ts'
import { expect, test as base } from '../stories/site-fixture.ts'
import { countSteps, press } from '../stories/staff-fixture.ts'

/** Opens a page of the staff as a new editor. */
async function openAsEditor(page: Page, { dataDir, origin }: TestSite, path: string) {
  const content = await openSiteContent({ dataDir })
  const { staff, token } = await signInAs(content.database, 'editor')
  await content.close()
  await page.addInitScript(
    ([user, secret]) => {
      localStorage.setItem('user', user)
      localStorage.setItem('token', secret)
    },
    [JSON.stringify({ id: staff.id, name: staff.name, role: staff.role }), token] as const,
  )
  await page.goto(`${origin}/admin/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A site of its own for each story: what one changes, others would see. */
const test = base.extend<{ ownSite: TestSite; openStaff: (path: string) => Promise<void> }>({
  ownSite: async ({}, use) => {
    const site = await startTestSite()
    await use(site)
    await site.stop()
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
  openStaff: async ({ page, ownSite }, use) => use((path) => openAsEditor(page, ownSite, path)),
})

const alertOf = (page: Page) => page.getByRole('complementary', { name: 'Alert from the school' })

test('an alert in both languages takes two steps, its end one', async ({ page, openStaff }) => {
  const steps = await countSteps(page)
  await openStaff('dashboard')
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

test('a fact is verified in one step and gets an owner in another', async ({ page, openStaff }) => {
  await openStaff('facts')
  await page.getByLabel('Search').fill('patents')
  await expect(page.getByRole('status').filter({ hasText: '1 fact' })).toBeVisible()
  await page.getByRole('button', { name: 'Checked today: Robotics: Patents' }).click()
  await expect(page.getByText(/^Checked .* by The editor/)).toBeVisible()
  await page.getByLabel('Owner of Robotics: Patents').selectOption({ index: 1 })
  await expect(page.getByText(/Owner: .*Check by/)).toBeVisible()
  await page.getByLabel('Search').fill('')
  await page.getByLabel('Overdue only').check()
  await expect(page.getByText('Nothing to check here.')).toBeVisible()
  await expectAccessible(page, 'the facts')
})
