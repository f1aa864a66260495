import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { expect, test } from './site-fixture.ts'
import { test as testWithoutScripts } from './without-scripts.ts'

/** Simbang gabi, 4:30 to 5:30 from December 16 to 24, 2026. */
const mass = { title: 'Simbang gabi', path: '/events/simbang-gabi', month: '2026-12' }

test('a visitor goes from month to month, opens an event from its day and takes it along', async ({
  page,
}) => {
  for (const month of ['2027-04', mass.month]) {
    await page.goto(`/events?month=${month}`)
    await expectAccessible(page, `the calendar of ${month} on a desk`)
  }
  await expect(page).toHaveTitle(/December 2026/)
  await page.getByRole('link', { name: 'January 2027' }).click()
  const january = page.getByRole('heading', { name: 'January 2027', exact: true, level: 2 })
  await expect(january).toBeInViewport()
  await expect(page).toHaveURL('/events?month=2027-01#calendar')
  await page.goBack()
  const calendar = page.getByRole('table', { name: 'Events in December 2026' })
  await expect(calendar.getByRole('columnheader')).toHaveCount(7)
  await expect(calendar.getByRole('link', { name: mass.title })).toHaveCount(9)
  await calendar.getByRole('cell', { name: /^24/ }).getByRole('link', { name: mass.title }).click()
  await expect(page).toHaveURL(mass.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mass.title)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe('simbang-gabi.ics')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-address')).toHaveText(/\/events\/simbang-gabi$/)
  await expect(page.locator('[data-screen-only]').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/events?month=2090-05')
  await expect(page.getByText('No events in May 2090.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('on a phone the days of the calendar lead to the list of the month', async ({ page }) => {
  for (const month of ['2027-04', mass.month]) {
    await page.goto(`/events?month=${month}`)
    await expectNoSidewaysScroll(page, [1280, 360])
    await expectAccessible(page, `the calendar of ${month} on a phone`)
  }
  const calendar = page.getByRole('table', { name: 'Events in December 2026' })
  await calendar.getByRole('link', { name: 'December 24, 2026: 1 event' }).click()
  const list = page.getByRole('list', { name: 'Events in December 2026' })
  const entry = list.getByRole('listitem').filter({ hasText: /^24 Thu/ })
  await expect(entry).toBeInViewport()
  await entry.getByRole('link', { name: mass.title }).click()
  await expect(page).toHaveURL(mass.path)
})

testWithoutScripts('without scripts, months, days and events can be reached', async ({ page }) => {
  await page.goto('/events')
  const next = page.getByRole('navigation', { name: 'Months' }).getByRole('link').last()
  const name = await next.innerText()
  await next.click()
  await expect(page.getByRole('heading', { name: name.trim(), level: 2 })).toBeInViewport()
  await page.goto(`/events?month=${mass.month}`)
  await page.getByRole('table').getByRole('link', { name: mass.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mass.title)
})
