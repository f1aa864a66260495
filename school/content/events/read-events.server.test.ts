import { expect, test } from 'vitest'
import { describeOnDatabases, type TestDatabase } from '../../../tests/helpers/databases.ts'
import { changeContent } from '../../../db/change-content.ts'
import { bumpContentVersion } from '../../../db/content-version.ts'
import { addReference } from '../reference/write-reference.server.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { changeEntry, putEntry, type EntryState } from '../../../tests/helpers/entries.ts'
import { type SchoolEventInput, eventKind } from '../../kinds/event.ts'
import {
  readEvent,
  readEventMonths,
  readEventsOfMonth,
  readNextTests,
  readPastEvents,
  readUpcomingEvents,
} from './read-events.server.ts'

const morning = Date.parse('2026-12-16T08:00:00+08:00')
const actor = { name: 'Editor', now: Date.parse('2020-01-01T00:00:00Z') }

/** The content source of a test's database at a moment. */
const at = ({ database }: TestDatabase, now: number): ContentSource => ({
  database,
  host: null,
  now: () => now,
  state: () => '',
  report: () => {},
})

async function add(
  { database }: TestDatabase,
  title: string,
  event: Partial<SchoolEventInput>,
  state: EntryState = {},
) {
  const startsAt = event.startsAt ?? '2026-12-16T10:00'
  const data = { title, category: 'Campus Life', startsAt, endsAt: startsAt, ...event }
  return (await putEntry(database, eventKind, data, state, actor)).id
}
const titles = (events: readonly { title: string }[]) => events.map(({ title }) => title)

describeOnDatabases('events', (test_) => {
  test('each level has the soonest of its admission tests that is not over', async () => {
    await add(test_, 'Last', { startsAt: '2027-03-13T08:00', admissionTestFor: ['jhs', 'college'] })
    await add(test_, 'First', { startsAt: '2026-12-19T08:00', admissionTestFor: ['college'] })
    await add(test_, 'Over', { startsAt: '2026-12-15T08:00', admissionTestFor: ['college', 'pgs'] })
    await add(test_, 'Open day', { startsAt: '2026-12-17T08:00' })
    const { jhs, college, ...others } = await readNextTests(at(test_, morning))
    expect([jhs?.title, college?.title, others]).toEqual(['Last', 'First', {}])
  })

  test('visitors read what is coming, soonest first, a repeat once with its next time', async () => {
    await add(test_, 'Far', { startsAt: '2027-06-01T08:00' })
    await add(test_, 'Weekly', {
      startsAt: '2026-09-01T08:00',
      repeat: { every: 'week', until: '2027-03-30' },
    })
    await add(test_, 'Camp', { startsAt: '2026-12-14T08:00', endsAt: '2026-12-16T12:00' })
    await add(test_, 'Soon', { startsAt: '2026-12-18T08:00' })
    await add(test_, 'Over', { startsAt: '2026-12-15T08:00' })
    const coming = await readUpcomingEvents(at(test_, morning), 10)
    expect(titles(coming)).toEqual(['Camp', 'Soon', 'Weekly', 'Far'])
    expect(coming[2]).toMatchObject({ startsAt: '2026-12-22T08:00', endsAt: '2026-12-22T08:00' })
    expect(titles(await readUpcomingEvents(at(test_, morning), 2))).toEqual(['Camp', 'Soon'])
  })

  test('past events are listed latest first, a repeating one once it has ended', async () => {
    await add(test_, 'Old', { startsAt: '2020-01-05T08:00' })
    await add(test_, 'Series', {
      startsAt: '2019-01-05T08:00',
      repeat: { every: 'month', until: '2026-12-05' },
    })
    await add(test_, 'Running', {
      startsAt: '2019-01-05T08:00',
      repeat: { every: 'month', until: '2027-01-05' },
    })
    const past = await readPastEvents(at(test_, morning), 10)
    expect(titles(past)).toEqual(['Series', 'Old'])
    expect(past[0]?.startsAt).toBe('2026-12-05T08:00')
  })

  test('an event is over when its last day ends in Manila, not in UTC', async () => {
    await add(test_, 'Night', { startsAt: '2026-12-16T23:30' })
    const lastMoment = Date.parse('2026-12-16T15:59:59Z')
    expect(titles(await readUpcomingEvents(at(test_, lastMoment), 5))).toEqual(['Night'])
    expect(titles(await readUpcomingEvents(at(test_, lastMoment + 1_000), 5))).toEqual([])
    expect(titles(await readPastEvents(at(test_, lastMoment + 1_000), 5))).toEqual(['Night'])
  })

  test('a month has every time at which there is an event in it', async () => {
    await add(test_, 'Over new year', { startsAt: '2026-12-31T20:00', endsAt: '2027-01-01T02:00' })
    await add(test_, 'Weekly', {
      startsAt: '2026-12-17T08:00',
      repeat: { every: 'week', until: '2027-01-07' },
    })
    await add(test_, 'Later', { startsAt: '2027-02-01T00:00' })
    const month = async (name: string) =>
      (await readEventsOfMonth(at(test_, morning), name)).map(
        ({ title, startsAt }) => `${title} ${startsAt.slice(5, 10)}`,
      )
    expect(await month('2026-12')).toEqual([
      'Weekly 12-17',
      'Weekly 12-24',
      'Weekly 12-31',
      'Over new year 12-31',
    ])
    expect(await month('2027-01')).toEqual(['Over new year 12-31', 'Weekly 01-07'])
    expect(await month('2027-03')).toEqual([])
    expect(await readEventMonths(at(test_, morning))).toEqual({ first: '2026-12', last: '2027-02' })
  })

  test('drafts, scheduled and expired events are in no list and at no address', async () => {
    await add(test_, 'Draft', {}, { status: 'draft' })
    await add(test_, 'Scheduled', {}, { publishAt: morning + 1 })
    await add(test_, 'Expired', {}, { expiresAt: morning })
    const source = at(test_, morning)
    expect(await readUpcomingEvents(source, 5)).toEqual([])
    expect(await readEventsOfMonth(source, '2026-12')).toEqual([])
    expect(await readEventMonths(source)).toBeNull()
    for (const slug of ['draft', 'scheduled', 'expired'])
      expect(await readEvent(source, slug)).toBeNull()
    expect(titles(await readUpcomingEvents(at(test_, morning + 1), 5))).toEqual(['Scheduled'])
  })

  test('an event that staff marked as a sample says so', async () => {
    await add(test_, 'Made up', { sample: true })
    await add(test_, 'Real', {})
    const events = await readUpcomingEvents(at(test_, morning), 5)
    expect(events.map(({ title, sample }) => [title, sample])).toEqual(
      expect.arrayContaining([
        ['Made up', true],
        ['Real', false],
      ]),
    )
  })

  test('an event moves with its title and with its time', async () => {
    const id = await add(test_, 'Open house', { content: '<p>Hello</p><script>alert(1)</script>' })
    const data = {
      title: 'Open day',
      category: 'Admissions',
      startsAt: '2027-02-10T08:00',
      endsAt: '2027-02-10T09:00',
    }
    await changeEntry(test_.database, eventKind, id, { data }, actor.now)
    const source = at(test_, morning)
    expect(await readEvent(source, 'open-house')).toMatchObject({
      slug: 'open-day',
      isOver: false,
      further: [],
    })
    expect(await readEventsOfMonth(source, '2026-12')).toEqual([])
    expect(titles(await readEventsOfMonth(source, '2027-02'))).toEqual(['Open day'])
  })

  test('a repeat on several weekdays is in the months that it has days in, and names its weekdays', async () => {
    await add(test_, 'Choir', {
      startsAt: '2026-12-16T16:00',
      repeat: {
        every: 'week',
        weekdays: ['Monday'],
        until: '2027-01-11',
        except: ['2026-12-16', '2026-12-30', '2027-01-06'],
      },
    })
    const source = at(test_, morning)
    const days = async (month: string) =>
      (await readEventsOfMonth(source, month)).map(({ startsAt }) => startsAt.slice(8, 10))
    expect(await days('2026-12')).toEqual(['21', '23', '28'])
    expect(await days('2027-01')).toEqual(['04', '11'])
    const [next] = await readUpcomingEvents(source, 1)
    expect(next).toMatchObject({
      startsAt: '2026-12-21T16:00',
      repeat: { every: 'Monday and Wednesday', until: '2027-01-11' },
    })
  })

  test('an event that is not on holidays is on none, also after the holidays have changed', async () => {
    const { database } = test_
    const actor = { name: 'Editor', now: 1 }
    const holiday = (day: string) => ({ name: 'Founding day', day, everyYear: true })
    const write = (...data: ReturnType<typeof holiday>[]) =>
      changeContent(database, async (transaction) => {
        await transaction.deleteFrom('reference').where('key', '=', 'holidays').execute()
        await transaction.deleteFrom('revision').where('subject_id', '=', 'holidays').execute()
        await addReference(transaction, 'holidays', { data, actor })
        await bumpContentVersion(transaction)
      })
    await write(holiday('2020-12-18'), holiday('2020-12-25'))
    await add(test_, 'Never', {
      startsAt: '2026-12-25T08:00',
      repeat: { every: 'day', until: '2026-12-25', notOnHolidays: true },
    })
    const repeat = { every: 'day', until: '2026-12-18', notOnHolidays: true } as const
    await add(test_, 'Practice', { startsAt: '2026-12-16T16:00', repeat })
    await add(test_, 'Any day', {
      startsAt: '2026-12-18T08:00',
      repeat: { ...repeat, notOnHolidays: false },
    })
    const source = at(test_, morning)
    const days = async (month: string) =>
      (await readEventsOfMonth(source, month))
        .filter(({ title }) => title === 'Practice')
        .map(({ startsAt }) => startsAt.slice(8, 10))
    expect(await days('2026-12')).toEqual(['16', '17'])
    expect((await readEvent(source, 'practice'))?.further).toHaveLength(1)
    const onLastDay = at(test_, Date.parse('2026-12-18T08:00:00+08:00'))
    expect(titles(await readUpcomingEvents(onLastDay, 9))).toEqual(['Any day'])
    expect(titles(await readPastEvents(onLastDay, 9))).toEqual(['Practice'])
    await write(holiday('2020-12-16'), holiday('2020-12-17'), holiday('2020-12-25'))
    expect(await days('2026-12')).toEqual(['18'])
    expect(titles(await readUpcomingEvents(onLastDay, 9))).toEqual(['Any day', 'Practice'])
  })

  test('an event to read names its next dates and carries clean text', async () => {
    const repeat = { every: 'day', until: '2026-12-24' } as const
    await add(test_, 'Mass', {
      startsAt: '2026-12-15T04:30',
      repeat,
      content: '<p>Come.</p><script>alert(1)</script>',
    })
    const event = await readEvent(at(test_, morning), 'mass')
    expect(event).toMatchObject({
      startsAt: '2026-12-16T04:30',
      content: '<p>Come.</p>',
      summary: 'Come.',
      isOver: false,
    })
    expect(event?.further).toHaveLength(5)
    const after = await readEvent(at(test_, Date.parse('2027-01-01T00:00:00Z')), 'mass')
    expect(after).toMatchObject({ startsAt: '2026-12-24T04:30', isOver: true, further: [] })
  })
})
