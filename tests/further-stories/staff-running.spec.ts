import type { Page } from '@playwright/test'
import type { Role } from '../../school/staff/accounts/roles.ts'
import { patience } from '../helpers/patience.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { signInAs } from '../helpers/staff.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test as base } from '../stories/site-fixture.ts'

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

test('an editor puts an alert on every page in two steps and takes it down in one', async ({
  page,
  openStaff,
}) => {
  await openStaff('dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Alert', exact: true }).click()
  await expect(page.getByText('No alert is shown on the site.')).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill('Classes are suspended on Monday.')
  await page.getByRole('button', { name: 'Publish the alert' }).click()
  await expect(page.getByText('On every page now: Classes are suspended on Monday.')).toBeVisible()

  const visitor = await page.context().newPage()
  for (const address of ['/', '/dycian-news', '/contact-us', '/nothing/here']) {
    await visitor.goto(address)
    await expect(alertOf(visitor), address).toContainText(
      'Notice: Classes are suspended on Monday.',
    )
  }
  await visitor.goto('/contact-us')

  await page.getByRole('button', { name: 'Clear the alert' }).click()
  await expect(page.getByText('No alert is shown on the site.')).toBeVisible()
  await visitor.reload()
  await expect(alertOf(visitor)).toHaveCount(0)
  await page.goto('/admin/dashboard')
  await expect(alertOf(page)).toHaveCount(0)
})

test('an alert is written in both languages, with an example in each', async ({
  page,
  openStaff,
}) => {
  await openStaff('alert')
  await page.getByLabel('Text', { exact: true }).fill('Classes are suspended on Monday.')
  await page.getByLabel('Link', { exact: true }).fill('/status')
  const linkText = page.getByLabel('Link text', { exact: true })
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
  await page.getByRole('button', { name: 'Publish the alert' }).click()
  await expect(page.getByText('On every page now: Classes are suspended on Monday.')).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.goto('/fil/contact-us')
  const filipino = visitor.getByRole('complementary', { name: 'Abiso mula sa paaralan' })
  await expect(filipino).toContainText('Walang pasok sa Lunes.')
  await expect(filipino.getByRole('link', { name: 'Ano ang gagawin' })).toHaveAttribute(
    'href',
    '/fil/status',
  )
  await expect(filipino).not.toContainText('suspended')
  await visitor.goto('/contact-us')
  await expect(alertOf(visitor)).toContainText('Classes are suspended on Monday.')
  await expect(alertOf(visitor)).not.toContainText('Walang pasok')
})

test('an alert without words is not published, and the field says so', async ({
  page,
  openStaff,
}) => {
  await openStaff('alert')
  await page.getByLabel('Link', { exact: true }).fill('/announcements')
  await page.getByRole('button', { name: 'Publish the alert' }).click()
  await expect(page.getByText('Enter the text of the alert.')).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill('Read this.')
  await page.getByLabel('Link', { exact: true }).fill('announcements')
  await page.getByRole('button', { name: 'Publish the alert' }).click()
  await expect(
    page.getByText('Enter a page of this site, such as /announcements/all'),
  ).toBeVisible()
})

test('an alert ends by itself when its time is over', async ({ page, openStaff }) => {
  test.setTimeout(150_000 * patience)
  await openStaff('alert')
  // Skips to the minute after next when this one is nearly over, to leave time to see it.
  const end = Math.ceil((Date.now() + 10_000 * patience) / 60_000) * 60_000
  await page.getByLabel('Text', { exact: true }).fill('The gate closes soon.')
  await page
    .getByLabel('Shown until')
    .fill(new Date(end + 8 * 3_600_000).toISOString().slice(0, 16))
  await page.getByRole('button', { name: 'Publish the alert' }).click()
  await expect(page.getByText('On every page now: The gate closes soon.')).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto('/')
  await expect(alertOf(visitor)).toBeVisible()
  await expect(async () => {
    await visitor.goto('/')
    await expect(alertOf(visitor)).toHaveCount(0, { timeout: 1 })
  }).toPass({ timeout: 75_000 * patience, intervals: [500] })
  expect(Date.now()).toBeGreaterThanOrEqual(end)
  expect(Date.now() - end).toBeLessThan(5_000 * patience)
})

test('what an editor changes of the settings is in the footer, the menu and the breadcrumb', async ({
  page,
  openStaff,
}) => {
  await openStaff('settings')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Tagline').fill('Learning by the river')
  await field('Servanthood: Paraya').fill('Our outreach')
  await page.getByRole('button', { name: 'Save and show' }).first().click()
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.goto('/servanthood/paraya')
  await expect(visitor.getByRole('contentinfo')).toContainText('Learning by the river')
  await visitor.getByRole('button', { name: 'Open menu' }).click()
  const menu = visitor.getByRole('navigation', { name: 'Site' })
  await menu.getByText('Servanthood', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Our outreach' })).toHaveAttribute(
    'href',
    '/servanthood/paraya',
  )
  const crumbs = visitor.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByText('Our outreach')).toHaveAttribute('aria-current', 'page')
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

test('the dashboard says what needs doing, and holds on a phone', async ({
  page,
  ownSite,
  openStaff,
}) => {
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
      {
        timeout: 2_000 * patience,
      },
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

test('a clock far ahead is on the dashboard of an editor, and an administrator says that it is right', async ({
  page,
  ownSite,
  openStaff,
}) => {
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
