import { expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { countSteps, expect, message, openBrowser, press, test } from '../stories/staff-fixture.ts'
const seenLater = 'Has a change that visitors see from Jun 1, 2036'

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
