import { expectNoSidewaysScroll } from '../stories/page-checks.ts'
import {
  chooseMore,
  expect,
  message,
  openBrowser,
  press,
  countSteps,
  test,
} from '../stories/staff-fixture.ts'

const unseen = 'Has a change that visitors do not see yet'
const seenLater = 'Has a change that visitors see from Jun 1, 2036'

test('a change of a page waits, is discarded or is shown', async ({ page, enter }) => {
  const footer = async () => (await page.request.get('/contact-us')).text()
  await enter('/admin/pages/site-settings')
  const tagline = page.getByRole('textbox', { name: 'Tagline', exact: true })
  const before = await tagline.inputValue()
  await tagline.fill('A quiet change')
  await press(page, 'Save draft')
  await expect(page.getByText('Visitors see the published version until')).toBeVisible()
  await expect(page.getByText(unseen)).toBeVisible()
  expect(await footer()).not.toContain('A quiet change')

  await page.goto('/admin/pages')
  const listed = page.locator('#page').getByRole('listitem').filter({ hasText: 'Site settings' })
  await expect(listed.getByText(unseen)).toBeVisible()
  await listed.getByRole('link').click()
  await expect(tagline).toHaveValue('A quiet change')

  await press(page, 'Show later …')
  await page.getByLabel('Show it from').fill('2036-06-01T08:00')
  await press(page, 'Schedule')
  await expect(page.getByText('Scheduled. Visitors see the change from')).toBeVisible()
  await expect(page.getByText(seenLater)).toBeVisible()
  expect(await footer()).not.toContain('A quiet change')
  await press(page, 'History')
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByText('(newest, not published)')).toHaveCount(1)
  await expect(history.getByText('(published)')).toHaveCount(1)
  await history.getByRole('button', { name: 'Close' }).click()

  await chooseMore(page, 'Discard the change')
  await expect(tagline).toHaveValue(before)
  await expect(page.getByText(seenLater)).toHaveCount(0)

  await tagline.fill('A change for everyone')
  await press(page, 'Save and show')
  const shown = message(page, 'Saved. Visitors see it now.')
  await expect(shown).toBeVisible()
  expect(await footer()).toContain('A change for everyone')
  await shown.getByRole('button', { name: 'Undo' }).click()
  await expect(tagline).toHaveValue(before)
  expect(await footer()).not.toContain('A change for everyone')
})

test('a change of a live article is prepared, shown to the principal and scheduled with three steps, and its list says so', async ({
  page,
  browser,
  context,
  site,
  openArticle,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const steps = await countSteps(page)
  await openArticle('The glee club rehearses', { isPublished: true })
  const later = page.getByRole('button', { name: 'Show later …' })
  await expect(later).toBeDisabled()
  await page.getByLabel('Title').fill('The glee club sings')
  await press(page, 'Copy preview link')
  await expect(message(page, 'copied')).toBeVisible()
  await later.click()
  const dialog = page.getByRole('dialog', { name: 'Show this change later' })
  await dialog.getByLabel('Show it from').fill('2001-06-01T08:00')
  await expect(dialog.getByText('Choose a time to come.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled()
  await dialog.getByLabel('Show it from').fill('2036-06-01T08:00')
  await press(page, 'Schedule')
  await expect(message(page, 'Scheduled. Visitors see the change from')).toBeVisible()
  expect(steps(), 'prepare, show, publish later').toBe(3)
  await expect(page.getByRole('region', { name: 'Actions' }).getByText(seenLater)).toBeVisible()

  // The principal, without an account, reads the change; visitors do not.
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const principal = await openBrowser(browser, { baseURL: site.origin })
  const shown = await principal.newPage()
  const heading = shown.getByRole('heading', { level: 1 })
  await shown.goto(link)
  await expect(heading).toHaveText('The glee club sings')
  await shown.goto('/dycian-news/the-glee-club-rehearses')
  await expect(heading).toHaveText('The glee club rehearses')
  await principal.close()

  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/admin/article')
  const listed = page.getByRole('listitem').filter({ hasText: 'The glee club sings' })
  await expect(listed.getByText(seenLater)).toBeVisible()
  await expectNoSidewaysScroll(page, [360])
})
