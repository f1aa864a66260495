import { dayInManila } from '../../school/base/dates.ts'
import { recordBackup } from '../../school/operations/backup/backup-state.server.ts'
import { addDayCounts } from '../../school/content/day-counts.server.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { expect, test } from './staff-fixture.ts'

test('a new site leads through first steps until dismissed', async ({ page, staff, enter }) => {
  await enter('/admin/dashboard')
  const steps = page.getByRole('region', { name: /^First steps: 0 of 10 done/ })
  await expect(steps.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page, 'the first steps')
  await expectNoSidewaysScroll(page, [360, 1280])
  await steps.getByRole('link', { name: 'Invite the people who write' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff')
  await staff.person('editor', 'Nena Cruz')
  await page.goto('/admin/dashboard')
  const after = page.getByRole('region', { name: /^First steps: 1 of 10 done/ })
  await expect(after.getByRole('img', { name: 'Done:' })).toHaveCount(1)
  await expect(after.getByRole('link', { name: 'Invite the people who write' })).toHaveCount(0)

  await after.getByRole('button', { name: 'Dismiss this list' }).click()
  await expect(after).toHaveCount(0)
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(after).toBeVisible()
})

test('what waits comes first, then what is read', async ({ page, site, staff, enterAs }) => {
  const me = await staff.person('editor', 'Lito Santos')
  const { id } = await staff.article('Read by many', me)
  const { address } = await staff.publish(id, me)
  await staff.article('Still a draft', me)
  const content = await openSiteContent(site)
  const views = new Map([[address, 1_200]])
  await addDayCounts(content.database, 'page-view', dayInManila(new Date()), views)
  await content.close()
  await staff.article('A draft of someone else', await staff.administrator())
  await enterAs(me, '/admin/dashboard')
  const cards = page.getByRole('region', { name: 'To do' }).getByRole('heading', { level: 2 })
  await expect(cards.first()).toHaveText('My drafts (1)')
  await expect(cards.last()).toHaveText('Nothing else waits')
  await expect(page.getByText('No question is waiting.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^First steps/ })).toHaveCount(0)
  const read = page.getByRole('region', { name: /^Most read/ })
  await expect(read.getByRole('listitem')).toContainText('Read by many 1,200 views')
  await read.getByRole('link', { name: 'Read by many', exact: true }).click()
  const about = page.getByRole('complementary', { name: 'About this entry' })
  await expect(about).toContainText('1,200 views')

  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'All my drafts' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drafts')
  await expect(page.getByText('1 post or page')).toBeVisible()
  await page.getByRole('switch', { name: 'Mine only' }).uncheck()
  await expect(page.getByRole('link', { name: 'A draft of someone else' })).toBeVisible()
  await page.getByLabel('State').selectOption('Waiting for review')
  await expect(page).toHaveURL('/admin/documents?state=review')
  await expect(page.getByText('Nothing matches. Choose another filter.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

test('the last good backup is named, and why one failed', async ({ page, site, enter }) => {
  const { database, close } = await openSiteContent(site)
  await recordBackup(database, null, Date.UTC(2026, 10, 20, 4))
  await enter('/admin/dashboard')
  // The dashboard claims nothing that was not checked.
  await expect(page.getByText('None has been checked yet.')).toBeVisible()
  await expect(page.getByText('Every fact was checked in time.')).toHaveCount(0)
  await expect(page.getByText('Every search found something.')).toHaveCount(0)
  const lastGood = /The last backup that passed its restore test is of .*2026/
  await expect(page.getByText(lastGood)).toBeVisible()
  await recordBackup(database, 'There was no room.', Date.UTC(2026, 10, 21, 4))
  await page.reload()
  const failed = /failed\. The last backup that passed its restore test is .*There was no room\./
  await expect(page.getByText(failed)).toBeVisible()
  await close()
})
