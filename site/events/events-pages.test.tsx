import { beforeEach, expect, test } from 'vitest'
import type { SchoolEventInput } from '../../school/kinds/event.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()
beforeEach(() => site.removeEntries('event'))

const put = (title: string, startsAt: string, fields: Partial<SchoolEventInput> = {}) =>
  site.addEvent({ title, startsAt, endsAt: startsAt, ...fields })
const monthLinks = async (path: string) => {
  const { html } = await site.show(path)
  const steps = /<nav aria-label="Months"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  return [...steps.matchAll(/href="([^"]*)#calendar"/g)].map(([, address]) => address)
}

test('without events, the page leads to no other month, and to the calendar for calendar programs', async () => {
  const { html, headings, links } = await site.show('/events')
  expect(headings).toContain('November 2026')
  expect(headings).not.toContain('Past events')
  expect(html).toContain('<title>Events | DYCI</title>')
  expect(await monthLinks('/events')).toEqual([])
  expect(html).toContain(`<code>${publicOrigin}/events.ics</code>`)
  expect(links.map(([, address]) => address)).toContain('webcal://www.dyci.example/events.ics')
})

test('what is on stands under Today, what comes under its month, what is over below', async () => {
  await put('Now', '2026-11-20T10:00', { endsAt: '2026-11-20T15:00' })
  await put('Later this month', '2026-11-25T08:00')
  await put('Also this month', '2026-11-26T08:00')
  await put('In December', '2026-12-16T04:30')
  await put('Over', '2026-11-02T08:00')
  const { headings, text } = await site.show('/events')
  expect(text).toMatch(/ Today Nov 20 .* November 2026 Wed 25 .* December 2026 Wed 16 /)
  expect(headings.join(' | ')).toContain(
    'Coming up | Today | Now | November 2026 | Later this month | Also this month | December 2026 | In December',
  )
  expect(headings.slice(headings.indexOf('Past events'))).toContain('Over')
})

const [both, past, coming] = [['2026-09', '2027-01'], ['2026-09'], ['2027-01']]
test.each([
  ['those before and after', both, '?month=2026-11', ['?month=2026-10', '?month=2026-12']],
  ['the current one, which is over', ['2026-11', '2027-01'], '', ['?month=2026-11']],
  ['none before the first event', both, '?month=2026-09', ['?month=2026-10']],
  ['none after the last event', both, '?month=2027-01', ['?month=2026-12']],
  ['the first one with events from long before', past, '?month=2020-01', ['?month=2026-09']],
  ['the last one with events from long after', coming, '?month=2030-01', ['?month=2027-01']],
  ['the current one when events are later', coming, '?month=2026-12', ['', '?month=2027-01']],
  ['the current one when events are over', past, '?month=2026-10', ['?month=2026-09', '']],
])('a month links to %s', async (_, months, shown, linked) => {
  for (const month of months) await put('Fair', `${month}-10T08:00`)
  const links = await monthLinks(`/events${shown}`)
  expect(links).toEqual(linked.map((query) => `/events${query}`))
})

test('a month without events is not for search engines, one with events is known by its address', async () => {
  await put('Fair', '2026-12-16T08:00')
  const canonical = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  const december = await site.show('/events?month=2026-12')
  expect(canonical(december.html)).toBe(`${publicOrigin}/events?month=2026-12`)
  expect(december.html).toContain('<title>Events in December 2026 | DYCI</title>')
  const november = await site.show('/events')
  expect(november.text).toContain('The next ones are in December 2026. December 2026')
  const { links } = await site.show('/events?month=2026-11')
  expect(links).toContainEqual(['Next: December 2026', '/events?month=2026-12#calendar'])
  const empty = await site.show('/events?month=2027-12')
  expect(empty.text).not.toContain('Next:')
  expect(canonical(empty.html)).toBeUndefined()
  expect(empty.html).toContain('content="noindex"')
  expect(empty.text).toContain('No events in December 2027.')
})

test('the calendar names hours and place of each event and marks today', async () => {
  await put('Mass', '2026-11-24T16:30', { endsAt: '2026-11-24T18:00', place: 'Chapel' })
  const { html, text } = await site.show('/events')
  expect(html).toMatch(/<td aria-current="date"[^>]*><time dateTime="2026-11-20"/)
  for (const part of ['4:30p Mass', 'Chapel', 'Tue']) expect(text).toContain(part)
  expect(html.match(/<th scope="col">/g)).toHaveLength(7)
})

test('the next month is a list only when the coming events do not say it all', async () => {
  const hasList = (html: string) => html.includes('<ul aria-label="Events in December 2026"')
  for (let day = 10; day <= 21; day += 1) await put(`Day ${day}`, `2026-12-${day}T08:00`)
  const { html } = await site.show('/events')
  expect(hasList(html)).toBe(false)
  const [, anchor = ''] = /<a href="#(coming-[^"]*)"/.exec(html) ?? []
  expect(html).toContain(`<li id="${anchor}">`)
  expect(hasList((await site.show('/events?month=2026-12')).html)).toBe(true)
  await put('One more', '2026-12-22T08:00')
  expect(hasList((await site.show('/events')).html)).toBe(true)
})

test('twelve coming and six past events are listed', async () => {
  for (let day = 11; day <= 23; day += 1) await put(`Coming ${day}`, `2026-12-${day}T08:00`)
  for (let day = 1; day <= 7; day += 1) await put(`Past ${day}`, `2026-09-0${day}T08:00`)
  const { headings } = await site.show('/events?month=2026-11')
  expect(headings.filter((heading) => /^Coming \d/.test(heading))).toHaveLength(12)
  expect(headings.filter((heading) => /^Past \d/.test(heading))).toEqual(
    [7, 6, 5, 4, 3, 2].map((day) => `Past ${day}`),
  )
})

test('an event shows its text, place and hours, and three others that come', async () => {
  const { slug } = await put('Science fair', '2026-12-01T08:00', {
    endsAt: '2026-12-01T11:30',
    content: '<p>Bring your <b>robots</b>.</p>',
    place: 'Covered court',
    repeat: { every: 'week', until: '2027-01-29' },
  })
  for (const day of [2, 3, 4, 5]) await put(`Day ${day}`, `2026-12-0${day}T08:00`)
  const { text, headings, html } = await site.show(`/events/${slug}`)
  expect(html).toContain('<p>Bring your <b>robots</b>.</p>')
  for (const said of ['Covered court', 'Every week until Jan 29, 2027'])
    expect(text).toContain(said)
  expect(headings[0]).toBe('Science fair')
  const others = headings.filter((heading) => heading.startsWith('Day '))
  expect(others).toEqual(['Day 2', 'Day 3', 'Day 4'])
  expect(html).toContain('"startDate":"2026-12-01T08:00:00+08:00"')
  expect(html).toContain('"name":"Covered court"')
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin}/events/${slug}"/>`)
})

test('what an event lacks is left out; a sample says so, and is not in its structured data', async () => {
  const { slug } = await put('Retreat', '2026-12-01T00:00', { allDay: true })
  const { text, html, headings } = await site.show(`/events/${slug}`)
  expect(text).not.toMatch(/sample|place/i)
  expect(html).not.toContain('<div class="prose"></div>')
  expect(headings).toEqual(['Retreat'])
  expect(html).toMatch(/<meta name="description" content="[^"]*Retreat[^"]*December 1, 2026/)
  expect(html).toContain('"startDate":"2026-12-01"')
  const days = { sample: true, endsAt: '2026-12-02T12:00' }
  const { slug: sample } = await put('Fair', '2026-12-01T08:00', days)
  const marked = await site.show(`/events/${sample}`)
  expect(marked.text).toMatch(/ Sample Fair .*Sample text/)
  expect(marked.text).toContain('Tue 8:00 AM to Wed 12:00 PM')
  expect(marked.html).not.toContain('"startDate"')
})

test.each([
  ['/events?month=2026-13', 400, 'There is no month “2026-13” in the calendar.'],
  ['/events/no-such-event', 404, ''],
])('%s is refused with %i', async (path, status, sentence) => {
  const shown = await site.show(path)
  expect(shown.status).toBe(status)
  expect(shown.text).toContain(sentence)
})
