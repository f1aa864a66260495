import type { Page } from '@playwright/test'
import {
  expectAccessible as expectAccessibleHere,
  expectHeadingsInOrder,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../stories/page-checks.ts'
import { expect, press, test } from '../stories/staff-fixture.ts'

test.use({ expectedErrors: [/^Failed to load resource.*ERR_INTERNET_DISCONNECTED/] })

/** Checks a page from its top: what is half below the bar has no size. */
async function expectAccessible(page: Page, state: string) {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessibleHere(page, state)
}

const step = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: title })
const heading = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })

test('the site moves to the next school year', async ({ page, staff, enter }) => {
  test.slow()
  const me = await staff.administrator()
  const answer = await staff.call('/school-year', { token: me.token })
  const { year, next } = answer as { year: string; next: string }
  await enter('/admin/school-year?step=dates')
  await expect(heading(page, 'Dates')).toBeVisible()
  await page.getByLabel('First day of classes').fill(`${next.slice(0, 4)}-06-07`)
  await expectAccessible(page, 'the dates')
  await expectHeadingsInOrder(page)

  await page.getByRole('link', { name: 'Next: Fees' }).click()
  await expect(heading(page, 'Fees')).toBeFocused()
  const jhs = page.getByRole('region', { name: 'Junior High School' })
  await jhs.getByLabel('Enter the fees').check()
  await jhs.getByLabel('Item').fill('Tuition')
  await jhs.getByLabel('Pesos').fill('31,500')
  await expectAccessible(page, 'the fees')
  await expectNoSidewaysScroll(page, [320, 390, 1366])

  await step(page, 'Updated as of').click()
  await page.getByLabel('Updated as of').fill('March of next year')
  await expect(page.getByText('Now: “Updated as of March 2025”')).toBeVisible()
  await expectAccessible(page, 'the note')

  await step(page, 'Enrollment').click()
  await page.getByLabel('Enrollment: College').fill('6,700')
  await expect(page.getByText('It becomes 12,219, the sum of the levels.')).toHaveCount(2)
  await expectAccessible(page, 'the figures')

  // A reload in the middle loses nothing, without a connection too.
  await page.context().setOffline(true)
  await page.getByLabel('Enrollment: College').fill('6,701')
  await expect(page.getByText('Your changes are kept on this device, not saved yet.')).toBeVisible()
  await page.context().setOffline(false)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await press(page, 'Continue with them')
  await expect(page.getByLabel('Enrollment: College')).toHaveValue('6,701')
  await page.getByLabel('Enrollment: College').fill('6,700')

  await step(page, 'Events').click()
  await page.getByRole('checkbox', { name: 'Simbang gabi' }).check()
  await expect(page.getByLabel('First day of Simbang gabi')).toHaveValue(
    `${next.slice(0, 4)}-12-16`,
  )
  await expectAccessible(page, 'the events')

  await step(page, 'Facts to verify').click()
  await expect(page.getByLabel('Owner of Admissions: requirements')).toHaveValue(me.user.id)
  await expectAccessible(page, 'the facts')
  await expectLargeTargets(page)
  await expectNoSidewaysScroll(page, [320, 390, 1366])

  await step(page, 'Check and finish').click()
  const seen = page.getByRole('region', { name: 'Visitors see at once' })
  await expect(seen.getByRole('listitem')).toHaveText([
    'Admissions: “Updated as of March of next year”.',
    `Junior High School: 1 fee of ${next}.`,
    'Enrollment: College: 6,700.',
    /^Enrollment: Total: 12,219 \(A\.Y\. /,
    /^Home page: Enrolled: 12,219 \(A\.Y\. /,
  ])
  await expectAccessible(page, 'the end')
  // An undone move can be made again as it was typed.
  await press(page, `Begin school year ${next}`)
  await press(page, 'Undo')
  await step(page, 'Enrollment').click()
  await expect(page.getByLabel('Enrollment: College')).toHaveValue('6,700')
  await step(page, 'Check and finish').click()
  await press(page, `Begin school year ${next}`)
  await expect(page.getByRole('status').filter({ hasText: 'Visitors see it now' })).toContainText(
    '1 event as drafts.',
  )
  const links = page.getByRole('status').filter({ hasText: 'Visitors see it now' })
  await expect(links.getByRole('link', { name: 'Counters' })).toHaveAttribute('href', '/')
  await expectAccessible(page, 'the moved site')

  const visitor = await page.context().newPage()
  await visitor.goto('/admissions/jhs')
  await expect(visitor.getByRole('table', { name: next })).toContainText('₱31,500')

  await page.getByRole('link', { name: `School year ${year}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`School year ${year}`)
  await expect(page.getByText('“Updated as of March 2025”')).toBeVisible()
  await expect(page.getByText('Enrollment: College: 6,686')).toBeVisible()
  await expectAccessible(page, 'the past school year')
  await page.getByRole('button', { name: 'Counters', exact: true }).click()
  const panel = page.getByRole('dialog', { name: `Counters in ${year}` })
  await expect(panel.getByRole('term').filter({ hasText: 'College › Figure' })).toBeVisible()
  await expect(panel.getByRole('definition').filter({ hasText: /^6686$/ })).toBeVisible()
  await expectAccessible(page, 'a page of the past school year')
  await panel.getByRole('button', { name: 'Close' }).click()
  // Other stories read the site as it was.
  const undoing = { method: 'POST', token: me.token, body: { year: next } }
  await staff.call('/school-year/undo', undoing)
})
