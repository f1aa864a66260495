import { beforeEach, expect, test } from 'vitest'
import { readNoticePage } from '../../../school/content/class-status/read-notice.server.ts'
import {
  readClassStatus,
  readStandingNotices,
} from '../../../school/content/class-status/read-class-status.server.ts'
import { decidingOn, isAsUsual } from '../../../school/content/class-status/class-status.ts'
import { eventKind } from '../../../school/kinds/event.ts'
import { campusesKind } from '../../../school/kinds/campuses.ts'
import { starterCampuses } from '../../../content/contact/starter-contact.ts'
import { putReference } from '../../../tests/helpers/reference.ts'
import {
  all,
  beforeMidnight,
  choices,
  minute,
  openClassNotices,
  path,
  putCampuses,
} from '../../../tests/helpers/class-notices.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon, putEntry } from '../../../tests/helpers/entries.ts'

describeOnDatabases('a class notice', (given) => {
  beforeEach(() => putCampuses(given.database))

  const open = () => openClassNotices(given.database)

  test('is added, published, corrected and withdrawn by people with the right, whatever their role', async () => {
    const { api } = open()
    for (const who of ['ana', 'ben', 'shs'] as const) {
      const refused = await api.post(who, path, { data: choices })
      expect(refused).toMatchObject({ status: 403 })
      expect(refused.body.error).toContain('right to publish class status')
    }
    const added = await api.post('pia', path, { data: choices })
    expect(added).toMatchObject({ status: 201, body: { state: 'draft' } })
    const own = `${path}/${added.body.id}`
    for (const who of ['ana', 'shs'] as const) {
      expect((await api.get(who, own)).body.can).toEqual([])
      expect((await api.post(who, `${own}/publish`)).status).toBe(403)
    }
    expect((await api.post('pia', `${own}/publish`)).body.state).toBe('published')
    expect((await api.post('ana', `${own}/unpublish`)).status).toBe(403)
    const data = { ...choices, state: 'remote' }
    const corrected = await api.post('dan', `${own}/publish`, { data, basedOn: 2 })
    expect(corrected.body.title).toBe(
      'Online or modular classes on Friday, November 20, 2026: all levels',
    )
    expect((await api.post('pia', `${own}/unpublish`)).body.state).toBe('unpublished')
    expect((await api.post('pia', `${own}/publish`)).body.state).toBe('published')
  })

  test('is not imported without the right', async () => {
    const { api } = open()
    const rows = [{ row: 2, fields: choices }]
    const refused = await api.post('ana', `${path}/import`, { rows })
    expect(refused.body).toMatchObject({ created: 0, problems: [{ row: 2 }] })
    expect((await api.post('dan', `${path}/import`, { rows })).body).toMatchObject({ created: 1 })
  })

  test('holds until the end of its day in Manila, and longer when it is extended', async () => {
    const { api, clock, source, publish } = open()
    const { id } = await publish()
    clock.now = beforeMidnight
    expect(decidingOn((await readClassStatus(source)).days.today)).toHaveLength(1)
    clock.now += 1
    expect((await readClassStatus(source)).days.today.day).toBe('2026-11-21')
    expect(await readStandingNotices(source)).toEqual([])
    const data = { ...choices, lastDay: '2026-11-21' }
    await api.post('pia', `${path}/${id}/publish`, { data, basedOn: 2 })
    expect(decidingOn((await readClassStatus(source)).days.today)).toHaveLength(1)
    clock.now += 24 * 60 * minute
    expect(await readStandingNotices(source)).toEqual([])
  })

  test.each<[object, string, string]>([
    [{ levels: ['jhs', 'pgs', 'jhs'] }, 'levels', 'Name each level once.'],
    [{ campuses: ['Main Campus', 'Main Campus'] }, 'campuses', 'Name each campus once.'],
    [
      { campuses: ['Manila Campus'] },
      'campuses',
      'The school has no campus “Manila Campus”. Choose Main Campus or Elida Campus, or all campuses.',
    ],
    [
      { time: '12:00' },
      'time',
      'Leave the time empty, or choose that classes end early or begin late.',
    ],
    [
      { ownMessage: { en: 'Stay home.', fil: 'Ulan '.repeat(57) } },
      'ownMessage.fil',
      'Use at most 280 characters, a new line counting as 60: a picture of the notice carries all of it. Put the rest into an announcement.',
    ],
    [
      { ownMessage: { en: 'Rain\n'.repeat(6), fil: 'Ulan' } },
      'ownMessage.en',
      'Use at most 280 characters, a new line counting as 60: a picture of the notice carries all of it. Put the rest into an announcement.',
    ],
    [{ day: '2099-01-05' }, 'day', 'Choose a day within 60 days, until Tuesday, January 19, 2027.'],
    [
      { nextCheck: '2099-01-05T04:30' },
      'nextCheck',
      'Choose a day within 60 days, until Tuesday, January 19, 2027.',
    ],
  ])('with %j is refused at its field, wherever it is typed', async (fields, field, message) => {
    const { api } = open()
    const data = { ...choices, ...fields }
    const refused = { status: 422, body: { problems: [{ field, message }] } }
    expect(await api.post('pia', path, { data })).toMatchObject(refused)
    const { id } = (await api.post('pia', path, { data: choices })).body
    const own = `${path}/${id}`
    expect(await api.put('pia', own, { data, basedOn: 1 })).toMatchObject(refused)
    expect(await api.post('pia', `${own}/publish`, { data, basedOn: 1 })).toMatchObject(refused)
    const imported = await api.post('dan', `${path}/import`, { rows: [{ row: 2, fields: data }] })
    expect(imported.body).toMatchObject({ created: 0, problems: [{ row: 2, field, message }] })
    expect((await api.post('pia', `${own}/publish`)).status).toBe(200)
    expect(await api.post('pia', `${own}/publish`, { data, basedOn: 2 })).toMatchObject(refused)
  })

  test('with a next check that has passed is not published, and a correction keeps its own', async () => {
    const { api, clock, publish } = open()
    const nextCheck = '2026-11-20T13:00'
    const { id } = await publish({ nextCheck })
    const kept = await api.post('pia', path, { data: { ...choices, nextCheck } })
    clock.now = Date.parse('2026-11-20T13:01:00+08:00')
    const refused = {
      status: 422,
      body: {
        problems: [
          {
            field: 'nextCheck',
            message: 'This time has passed. Choose a later time, or leave it empty.',
          },
        ],
      },
    }
    const data = { ...choices, nextCheck }
    const own = `${path}/${kept.body.id}`
    expect(await api.post('pia', `${own}/publish`)).toMatchObject(refused)
    expect(await api.post('pia', `${own}/publish`, { data, basedOn: 1 })).toMatchObject(refused)
    const correction = { ...data, state: 'remote' }
    const corrected = await api.post('pia', `${path}/${id}/publish`, {
      data: correction,
      basedOn: 2,
    })
    expect(corrected.status).toBe(200)
    const earlier = { ...correction, nextCheck: '2026-11-20T12:30' }
    expect(
      await api.post('pia', `${path}/${id}/publish`, { data: earlier, basedOn: 3 }),
    ).toMatchObject(refused)
  })

  test('that was stored before a rule is read, corrected, withdrawn and published again by undo', async () => {
    const { api, publish } = open()
    const { id } = await publish({ campuses: ['Elida Campus'] })
    const own = `${path}/${id}`
    const renamed = starterCampuses.map((campus) =>
      campus.title === 'Elida Campus' ? { ...campus, title: 'North Campus' } : campus,
    )
    await putReference(given.database, campusesKind, renamed)
    expect((await api.get('pia', own)).body.title).toContain('Elida Campus')
    const data = { ...choices, campuses: ['Elida Campus'], state: 'remote' }
    expect((await api.post('pia', `${own}/publish`, { data, basedOn: 2 })).status).toBe(200)
    expect((await api.post('pia', `${own}/trash`)).status).toBe(200)
    expect((await api.post('pia', `${own}/restore`)).body.state).toBe('published')
  })

  test('for tomorrow is tomorrow until midnight, and today after it', async () => {
    const { clock, source, publish } = open()
    await publish({ day: '2026-11-21' })
    clock.now = beforeMidnight
    const { today: before, tomorrow } = (await readClassStatus(source)).days
    expect([decidingOn(before), decidingOn(tomorrow)]).toMatchObject([[], [{ day: '2026-11-21' }]])
    clock.now += 1
    expect(decidingOn((await readClassStatus(source)).days.today)).toHaveLength(1)
  })

  test('that was withdrawn, trashed, scheduled or is a draft decides nothing', async () => {
    const { api, source, publish } = open()
    const withdrawn = await publish()
    await api.post('pia', `${path}/${withdrawn.id}/unpublish`)
    const trashed = await publish()
    await api.post('pia', `${path}/${trashed.id}/trash`)
    await api.post('pia', path, { data: choices })
    const later = await api.post('pia', path, { data: choices })
    await api.post('pia', `${path}/${later.body.id}/publish`, { publishAt: noon + minute })
    expect(await readStandingNotices(source)).toEqual([])
    // Taking a notice back is a change too.
    expect((await readClassStatus(source)).changedAt).toBe(noon)
  })

  test('keeps its page and its history, without the names of staff', async () => {
    const { api, clock, source, publish } = open()
    const { id } = await publish()
    const slug = 'no-classes-on-friday-november-20-2026-all-levels'
    clock.now += minute
    const data = { ...choices, levels: ['pgs'] }
    await api.post('pia', `${path}/${id}/publish`, { data, basedOn: 2 })
    clock.now += minute
    await api.post('pia', `${path}/${id}/unpublish`)
    clock.now += minute
    const moved = await readNoticePage(source, slug)
    expect(moved?.notice.slug).toContain('preschool-and-grade-school')
    expect(moved).toMatchObject({
      withdrawnAt: noon + 2 * minute,
      history: [
        { what: 'published', at: noon },
        { what: 'corrected', at: noon + minute },
        { what: 'withdrawn', at: noon + 2 * minute },
      ],
    })
    expect(moved?.history.map(({ said }) => said.headline?.split(': ')[1])).toEqual([
      'all levels',
      'Preschool and Grade School',
      'Preschool and Grade School',
    ])
    expect(JSON.stringify(moved)).not.toContain('Pia')
    await api.post('pia', `${path}/${id}/publish`)
    const back = await readNoticePage(source, slug)
    expect(back?.withdrawnAt).toBeNull()
    expect(back?.history.at(-1)).toMatchObject({ what: 'restored' })
  })

  test('that visitors never saw has no page', async () => {
    const { api, source } = open()
    const { id } = (await api.post('pia', path, { data: choices })).body
    const slug = 'no-classes-on-friday-november-20-2026-all-levels'
    expect(await readNoticePage(source, slug)).toBeNull()
    await api.post('pia', `${path}/${id}/publish`, { publishAt: noon + minute })
    await api.post('pia', `${path}/${id}/unpublish`)
    expect(await readNoticePage(source, slug)).toBeNull()
  })

  test('a class day of the calendar counts on its days, for its levels, and never as a sample', async () => {
    const { clock, source } = open()
    const classes = {
      title: 'Classes',
      startsAt: '2026-11-16T07:00',
      endsAt: '2026-11-20T17:00',
      category: 'Academics',
      repeat: { every: 'week', until: '2026-12-14' },
      classesFor: all,
    }
    await putEntry(given.database, eventKind, { ...classes, sample: true })
    expect(isAsUsual((await readClassStatus(source)).days.today)).toBe(false)
    await putEntry(given.database, eventKind, classes)
    const { days } = await readClassStatus(source)
    // Friday has classes, Saturday has none.
    expect([isAsUsual(days.today), isAsUsual(days.tomorrow)]).toEqual([true, false])
    clock.now = Date.UTC(2026, 10, 22, 16)
    expect(isAsUsual((await readClassStatus(source)).days.today)).toBe(true)
  })
})
