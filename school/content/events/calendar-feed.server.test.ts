import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { describeOnDatabases, type TestDatabase } from '../../../tests/helpers/databases.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { changeEntry, putEntry } from '../../../tests/helpers/entries.ts'
import { addReference } from '../reference/write-reference.server.ts'
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
const at = ({ database }: TestDatabase, now = '2026-12-16T08:00:00+08:00'): ContentSource => ({
  database,
  host: null,
  now: () => Date.parse(now),
  state: () => '',
  report: () => {},
})

async function add({ database }: TestDatabase, event: Partial<SchoolEventInput>) {
  const startsAt = event.startsAt ?? '2026-12-16T04:30'
  const data = { title: 'Mass', category: 'Spirituality', startsAt, endsAt: startsAt, ...event }
  return (await putEntry(database, eventKind, data, {}, actor)).id
}

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
  const starts: string[] = []
  const iterator = event.iterator()
  for (
    let next = iterator.next() as ICAL.Time | null;
    next;
    next = iterator.next() as ICAL.Time | null
  ) {
    starts.push(next.toString().slice(0, 16))
  }
  return starts
}

describeOnDatabases('calendar feed', (test_) => {
  test('a calendar shows an event at the right moment and place', async () => {
    const id = await add(test_, {
      endsAt: '2026-12-16T05:30',
      place: 'School chapel',
      content: '<p>Bring a cup &amp; come.</p>',
    })
    const event = only(await readCalendarFeed(at(test_), words))
    expect(moment(event.startDate)).toBe('2026-12-15T20:30:00.000Z')
    expect(moment(event.endDate)).toBe('2026-12-15T21:30:00.000Z')
    expect(event.startDate.zone.tzid).toBe('Asia/Manila')
    expect(event).toMatchObject({
      uid: `event-${id}@dyci.example`,
      summary: 'Mass',
      location: 'School chapel',
    })
    expect(event.description).toBe(`Bring a cup & come.\n\n${origin}/events/mass`)
    expect(event.component.getFirstPropertyValue('dtstamp')?.toString()).toBe(
      '2026-11-01T02:03:04Z',
    )
  })

  test('an all-day event has days, the end being the day after', async () => {
    await add(test_, { startsAt: '2027-01-04T00:00', endsAt: '2027-01-08T23:59', allDay: true })
    const text = await readCalendarFeed(at(test_), words)
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20270104\r\nDTEND;VALUE=DATE:20270109\r\n')
    expect(only(text).startDate.isDate).toBe(true)
  })

  test.each([
    { every: 'day', startsAt: '2026-12-16T04:30', until: '2026-12-24' },
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
    async ({ startsAt, ...given }) => {
      const repeat = { weekdays: [], except: [], ...given }
      const times = { startsAt, endsAt: startsAt, repeat }
      await add(test_, times)
      await add(test_, { ...times, allDay: true, title: 'All day' })
      const [timed, allDay] = parse(await readCalendarFeed(at(test_), words)) as [
        ICAL.Event,
        ICAL.Event,
      ]
      const expected = [...occurrencesOf(times)].map(({ startsAt }) => startsAt)
      expect(expand(timed)).toEqual(expected)
      expect(expand(allDay)).toEqual(expected.map((start) => start.slice(0, 10)))
    },
  )

  test('a calendar leaves out the holidays of an event that is not on holidays', async () => {
    const { database } = test_
    const data = [{ name: 'Christmas Day', day: '2026-12-25', everyYear: true }]
    await addReference(database, 'holidays', { data, actor })
    const repeat = { every: 'week', until: '2027-01-01', notOnHolidays: true } as const
    await add(test_, { startsAt: '2026-12-18T15:00', repeat })
    expect(expand(only(await readCalendarFeed(at(test_), words)))).toEqual([
      '2026-12-18T15:00',
      '2027-01-01T15:00',
    ])
  })

  test('any text arrives whole, in lines of 75 bytes at most that end in CRLF', async () => {
    const title = String.raw`Señor; “Niño”, back\slash, ${'long ñ 🎉 '.repeat(15)}end`
    await add(test_, { title, place: 'Gate 1; left, then right' })
    const text = await readCalendarFeed(at(test_), words)
    expect(only(text)).toMatchObject({ summary: title, location: 'Gate 1; left, then right' })
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('properties of the calendar come before its parts, and it is read again after hours, not days', async () => {
    await add(test_, {})
    const [head = ''] = (await readCalendarFeed(at(test_), words)).split('BEGIN:VTIMEZONE')
    expect(head).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n')
    expect(ICAL.parse(await readCalendarFeed(at(test_), words))).toBeTruthy()
  })

  test('an event that changes stays the same event, and unchanged ones stay the same text', async () => {
    const id = await add(test_, {})
    const before = await readCalendarFeed(at(test_), words)
    expect(await readCalendarFeed(at(test_, '2026-12-16T09:00:00+08:00'), words)).toBe(before)
    const data = {
      title: 'Dawn Mass',
      category: 'Spirituality',
      startsAt: '2026-12-16T05:00',
      endsAt: '2026-12-16T06:00',
    }
    await changeEntry(test_.database, eventKind, id, { data }, actor.now + 60_000)
    const [first, second] = [only(before), only(await readCalendarFeed(at(test_), words))]
    expect(second.uid).toBe(first.uid)
    expect([first.sequence, second.sequence]).toEqual([0, 1])
  })

  test('the feed keeps past events for a year and hides what visitors may not see', async () => {
    await add(test_, { title: 'Last winter', startsAt: '2026-01-10T08:00' })
    await add(test_, { title: 'Long ago', startsAt: '2025-12-14T08:00' })
    const draft = {
      title: 'Draft',
      category: 'A',
      startsAt: '2026-12-20T08:00',
      endsAt: '2026-12-20T08:00',
    }
    await putEntry(test_.database, eventKind, draft, { status: 'draft' }, actor)
    const events = parse(await readCalendarFeed(at(test_), words))
    expect(events.map(({ summary }) => summary)).toEqual(['Last winter'])
  })

  test('one event has a file of its own; a calendar without events is still a calendar', async () => {
    expect(parse(await readCalendarFeed(at(test_), words))).toEqual([])
    await add(test_, {})
    await add(test_, { title: 'Other' })
    const file = await readCalendarEvent(at(test_), 'mass', words)
    expect(parse(file?.text ?? '').map(({ summary }) => summary)).toEqual(['Mass'])
    expect(await readCalendarEvent(at(test_), 'none', words)).toBeNull()
  })
})
