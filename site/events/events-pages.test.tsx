import { beforeEach, expect, test } from 'vitest'
import { eventKind, type SchoolEventInput } from '../../school/kinds/event.ts'
import { editorAt, noon, putEntry } from '../../tests/helpers/entries.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()
beforeEach(async () => {
  await site.database.deleteFrom('entry').where('kind', '=', 'event').execute()
  await site.database.deleteFrom('entry_tally').where('kind', '=', 'event').execute()
})

const put = (title: string, startsAt: string, fields: Partial<SchoolEventInput> = {}) =>
  putEntry(
    site.database,
    eventKind,
    { title, startsAt, endsAt: startsAt, category: 'Academics', ...fields },
    {},
    editorAt(noon),
  )
const monthLinks = async (path: string) => {
  const { html } = await site.show(path)
  const steps = /<nav aria-label="Months"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  return [...steps.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
}

test('without events, the page says so and leads to no other month', async () => {
  const { status, html, headings } = await site.show('/events')
  expect(status).toBe(200)
  expect(headings).toContain('November 2026')
  expect(headings).not.toContain('Past events')
  expect(html).toContain('<title>Events | DYCI</title>')
  expect(await monthLinks('/events')).toEqual([])
})

test('what is on stands under Today, what comes under its month, what is over below', async () => {
  await put('Now', '2026-11-20T10:00', { endsAt: '2026-11-20T15:00' })
  await put('Later this month', '2026-11-25T08:00')
  await put('Also this month', '2026-11-26T08:00')
  await put('In December', '2026-12-16T04:30')
  await put('Over', '2026-11-02T08:00')
  const { headings } = await site.show('/events')
  const from = headings.indexOf('Coming up')
  expect(headings.slice(from, from + 8)).toEqual([
    'Coming up',
    'Today',
    'Now',
    'November 2026',
    'Later this month',
    'Also this month',
    'December 2026',
    'In December',
  ])
  expect(headings.slice(headings.indexOf('Past events'))).toContain('Over')
})

test('months link to those before and after, as far as there are events', async () => {
  await put('First', '2026-09-10T08:00')
  await put('Last', '2027-01-10T08:00')
  expect(await monthLinks('/events')).toEqual([
    '/events?month=2026-10#calendar',
    '/events?month=2026-12#calendar',
  ])
  expect(await monthLinks('/events?month=2026-09')).toEqual(['/events?month=2026-10#calendar'])
  expect(await monthLinks('/events?month=2027-01')).toEqual(['/events?month=2026-12#calendar'])
  // From far away, the nearest month with events is one step.
  expect(await monthLinks('/events?month=2020-01')).toEqual(['/events?month=2026-09#calendar'])
  expect(await monthLinks('/events?month=2030-01')).toEqual(['/events?month=2027-01#calendar'])
})

test('the current month is within reach also when all events are later or earlier', async () => {
  await put('Later', '2027-01-10T08:00')
  expect(await monthLinks('/events?month=2026-12')).toEqual([
    '/events#calendar',
    '/events?month=2027-01#calendar',
  ])
  await site.database.deleteFrom('entry').where('kind', '=', 'event').execute()
  await put('Earlier', '2026-09-10T08:00')
  expect(await monthLinks('/events?month=2026-10')).toEqual([
    '/events?month=2026-09#calendar',
    '/events#calendar',
  ])
})

test('a month without events is not for search engines, one with events is known by its address', async () => {
  await put('Fair', '2026-12-16T08:00')
  const canonical = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  expect(canonical((await site.show('/events')).html)).toBe(`${publicOrigin}/events`)
  const december = await site.show('/events?month=2026-12')
  expect(canonical(december.html)).toBe(`${publicOrigin}/events?month=2026-12`)
  expect(december.html).toContain('<title>Events in December 2026 | DYCI</title>')
  const empty = await site.show('/events?month=2027-12')
  expect(canonical(empty.html)).toBeUndefined()
  expect(empty.html).toContain('content="noindex"')
  expect((await site.show('/events?month=2026-13')).status).toBe(400)
})

test('the calendar names hours and place of each event and marks today', async () => {
  await put('Mass', '2026-11-24T16:30', { endsAt: '2026-11-24T18:00', place: 'Chapel' })
  const { html, text } = await site.show('/events')
  expect(html).toMatch(/<td aria-current="date"[^>]*><time dateTime="2026-11-20"/)
  expect(text).toMatch(/4:30p Mass/)
  expect(text).toContain('Chapel')
  expect(text).toContain('Tue')
  expect(html.match(/<th scope="col">/g)).toHaveLength(7)
})

test('the calendar can be subscribed to, by its address and in calendar programs', async () => {
  const { html, links } = await site.show('/events')
  expect(html).toContain(`<code>${publicOrigin}/events.ics</code>`)
  expect(links.map(([, address]) => address)).toContain('webcal://www.dyci.example/events.ics')
})

test('twelve coming and six past events are listed', async () => {
  for (let day = 1; day <= 13; day += 1)
    await put(`Coming ${day}`, `2026-12-${String(day).padStart(2, '0')}T08:00`)
  for (let day = 1; day <= 7; day += 1) await put(`Past ${day}`, `2026-09-0${day}T08:00`)
  const { headings } = await site.show('/events')
  expect(
    headings.filter((heading) => heading.startsWith('Coming ') && heading !== 'Coming up'),
  ).toHaveLength(12)
  expect(
    headings.filter((heading) => heading.startsWith('Past ') && heading !== 'Past events'),
  ).toEqual([7, 6, 5, 4, 3, 2].map((day) => `Past ${day}`))
})

test('an event shows its text, place and hours, and three others that come', async () => {
  const { slug } = await put('Science fair', '2026-12-01T08:00', {
    endsAt: '2026-12-01T11:30',
    content: '<p>Bring your <b>robots</b>.</p>',
    place: 'Covered court',
  })
  for (const day of [2, 3, 4, 5]) await put(`Day ${day}`, `2026-12-0${day}T08:00`)
  const { text, headings, html } = await site.show(`/events/${slug}`)
  expect(html).toContain('<p>Bring your <b>robots</b>.</p>')
  expect(text).toContain('Covered court')
  expect(headings[0]).toBe('Science fair')
  expect(headings.filter((heading) => heading.startsWith('Day '))).toEqual([
    'Day 2',
    'Day 3',
    'Day 4',
  ])
  expect(html).toContain('"startDate":"2026-12-01T08:00:00+08:00"')
  expect(html).toContain('"name":"Covered court"')
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin}/events/${slug}"/>`)
})

test('what an event lacks is left out; without a text, its times describe it', async () => {
  const { slug } = await put('Retreat', '2026-12-01T00:00', { allDay: true })
  const { text, html, headings } = await site.show(`/events/${slug}`)
  expect(text).not.toMatch(/sample/i)
  expect(html).not.toContain('<div class="prose"></div>')
  expect(headings).toEqual(['Retreat'])
  expect(html).toMatch(/<meta name="description" content="[^"]*Retreat[^"]*December 1, 2026/)
  expect(html).toContain('"startDate":"2026-12-01"')
  expect((await site.show('/events/no-such-event')).status).toBe(404)
})

test('an event that is a sample says so, and is not in its structured data', async () => {
  const { slug } = await put('Fair', '2026-12-01T08:00', { sample: true })
  const { text, html } = await site.show(`/events/${slug}`)
  expect(text).toMatch(/sample/i)
  expect(html).not.toContain('"startDate"')
})
