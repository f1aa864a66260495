import { AxeBuilder } from '@axe-core/playwright'
import { starterEvents } from '../../content/events/starter-events.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { formatMonth } from '../../school/base/formats.ts'
import { eventSchema } from '../../school/kinds/event.ts'
import { lastDayOf } from '../../school/kinds/occurrences.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite } from '../helpers/site.ts'
import { patience } from '../helpers/patience.ts'
import { expect, test } from './site-fixture.ts'

const today = dayInManila(new Date())
const thisMonth = today.slice(0, 7)
const events = starterEvents.map((event) => eventSchema.parse(event))
const upcoming = events.filter((event) => lastDayOf(event) >= today)

/** Simbang gabi, 4:30 to 5:30 from December 16 to 24, 2026. */
const mass = { title: 'Simbang gabi', path: '/events/simbang-gabi', month: '2026-12' }

test('a visitor sees what is coming up first, with day, hours and place, and what is over below', async ({
  page,
}) => {
  await page.goto('/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
  const coming = page.getByRole('region', { name: 'Coming up' })
  await expect(coming.getByRole('article')).toHaveCount(Math.min(12, upcoming.length))
  await expect(coming.getByText('No events at the moment.')).toHaveCount(
    upcoming.length === 0 ? 1 : 0,
  )
  const past = page.getByRole('region', { name: 'Past events' })
  await expect(past.getByRole('article').first()).toBeVisible()
  const order = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(order.indexOf('Coming up')).toBeLessThan(order.indexOf('Past events'))
})

test('the calendar shows a month, a repeat on each of its days, and leads to the event', async ({
  page,
}) => {
  await page.goto(`/events?month=${mass.month}`)
  const calendar = page.getByRole('table', { name: 'Events in December 2026' })
  await expect(calendar.getByRole('columnheader')).toHaveCount(7)
  await expect(calendar.getByRole('link', { name: mass.title })).toHaveCount(9)
  await expect(page).toHaveTitle(/December 2026/)
  await calendar.getByRole('cell', { name: /^24/ }).getByRole('link', { name: mass.title }).click()
  await expect(page).toHaveURL(mass.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mass.title)
})

test('a visitor goes from month to month and back', async ({ page }) => {
  await page.goto(`/events?month=${mass.month}`)
  await page.getByRole('link', { name: 'January 2027' }).click()
  await expect(
    page.getByRole('heading', { name: 'January 2027', exact: true, level: 2 }),
  ).toBeInViewport()
  await expect(page).toHaveURL('/events?month=2027-01#calendar')
  await page.goBack()
  await expect(page.getByRole('table', { name: 'Events in December 2026' })).toBeVisible()
})

test('today is marked in the calendar of a month with events', async ({ page }) => {
  const site = await startTestSite()
  const content = await openSiteContent(site)
  await content.addEvent({
    title: 'Flag ceremony',
    category: 'Campus Life',
    startsAt: `${today}T07:00`,
    endsAt: `${today}T08:00`,
  })
  await content.close()
  const calendar = page.getByRole('table', { name: `Events in ${formatMonth(thisMonth, 'en')}` })
  await expect(async () => {
    await page.goto(`${site.origin}/events`)
    await expect(calendar.getByRole('link', { name: 'Flag ceremony' })).toBeVisible({
      timeout: 500 * patience,
    })
  }).toPass({ timeout: 10_000 * patience, intervals: [200] })
  await expect(calendar.locator('[aria-current="date"] time').first()).toHaveText(
    String(Number(today.slice(8))),
  )
  // Leaves the page: its scripts may still be on their way.
  await page.goto('about:blank')
  await site.stop()
})

test('on a phone the days of the calendar lead to the list of the month', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/events?month=${mass.month}`)
  const calendar = page.getByRole('table', { name: 'Events in December 2026' })
  await calendar.getByRole('link', { name: 'December 24, 2026: 1 event' }).click()
  const list = page.getByRole('list', { name: 'Events in December 2026' })
  const entry = list.getByRole('listitem').filter({ hasText: /^24 Thu/ })
  await expect(entry).toBeInViewport()
  await entry.getByRole('link', { name: mass.title }).click()
  await expect(page).toHaveURL(mass.path)
})

test('an event page says when and where in words, and which dates follow', async ({ page }) => {
  await page.goto('/events/retreat-for-grades-10-11-and-12')
  const facts = page.getByRole('complementary', { name: 'When and where' })
  await expect(facts).toContainText('Every week until Jan 29, 2027')
  await expect(facts).toContainText('From 8:00 AM to 12:00 PM on the last day')
  await expect(facts).not.toContainText('Place')
  await expect(page.getByText('Sample text, written to show')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-address')).toHaveText(
    /\/events\/retreat-for-grades-10-11-and-12$/,
  )
})

test('a visitor takes an event into their own calendar', async ({ page, request }) => {
  await page.goto(mass.path)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe('simbang-gabi.ics')
  const answer = await request.get(`${mass.path}.ics`)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toContain('DTSTART;TZID=Asia/Manila:20261216T043000\r\n')
})

test('a calendar program subscribes to the events, without sample events', async ({
  page,
  request,
}) => {
  await page.goto('/events')
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    /^webcal:.*\/events\.ics$/,
  )
  const answer = await request.get('/events.ics')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = await answer.text()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).not.toContain(mass.title)
  expect((await request.get('/events/no-such-event.ics')).status()).toBe(404)
})

test.describe('addresses that do not work', () => {
  test.use({ expectedErrors: [/status of 40[04]/] })

  test('an unknown event is not found', async ({ page }) => {
    expect((await page.goto('/events/no-such-event'))?.status()).toBe(404)
    await expect(page.getByText('Sorry, the page not found.')).toBeVisible()
  })

  test('a month that does not exist is refused with a sentence', async ({ page }) => {
    expect((await page.goto('/events?month=2026-13'))?.status()).toBe(400)
    await expect(page.getByText('There is no month “2026-13” in the calendar.')).toBeVisible()
  })
})

test('a month far from all events leads back to them and is not offered to search engines', async ({
  page,
}) => {
  await page.goto('/events?month=2090-05')
  await expect(page.getByText('No events in May 2090.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const steps = page.getByRole('navigation', { name: 'Months' }).getByRole('link')
  await expect(steps).toHaveCount(1)
  const last =
    [...events.map(lastDayOf).map((day) => day.slice(0, 7)), thisMonth].sort().at(-1) ?? ''
  await expect(steps).toHaveText(formatMonth(last, 'en'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the months, their days and the events can be reached all the same', async ({ page }) => {
    await page.goto('/events')
    const next = page.getByRole('navigation', { name: 'Months' }).getByRole('link').last()
    const name = await next.innerText()
    await next.click()
    await expect(
      page.getByRole('heading', { name: name.trim(), exact: true, level: 2 }),
    ).toBeInViewport()
    await page.goto(`/events?month=${mass.month}`)
    await page.getByRole('table').getByRole('link', { name: mass.title }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mass.title)
  })
})

for (const width of [360, 1280]) {
  for (const path of [
    '/events',
    `/events?month=${mass.month}`,
    '/events?month=2027-04',
    mass.path,
  ]) {
    test(`${path} is accessible and fits at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}
