import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { sourceOf } from '../../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { changeEntry, putEntry, type EntryState } from '../../../tests/helpers/entries.ts'
import { readCalendarEvent, readCalendarFeed, type CalendarWords } from './calendar-feed.server.ts'
import { type SchoolEventInput, eventKind } from '../../kinds/event.ts'
import { occurrencesOf, type Repeat } from '../../kinds/occurrences.ts'

const origin = 'https://dyci.example'
const words: CalendarWords = {
  language: 'en',
  name: 'DYCI Events',
  sampleNote: 'Sample event.',
  addressOf: (path) => origin + path,
}
const actor = { name: 'Editor', now: Date.parse('2026-11-01T02:03:04Z') }

/** Parses a document as a calendar program does. */
function parse(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}
const only = (text: string) => parse(text)[0] as ICAL.Event
const moment = (time: ICAL.Time) => time.toJSDate().toISOString()

/** Lists the start of each occurrence that a calendar program computes, without a zone. */
function expand(event: ICAL.Event): string[] {
  const iterator = event.iterator()
  const next = () => (iterator.next() as ICAL.Time | null)?.toString().slice(0, 16)
  const starts: string[] = []
  for (let start = next(); start; start = next()) starts.push(start)
  return starts
}

describeOnDatabases('calendar feed', (given) => {
  const at = (now = '2026-12-16T08:00:00+08:00') => {
    const { source } = sourceOf(given.database)
    return { ...source, now: () => Date.parse(now) }
  }
  const readFeed = (now?: string) => readCalendarFeed(at(now), words)
  const add = async (event: Partial<SchoolEventInput> = {}, state: EntryState = {}) => {
    const startsAt = event.startsAt ?? '2026-12-16T04:30'
    const data = { title: 'Mass', category: 'Spirituality', startsAt, endsAt: startsAt, ...event }
    return (await putEntry(given.database, eventKind, data, state, actor)).id
  }

  test('a calendar shows an event at the right moment and place', async () => {
    const content = '<p>Bring a cup &amp; come.</p>'
    const id = await add({ endsAt: '2026-12-16T05:30', place: 'School chapel', content })
    const event = only(await readFeed())
    expect(moment(event.startDate)).toBe('2026-12-15T20:30:00.000Z')
    expect(moment(event.endDate)).toBe('2026-12-15T21:30:00.000Z')
    expect(event.startDate.zone.tzid).toBe('Asia/Manila')
    const uid = `event-${id}@dyci.example`
    expect(event).toMatchObject({ uid, summary: 'Mass', location: 'School chapel' })
    expect(event.description).toBe(`Bring a cup & come.\n\n${origin}/events/mass`)
    const stamp = event.component.getFirstPropertyValue('dtstamp')?.toString()
    expect(stamp).toBe('2026-11-01T02:03:04Z')
  })

  test('an all-day event has days, the end being the day after', async () => {
    await add({ startsAt: '2027-01-04T00:00', endsAt: '2027-01-08T23:59', allDay: true })
    const text = await readFeed()
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20270104\r\nDTEND;VALUE=DATE:20270109\r\n')
    expect(only(text).startDate.isDate).toBe(true)
  })

  test.each([
    { every: 'week', startsAt: '2027-01-14T08:00', until: '2027-01-28' },
    {
      every: 'week',
      startsAt: '2027-01-13T00:30',
      until: '2027-02-05',
      weekdays: ['Monday', 'Friday'],
      except: ['2027-01-13', '2027-01-22', '2027-02-05'],
    },
    { every: 'day', startsAt: '2026-12-16T04:30', until: '2026-12-24', except: ['2026-12-20'] },
    { every: 'month', startsAt: '2027-01-01T04:30', until: '2027-06-01' },
    { every: 'month', startsAt: '2027-01-31T23:30', until: '2027-07-31' },
    { every: 'year', startsAt: '2028-02-29T00:00', until: '2036-02-29' },
  ] satisfies (Repeat & { startsAt: string })[])(
    'a calendar makes of a repeat each $every from $startsAt the same days as the website',
    async ({ startsAt, ...some }) => {
      const times = { startsAt, endsAt: startsAt, repeat: { weekdays: [], except: [], ...some } }
      await add(times)
      await add({ ...times, allDay: true, title: 'All day' })
      const [timed, allDay] = parse(await readFeed()) as [ICAL.Event, ICAL.Event]
      const expected = [...occurrencesOf(times)].map(({ startsAt }) => startsAt)
      expect(expand(timed)).toEqual(expected)
      expect(expand(allDay)).toEqual(expected.map((start) => start.slice(0, 10)))
    },
  )

  test('any text arrives whole, in lines of 75 bytes at most that end in CRLF', async () => {
    const title = String.raw`Señor; “Niño”, back\slash, ${'long ñ 🎉 '.repeat(15)}end`
    const place = 'Gate 1; left, then right'
    await add({ title, place })
    const text = await readFeed()
    expect(only(text)).toMatchObject({ summary: title, location: place })
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    // Properties of the calendar come before its parts.
    const [head = ''] = text.split('BEGIN:VTIMEZONE')
    expect(head).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n')
  })

  test('an event that changes stays the same event, and unchanged ones stay the same text', async () => {
    const id = await add()
    const before = await readFeed()
    expect(await readFeed('2026-12-16T09:00:00+08:00')).toBe(before)
    const times = { startsAt: '2026-12-16T05:00', endsAt: '2026-12-16T06:00' }
    const data = { title: 'Dawn Mass', category: 'Spirituality', ...times }
    await changeEntry(given.database, eventKind, id, { data }, actor.now + 60_000)
    const [first, second] = [only(before), only(await readFeed())]
    expect(second.uid).toBe(first.uid)
    expect([first.sequence, second.sequence]).toEqual([0, 1])
  })

  test('the feed keeps past events for a year and hides what visitors may not see', async () => {
    expect(parse(await readFeed())).toEqual([])
    await add({ title: 'Last winter', startsAt: '2026-01-10T08:00' })
    await add({ title: 'Long ago', startsAt: '2025-12-14T08:00' })
    await add({ title: 'Draft' }, { status: 'draft' })
    expect(parse(await readFeed()).map(({ summary }) => summary)).toEqual(['Last winter'])
  })

  test('one event has a file of its own', async () => {
    await add()
    await add({ title: 'Other' })
    const file = await readCalendarEvent(at(), 'mass', words)
    expect(parse(file?.text ?? '').map(({ summary }) => summary)).toEqual(['Mass'])
    expect(await readCalendarEvent(at(), 'none', words)).toBeNull()
  })
})
