import { expect, test } from 'vitest'
import {
  readClassStatus,
  readStandingNotices,
  readNoticePage,
} from '../../../school/content/class-status/read-class-status.server.ts'
import { decidingNotices, stateOfAll } from '../../../school/content/class-status/class-status.ts'
import { eventKind } from '../../../school/kinds/event.ts'
import { campusesKind } from '../../../school/kinds/campuses.ts'
import starterCampuses from '../../../content/reference/campuses.json' with { type: 'json' }
import { putReference } from '../../../tests/helpers/reference.ts'
import {
  all,
  beforeMidnight,
  choices,
  minute,
  openClassNotices,
  path,
} from '../../../tests/helpers/class-notices.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon, putEntry } from '../../../tests/helpers/entries.ts'
import { signInAs } from '../../../tests/helpers/staff.ts'
import { openStaffApi } from '../../../tests/helpers/staff-api.ts'

const tooLong =
  'Use at most 280 characters, a new line counting as 60: a picture of the notice carries all of it. Put the rest into an announcement.'
const tooFar = 'Choose a day within 60 days, until Tuesday, January 19, 2027.'

describeOnDatabases('a class notice', (given) => {
  const open = async () => {
    const opened = await openClassNotices(given.database)
    const today = async () => (await readClassStatus(opened.source)).days.today
    return { ...opened, today }
  }

  test('is added, published, corrected, withdrawn and imported by people with the right, whatever their role', async () => {
    const { api, act, bring } = await open()
    for (const who of ['ana', 'ben', 'shs'] as const) {
      const refused = await api.post(who, path, { data: choices })
      expect(refused).toMatchObject({ status: 403 })
      expect(refused.body.error).toContain('right to publish class status')
    }
    const added = await api.post('pia', path, { data: choices })
    expect(added).toMatchObject({ status: 201, body: { state: 'draft' } })
    const { id } = added.body
    const own = `${path}/${id}`
    for (const who of ['ana', 'shs'] as const) {
      expect((await api.get(who, own)).body.can).toEqual([])
      expect((await api.post(who, `${own}/commands`, { action: 'publish' })).status).toBe(403)
    }
    expect((await act(id, 'publish')).body.state).toBe('published')
    expect((await api.post('ana', `${own}/commands`, { action: 'unpublish' })).status).toBe(403)
    const data = { ...choices, state: 'remote' }
    const corrected = await api.post('dan', `${own}/commands`, {
      action: 'publish',
      data,
      basedOn: 2,
    })
    expect(corrected.body.title).toBe(
      'Online or modular classes on Friday, November 20, 2026: all levels',
    )
    expect((await act(id, 'unpublish')).body.state).toBe('unpublished')
    expect((await act(id, 'publish')).body.state).toBe('published')
    const rows = [{ row: 2, fields: choices }]
    const refused = await api.post('ana', `${path}/import`, { rows })
    expect(refused.body).toMatchObject({ created: 0, problems: [{ row: 2 }] })
    expect((await bring(choices)).body).toMatchObject({ created: 1 })
  })

  test('holds on its day in Manila, from midnight to midnight, and longer when it is extended', async () => {
    const { clock, source, today, publish, correct } = await open()
    const { id } = await publish({ day: '2026-11-21' })
    clock.now = beforeMidnight
    expect(decidingNotices(await today())).toEqual([])
    const { tomorrow } = (await readClassStatus(source)).days
    expect(decidingNotices(tomorrow)).toMatchObject([{ day: '2026-11-21' }])
    clock.now += 1
    expect((await today()).day).toBe('2026-11-21')
    expect(decidingNotices(await today())).toHaveLength(1)
    clock.now = beforeMidnight + 24 * 60 * minute
    expect(decidingNotices(await today())).toHaveLength(1)
    clock.now += 1
    expect(await readStandingNotices(source)).toEqual([])
    await correct(id, 2, { day: '2026-11-21', lastDay: '2026-11-22' })
    expect(decidingNotices(await today())).toHaveLength(1)
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
    [{ ownMessage: { en: 'Stay home.', fil: 'Ulan '.repeat(57) } }, 'ownMessage.fil', tooLong],
    [{ ownMessage: { en: 'Rain\n'.repeat(6), fil: 'Ulan' } }, 'ownMessage.en', tooLong],
    [{ day: '2099-01-05' }, 'day', tooFar],
    [{ nextCheck: '2099-01-05T04:30' }, 'nextCheck', tooFar],
  ])('with %j is refused at its field, wherever it is typed', async (fields, field, message) => {
    const { api, draft, act, correct, bring } = await open()
    const data = { ...choices, ...fields }
    const refused = { status: 422, body: { problems: [{ field, message }] } }
    expect(await api.post('pia', path, { data })).toMatchObject(refused)
    const { id } = await draft()
    expect(await api.put('pia', `${path}/${id}`, { data, basedOn: 1 })).toMatchObject(refused)
    expect(await correct(id, 1, fields)).toMatchObject(refused)
    const problems = [{ row: 2, field, message }]
    expect((await bring(data)).body).toMatchObject({ created: 0, problems })
    expect((await act(id, 'publish')).status).toBe(200)
    expect(await correct(id, 2, fields)).toMatchObject(refused)
  })

  test('with a next check that has passed is not published, and a correction keeps its own', async () => {
    const { clock, draft, publish, act, correct } = await open()
    const nextCheck = '2026-11-20T13:00'
    const { id } = await publish({ nextCheck })
    const kept = await draft({ nextCheck })
    clock.now = Date.parse('2026-11-20T13:01:00+08:00')
    const message = 'This time has passed. Choose a later time, or leave it empty.'
    const refused = { status: 422, body: { problems: [{ field: 'nextCheck', message }] } }
    expect(await act(kept.id, 'publish')).toMatchObject(refused)
    expect(await correct(kept.id, 1, { nextCheck })).toMatchObject(refused)
    expect((await correct(id, 2, { nextCheck, state: 'remote' })).status).toBe(200)
    const earlier = { nextCheck: '2026-11-20T12:30', state: 'remote' }
    expect(await correct(id, 3, earlier)).toMatchObject(refused)
  })

  test('that was stored before a rule is read, corrected, withdrawn and published again by undo', async () => {
    const { api, publish, act, correct } = await open()
    const { id } = await publish({ campuses: ['Elida Campus'] })
    const renamed = starterCampuses.map((campus) =>
      campus.title === 'Elida Campus' ? { ...campus, title: 'North Campus' } : campus,
    )
    await putReference(given.database, campusesKind, renamed)
    expect((await api.get('pia', `${path}/${id}`)).body.title).toContain('Elida Campus')
    const changed = { campuses: ['Elida Campus'], state: 'remote' }
    expect((await correct(id, 2, changed)).status).toBe(200)
    expect((await act(id, 'trash')).status).toBe(200)
    expect((await act(id, 'restore')).body.state).toBe('published')
  })

  test('that was withdrawn, trashed, scheduled or is a draft decides nothing', async () => {
    const { source, draft, publish, act } = await open()
    await act((await publish()).id, 'unpublish')
    await act((await publish()).id, 'trash')
    await draft()
    await act((await draft()).id, 'publish', { publishAt: noon + minute })
    expect(await readStandingNotices(source)).toEqual([])
    // Taking a notice back is a change too.
    expect((await readClassStatus(source)).changedAt).toBe(noon)
  })

  test('keeps its page and its history, without the names of staff; what was never seen has no page', async () => {
    const { clock, source, draft, act, correct } = await open()
    const readPage = () =>
      readNoticePage(source, 'no-classes-on-friday-november-20-2026-all-levels')
    const { id } = await draft()
    expect(await readPage()).toBeNull()
    await act(id, 'publish', { publishAt: noon + minute })
    await act(id, 'unpublish')
    expect(await readPage()).toBeNull()
    await act(id, 'publish')
    clock.now += minute
    await correct(id, 4, { levels: ['pgs'] })
    clock.now += minute
    await act(id, 'unpublish')
    clock.now += minute
    const moved = await readPage()
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
    await act(id, 'publish')
    const back = await readPage()
    expect(back?.withdrawnAt).toBeNull()
    expect(back?.history.at(-1)).toMatchObject({ what: 'restored' })
  })

  test('an event with class days counts on its days, also on a Saturday, and never as a sample', async () => {
    const { clock, source, today } = await open()
    const classes = {
      title: 'Classes',
      startsAt: '2026-11-21T07:00',
      endsAt: '2026-11-21T17:00',
      category: 'Academics',
      repeat: { every: 'week', until: '2026-12-14' },
      classesFor: all,
    }
    const tomorrow = async () => stateOfAll((await readClassStatus(source)).days.tomorrow)
    expect(stateOfAll(await today())).toBe('as-usual')
    await putEntry(given.database, eventKind, { ...classes, sample: true })
    expect(await tomorrow()).toBe('no-school-day')
    await putEntry(given.database, eventKind, classes)
    expect(await tomorrow()).toBe('as-usual')
    clock.now = Date.UTC(2026, 10, 27, 16)
    expect(stateOfAll(await today())).toBe('as-usual')
  })

  test('is published, corrected and withdrawn without a password or a code, also at the end of a session', async () => {
    const { call, clock } = openStaffApi(given.database)
    const { token, staff } = await signInAs(given.database, 'administrator', { now: clock.now })
    await given.database
      .updateTable('staff')
      .set({ totp_secret: 'A secret', totp_confirmed: 1 })
      .where('id', '=', staff.id)
      .execute()
    // A session ends half an hour after its last call, and after eight hours.
    for (let minutes = 0; minutes < 464; minutes += 29) {
      clock.now += 29 * 60_000
      expect((await call('GET', '/session', { token })).status).toBe(200)
    }
    const data = { ...choices, day: '2026-11-21' }
    const added = await call('POST', path, { token, body: { data } })
    const own = `${path}/${(added.body as { id: number }).id}`
    const correction = { data: { ...data, state: 'remote' }, basedOn: 2 }
    for (const [action, body] of [
      ['publish', {}],
      ['publish', correction],
      ['unpublish', {}],
      ['publish', {}],
    ] as const)
      expect(
        (await call('POST', `${own}/commands`, { token, body: { action, ...body } })).status,
      ).toBe(200)
    const invited = { name: 'Ana Reyes', email: 'ana@dyci.example', role: 'administrator' }
    const other = await call('POST', '/staff', { token, body: invited })
    expect(other, 'what takes a password').toMatchObject({ status: 403 })
  })
})
