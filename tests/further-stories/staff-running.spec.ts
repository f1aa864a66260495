import type { Page } from '@playwright/test'
import type { Role } from '../../school/staff/accounts/roles.ts'
import { patience } from '../helpers/patience.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { signInAs } from '../helpers/staff.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test as base } from '../stories/site-fixture.ts'
import { countSteps, press } from '../stories/staff-fixture.ts'

/** Opens a page of the staff as a new person of a role. */
async function openAs(page: Page, { dataDir, origin }: TestSite, role: Role, path: string) {
  const content = await openSiteContent({ dataDir })
  const { staff, token } = await signInAs(content.database, role)
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
  openStaff: async ({ page, ownSite }, use) => use((path) => openAs(page, ownSite, 'editor', path)),
})

const alertOf = (page: Page) => page.getByRole('complementary', { name: 'Alert from the school' })

test.use({ expectedErrors: [/^Failed to load resource.*404/] })

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
  for (const address of ['/', '/dycian-news', '/contact-us', '/nothing/here']) {
    await visitor.goto(address)
    const notice = 'Notice: Classes are suspended on Monday.'
    await expect(alertOf(visitor), address).toContainText(notice)
    await expect(alertOf(visitor)).not.toContainText('Walang pasok')
  }
  await visitor.goto('/fil/contact-us')
  const filipino = visitor.getByRole('complementary', { name: 'Abiso mula sa paaralan' })
  await expect(filipino).toContainText('Walang pasok sa Lunes.')
  await expect(filipino).not.toContainText('suspended')
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

  await page.getByRole('link', { name: 'Activity' }).click()
  await page.getByLabel('About').selectOption('fact')
  await page.getByRole('button', { name: /verified the fact “Robotics: Patents”/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Verify by')
})

test('the dashboard says what needs doing, on phones too', async ({ page, ownSite, openStaff }) => {
  const content = await openSiteContent({ dataDir: ownSite.dataDir })
  await content.addArticle({ title: 'Comes tomorrow' }, { publishAt: Date.now() + 86_400_000 })
  await content.addArticle({
    title: 'Leads nowhere',
    content: '<p><a href="/dycian-news/gone">Read</a></p>',
  })
  await content.close()
  await openStaff('dashboard')
  const card = (name: RegExp) => page.getByRole('region', { name })
  await expect(card(/^Scheduled next \(1\)/)).toContainText('Comes tomorrow')
  await expect(async () => {
    await page.reload()
    await expect(card(/^Broken links \(1\)/)).toContainText(
      'Leads nowhere leads to /dycian-news/gone',
      { timeout: 2_000 * patience },
    )
  }).toPass()
  await expect(card(/^Live now/)).toContainText('Events')
  await expect(
    card(/^News and announcements by month/).getByRole('img', { name: /^Published by month: \d+/ }),
  ).toBeVisible()
  await card(/^Views/)
    .getByText('Show as a table')
    .click()
  await expect(card(/^Views/).getByRole('row')).toHaveCount(31)
  await expectAccessible(page, 'the dashboard')
  await expectNoSidewaysScroll(page, [360, 1280])
})

test('an administrator confirms a clock far ahead', async ({ page, ownSite, openStaff }) => {
  const content = await openSiteContent({ dataDir: ownSite.dataDir })
  await content.database
    .updateTable('site_state')
    .set({ value: Date.now() - 3 * 86_400_000 })
    .where('key', '=', 'seen_at')
    .execute()
  await content.close()
  const notice = (of: Page) => of.getByRole('alert').filter({ hasText: 'The clock of the server' })
  const confirm = (of: Page) => of.getByRole('button', { name: 'The clock is right' })
  await openStaff('dashboard')
  await expect(notice(page)).toContainText('If it is wrong, tell the person who runs the website.')
  await expect(confirm(page)).toHaveCount(0)

  const administrator = await page.context().newPage()
  await openAs(administrator, ownSite, 'administrator', 'dashboard')
  await confirm(administrator).click()
  await expect(administrator.getByRole('region', { name: /^Live now/ })).toBeVisible()
  await expect(notice(administrator)).toHaveCount(0)
})
