import { expect, test } from 'vitest'
import { sourceOf } from '../../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { putReference } from '../../../tests/helpers/reference.ts'
import { changeEntry, putEntry, type EntryState } from '../../../tests/helpers/entries.ts'
import { type SchoolEventInput, eventKind } from '../../kinds/event.ts'
import { holidaysKind } from '../../kinds/holidays.ts'
import {
  readEvent,
  readEventMonths,
  readEventsOfMonth,
  readNextAdmissionTests,
  readPastEvents,
  readUpcomingEvents,
} from './read-events.server.ts'

const morning = Date.parse('2026-12-16T08:00:00+08:00')
const actor = { name: 'Editor', now: Date.parse('2020-01-01T00:00:00Z') }
const titles = (events: readonly { title: string }[]) => events.map(({ title }) => title)

describeOnDatabases('events', (given) => {
  /** The content source at a moment. */
  const at = (now: number | string) => {
    const { source } = sourceOf(given.database)
    return { ...source, now: () => (typeof now === 'string' ? Date.parse(now) : now) }
  }
  const add = async (
    title: string,
    startsAt: string,
    event: Partial<SchoolEventInput> = {},
    state: EntryState = {},
  ) => {
    const data = { title, category: 'Campus Life', startsAt, endsAt: startsAt, ...event }
    return (await putEntry(given.database, eventKind, data, state, actor)).id
  }
  /** Lists the events of a month, each with its day. */
  const month = async (name: string) =>
    (await readEventsOfMonth(at(morning), name)).map(
      ({ title, startsAt }) => `${title} ${startsAt.slice(8, 10)}`,
    )
  const upcoming = async (now: number | string, count = 9) =>
    titles(await readUpcomingEvents(at(now), count))
  const past = async (now: number | string) => titles(await readPastEvents(at(now), 9))

  test('each level has the soonest of its admission tests that is not over', async () => {
    await add('Last', '2027-03-13T08:00', { admissionTestFor: ['jhs', 'college'] })
    await add('First', '2026-12-19T08:00', { admissionTestFor: ['college'] })
    await add('Over', '2026-12-15T08:00', { admissionTestFor: ['college', 'pgs'] })
    await add('Open day', '2026-12-17T08:00')
    const { jhs, college, ...others } = await readNextAdmissionTests(at(morning))
    expect([jhs?.title, college?.title, others]).toEqual(['Last', 'First', {}])
  })

  test('visitors read what is coming, soonest first, and what is past, latest first, a repeat once', async () => {
    const monthly = (until: string) => ({ repeat: { every: 'month', until } }) as const
    await add('Far', '2027-06-01T08:00', { sample: true })
    await add('Weekly', '2026-09-01T08:00', { repeat: { every: 'week', until: '2027-03-30' } })
    await add('Camp', '2026-12-14T08:00', { endsAt: '2026-12-16T12:00' })
    await add('Soon', '2026-12-18T08:00')
    await add('Over', '2020-01-05T08:00')
    await add('Series', '2019-01-05T08:00', monthly('2026-12-05'))
    await add('Running', '2019-01-05T08:00', monthly('2027-01-05'))
    const coming = await readUpcomingEvents(at(morning), 9)
    expect(titles(coming)).toEqual(['Camp', 'Soon', 'Weekly', 'Running', 'Far'])
    expect(coming.map(({ sample }) => sample)).toEqual([false, false, false, false, true])
    expect(coming[2]).toMatchObject({ startsAt: '2026-12-22T08:00', endsAt: '2026-12-22T08:00' })
    expect(await upcoming(morning, 2)).toEqual(['Camp', 'Soon'])
    const gone = await readPastEvents(at(morning), 9)
    expect(gone.map(({ title, startsAt }) => [title, startsAt])).toEqual([
      ['Series', '2026-12-05T08:00'],
      ['Over', '2020-01-05T08:00'],
    ])
  })

  test('an event is over when its last day ends in Manila, not in UTC', async () => {
    await add('Night', '2026-12-16T23:30')
    expect(await upcoming('2026-12-16T15:59:59Z')).toEqual(['Night'])
    expect(await upcoming('2026-12-16T16:00:00Z')).toEqual([])
    expect(await past('2026-12-16T16:00:00Z')).toEqual(['Night'])
  })

  test('a month has every time at which there is an event in it', async () => {
    await add('Over new year', '2026-12-31T20:00', { endsAt: '2027-01-01T02:00' })
    await add('Weekly', '2026-12-17T08:00', { repeat: { every: 'week', until: '2027-01-07' } })
    await add('Later', '2027-02-01T00:00')
    const december = ['Weekly 17', 'Weekly 24', 'Weekly 31', 'Over new year 31']
    expect(await month('2026-12')).toEqual(december)
    expect(await month('2027-01')).toEqual(['Over new year 31', 'Weekly 07'])
    expect(await month('2027-03')).toEqual([])
    expect(await readEventMonths(at(morning))).toEqual({ first: '2026-12', last: '2027-02' })
  })

  test('drafts, scheduled and expired events are in no list and at no address', async () => {
    const states = { Draft: { status: 'draft' }, Scheduled: { publishAt: morning + 1 } } as const
    for (const [title, state] of Object.entries({ ...states, Expired: { expiresAt: morning } }))
      await add(title, '2026-12-16T10:00', {}, state)
    expect(await upcoming(morning)).toEqual([])
    expect(await month('2026-12')).toEqual([])
    expect(await readEventMonths(at(morning))).toBeNull()
    for (const slug of ['draft', 'scheduled', 'expired'])
      expect(await readEvent(at(morning), slug)).toBeNull()
    expect(await upcoming(morning + 1)).toEqual(['Scheduled'])
  })

  test('an event moves with its title and with its time', async () => {
    const id = await add('Open house', '2026-12-16T10:00')
    const times = { startsAt: '2027-02-10T08:00', endsAt: '2027-02-10T09:00' }
    const data = { title: 'Open day', category: 'Admissions', ...times }
    await changeEntry(given.database, eventKind, id, { data }, actor.now)
    const moved = { slug: 'open-day', isOver: false, further: [] }
    expect(await readEvent(at(morning), 'open-house')).toMatchObject(moved)
    expect(await month('2026-12')).toEqual([])
    expect(await month('2027-02')).toEqual(['Open day 10'])
  })

  test('a repeat on several weekdays is in the months that it has days in, and names its weekdays', async () => {
    const except = ['2026-12-16', '2026-12-30', '2027-01-06']
    const until = '2027-01-11'
    const repeat = { every: 'week' as const, weekdays: ['Monday' as const], until, except }
    await add('Choir', '2026-12-16T16:00', { repeat })
    expect(await month('2026-12')).toEqual(['Choir 21', 'Choir 23', 'Choir 28'])
    expect(await month('2027-01')).toEqual(['Choir 04', 'Choir 11'])
    const [next] = await readUpcomingEvents(at(morning), 1)
    const read = { every: 'Monday and Wednesday', until }
    expect(next).toMatchObject({ startsAt: '2026-12-21T16:00', repeat: read })
  })

  test('an event that is not on holidays is on none, also after the holidays have changed', async () => {
    const write = (...days: string[]) => {
      const holidays = days.map((day) => ({ name: 'Founding day', day, everyYear: true }))
      return putReference(given.database, holidaysKind, holidays)
    }
    await write('2020-12-18', '2020-12-25')
    const daily = (until: string, notOnHolidays: boolean) =>
      ({ repeat: { every: 'day', until, notOnHolidays } }) as const
    await add('Never', '2026-12-25T08:00', daily('2026-12-25', true))
    await add('Practice', '2026-12-16T16:00', daily('2026-12-18', true))
    await add('Any day', '2026-12-18T08:00', daily('2026-12-18', false))
    expect(await month('2026-12')).toEqual(['Practice 16', 'Practice 17', 'Any day 18'])
    expect((await readEvent(at(morning), 'practice'))?.further).toHaveLength(1)
    const onLastDay = '2026-12-18T08:00:00+08:00'
    expect(await upcoming(onLastDay)).toEqual(['Any day'])
    expect(await past(onLastDay)).toEqual(['Practice'])
    await write('2020-12-16', '2020-12-17', '2020-12-25')
    expect(await month('2026-12')).toEqual(['Any day 18', 'Practice 18'])
    expect(await upcoming(onLastDay)).toEqual(['Any day', 'Practice'])
  })

  test('an event to read names its next dates and carries clean text', async () => {
    const content = '<p>Come.</p><script>alert(1)</script>'
    const repeat = { every: 'day', until: '2026-12-24' } as const
    await add('Mass', '2026-12-15T04:30', { repeat, content })
    const event = await readEvent(at(morning), 'mass')
    const texts = { content: '<p>Come.</p>', summary: 'Come.' }
    expect(event).toMatchObject({ startsAt: '2026-12-16T04:30', isOver: false, ...texts })
    expect(event?.further).toHaveLength(8)
    const after = await readEvent(at('2027-01-01T00:00:00Z'), 'mass')
    expect(after).toMatchObject({ startsAt: '2026-12-24T04:30', isOver: true, further: [] })
  })
})
