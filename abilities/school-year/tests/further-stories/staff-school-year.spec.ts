import type { Page } from '@playwright/test'
import {
  expectAccessible as expectAccessibleHere,
  expectHeadingsInOrder,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../../../../tests/stories/page-checks.ts'
import { expect, press, test } from '../../../../tests/stories/staff-fixture.ts'

test.use({ expectedErrors: [/^Failed to load resource.*ERR_INTERNET_DISCONNECTED/] })

/** Checks a page from its top: what is half below the bar has no size. */
async function expectAccessible(page: Page, state: string) {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessibleHere(page, state)
}

const part = (page: Page, title: string) => page.getByRole('region', { name: title })

test('the site moves to the next school year', async ({ page, staff, enter }) => {
  test.slow()
  const me = await staff.administrator()
  const answer = await staff.call('/school-year', { token: me.token })
  const { year, next } = answer as { year: string; next: string }
  await enter('/admin/school-year?prepare')
  const said = part(page, '1. What the site says').getByRole('list').first()
  await expect(said.getByText('No change waits.')).toHaveCount(3)
  await expectAccessible(page, 'the checklist')
  await expectHeadingsInOrder(page)
  await expectLargeTargets(page)
  await expectNoSidewaysScroll(page, [320, 390, 1366])

  // A change is made in the editor of its page, and is known on the way back.
  const opened = page.context().waitForEvent('page')
  await said.getByRole('link', { name: 'Open Site settings' }).click()
  const editor = await opened
  await editor.getByLabel('Admissions note', { exact: true }).fill('March of next year')
  await press(editor, 'Save draft')
  await expect(editor.getByText('Has a change that visitors do not see yet')).toBeVisible()
  await editor.close()
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(said.getByText('Has a change that visitors do not see yet')).toBeVisible()
  await expect(said.getByRole('checkbox', { name: /: Site settings$/ })).toBeChecked()

  // A reload in the middle loses nothing, without a connection too.
  await page.context().setOffline(true)
  await page.getByLabel('First day of classes').fill(`${next.slice(0, 4)}-06-07`)
  await expect(page.getByText('Your changes are kept on this device, not saved yet.')).toBeVisible()
  await page.context().setOffline(false)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await press(page, 'Continue with them')
  await expect(page.getByLabel('First day of classes')).toHaveValue(`${next.slice(0, 4)}-06-07`)

  await page.getByRole('checkbox', { name: 'Simbang gabi' }).check()
  await expect(page.getByLabel('First day of Simbang gabi')).toHaveValue(
    `${next.slice(0, 4)}-12-16`,
  )
  await page.getByLabel('Title of the copy of Simbang gabi').fill('')
  await expect(part(page, '5. Begin school year')).toContainText(
    'Enter a title for “Simbang gabi”.',
  )
  await expect(page.getByRole('button', { name: `Begin school year ${next}` })).toBeDisabled()
  await page.getByLabel('Title of the copy of Simbang gabi').fill('Simbang gabi')
  await page.getByText(/^Facts of the school year \(/).click()
  await expect(page.getByLabel('Owner of Admissions: requirements')).toHaveValue(me.user.id)
  const last = part(page, '5. Begin school year').getByRole('listitem')
  await expect(last.first()).toHaveText('Visitors see at once: Site settings.')
  await expect(last.nth(1)).toHaveText('1 event is copied as drafts.')
  await expectAccessible(page, 'the checklist with choices')
  await expectNoSidewaysScroll(page, [320, 390, 1366])

  // An undone move can be made again as it was typed.
  await press(page, `Begin school year ${next}`)
  await press(page, 'Undo')
  await expect(page.getByLabel('First day of Simbang gabi')).toBeVisible()
  await expect(said.getByText('Has a change that visitors do not see yet')).toBeVisible()
  await press(page, `Begin school year ${next}`)
  const done = page.getByRole('note').filter({ hasText: `began school year ${next}` })
  await expect(done).toContainText('Visitors see the changes of Site settings.')
  await expect(done.getByRole('link', { name: '1 event as drafts' })).toBeVisible()
  await expectAccessible(page, 'the moved site')

  const visitor = await page.context().newPage()
  await visitor.goto('/learn-with-us/college')
  await expect(visitor.getByText('Updated as of March of next year')).toBeVisible()

  await page.getByRole('link', { name: `School year ${year}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`School year ${year}`)
  await expect(page.getByText('Admissions: requirements: Updated as of March 2025')).toBeVisible()
  await expect(page.getByText('Enrollment: College: 6,686')).toBeVisible()
  await expectAccessible(page, 'the past school year')
  await page.getByRole('button', { name: 'Counters', exact: true }).click()
  const panel = page.getByRole('dialog', { name: `Counters in ${year}` })
  await expect(panel.getByRole('term').filter({ hasText: 'College › Figure' })).toBeVisible()
  await expect(panel.getByRole('definition').filter({ hasText: /^6686$/ })).toBeVisible()
  await expectAccessible(page, 'a page of the past school year')
  await panel.getByRole('button', { name: 'Close' }).click()
  // Other stories read the site as it was.
  const undoing = { token: me.token, body: { action: 'undo', year: next } }
  await staff.call('/school-year/commands', undoing)
  await staff.call('/entries/reference/site-settings/commands', {
    token: me.token,
    body: { action: 'discard' },
  })
})
