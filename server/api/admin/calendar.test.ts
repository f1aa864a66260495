import { expect, test } from 'vitest'
import { openContentApi, staff, type StaffName } from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { contentKinds } from '../../../school/kinds/index.ts'
import { calendarKinds, type CalendarItem } from '../../../school/operations/calendar/calendar.ts'
import { assignFact } from '../../../school/operations/fact-checks/change-facts.server.ts'
import { readFacts } from '../../../school/operations/fact-checks/read-facts.server.ts'

const day = 86_400_000

/** A month without starter events, facts and consents. */
const month = '2028-02'
const inMonth = (date: number, hour = 12) => Date.UTC(2028, 1, date, hour - 8)

describeOnStarterContent('the calendar of the staff pages', (given) => {
  const open = (now = noon) => openContentApi(given.database, { now })
  const read = async (who: StaffName, asked = month, now = noon) => {
    const { status, body } = await open(now).get(who, `/calendar?month=${asked}`)
    expect(status).toBe(200)
    return (body as unknown as { items: CalendarItem[] }).items
  }
  const said = (items: readonly CalendarItem[]) =>
    items.map(({ kind, title, startsAt, state }) =>
      [kind, title, startsAt, state].filter(Boolean).join(' '),
    )
  const add = async (kind: string, data: unknown, publishing?: object) => {
    const { post } = open()
    const { status, body } = await post('dan', `/entries/${kind}`, { data })
    expect(body.problems ?? status).toBe(201)
    if (!publishing) return body
    const published = await post('dan', `/entries/${kind}/${body.id}/commands`, {
      action: 'publish',
      ...publishing,
    })
    expect(published.body.problems ?? published.status).toBe(200)
    return published.body
  }
  const event = (title: string, startsAt: string, more: object = {}) => {
    const times = { startsAt, endsAt: startsAt, repeat: null }
    return { title, category: 'Spirituality', ...times, ...more }
  }

  test('has each day of a repeat, an event from the month before, and drafts that have a date', async () => {
    const weekly = { every: 'week', until: '2028-02-14' }
    const choir = event('Choir', '2028-01-31T16:00', { repeat: weekly })
    const long = { endsAt: '2028-02-02T17:00', allDay: true }
    await add('event', choir, {})
    await add('event', event('Fair', '2028-01-30T08:00', long), {})
    await add('event', event('Planned', '2028-02-20T08:00'))
    await add('event', { title: 'Without a date', category: 'Spirituality' })
    await add('event', event('Later', '2028-03-01T00:00'), {})
    expect(said(await read('ben'))).toEqual([
      'event Fair 2028-01-30T08:00 published',
      'event Choir 2028-02-07T16:00 published',
      'event Choir 2028-02-14T16:00 published',
      'event Planned 2028-02-20T08:00 draft',
    ])
  })

  test('leaves holidays out of events that are not on holidays, in the list of events too', async () => {
    const repeat = { every: 'week', until: '2028-05-08', notOnHolidays: true }
    await add('event', event('Assembly', '2028-05-01T08:00', { repeat }), {})
    // Labor Day is a starter holiday.
    expect(said(await read('ben', '2028-05'))).toEqual([
      'holiday Labor Day 2028-05-01T00:00',
      'event Assembly 2028-05-08T08:00 published',
    ])
    const { body } = await open().get('ben', '/entries/event?q=assembly')
    expect(body.data).toMatchObject([{ occurrence: { startsAt: '2028-05-08T08:00' } }])
  })

  test('shows an event as visitors see it: not a change that waits, nor what was taken away', async () => {
    const { post, put } = open()
    for (const action of ['trash', 'unpublish']) {
      const gone = await add('event', event('Gone', '2028-02-03T08:00'), {})
      await post('dan', `/entries/event/${gone.id}/commands`, { action })
    }
    const { id, revision } = await add('event', event('Mass', '2028-02-03T08:00'), {})
    const moved = { data: event('Moved Mass', '2028-02-09T08:00'), basedOn: revision }
    expect((await put('dan', `/entries/event/${id}`, moved)).status).toBe(200)
    expect(said(await read('dan'))).toEqual(['event Mass 2028-02-03T08:00 published'])
  })

  test('has class notices, with all their days', async () => {
    const days = { day: '2028-02-28', lastDay: '2028-03-02' }
    const data = { state: 'no-classes', levels: ['jhs'], ...days }
    // Notices are for the next weeks.
    const { post } = open(Date.UTC(2028, 0, 15))
    const { id } = (await post('pia', '/entries/class-notice', { data })).body
    expect(
      (await post('pia', `/entries/class-notice/${id}/commands`, { action: 'publish' })).status,
    ).toBe(200)
    const [inFebruary] = await read('ben', month, inMonth(2))
    expect(inFebruary).toMatchObject({
      kind: 'class-notice',
      startsAt: '2028-02-28T00:00',
      endsAt: '2028-03-02T00:00',
      state: 'published',
    })
    expect(await read('ben', '2028-03', inMonth(2))).toEqual([inFebruary])
  })

  test('has what appears, changes and ends by itself, at the hour in Manila', async () => {
    const soon = { title: 'Enrollment opens' }
    await add('article', article(soon), { publishAt: inMonth(1, 0), expiresAt: inMonth(29, 23) })
    const shown = await add('article', article({ title: 'Live' }), {})
    const { get, post } = open()
    const times = { basedOn: shown.revision, publishAt: inMonth(10) }
    const change = { data: article({ title: 'Live, changed' }), ...times }
    const due = await post('dan', `/entries/article/${shown.id}/commands`, {
      action: 'publish',
      ...change,
    })
    expect(due.body).toMatchObject({ dueAt: inMonth(10) })
    const { data, revision } = (await get('dan', '/entries/reference/campuses')).body
    const later = { data, basedOn: revision, publishAt: inMonth(11) }
    expect(
      (await post('dan', '/entries/reference/campuses/commands', { action: 'publish', ...later }))
        .status,
    ).toBe(200)
    expect(said(await read('ben'))).toEqual([
      'scheduled Enrollment opens 2028-02-01T00:00',
      'change Live 2028-02-10T12:00',
      'change Campuses 2028-02-11T12:00',
      'ending Enrollment opens 2028-02-29T23:00',
    ])
    // What has appeared appears no more, and what has ended stays.
    for (const now of [inMonth(5), inMonth(29, 24)])
      expect(said(await read('ben', month, now)).filter((line) => line.includes('opens'))).toEqual([
        'ending Enrollment opens 2028-02-29T23:00',
      ])
  })

  test('has the facts that a person may see, and consents for those who may see consents', async () => {
    const editing = { staff: staff.ana, now: noon }
    const [first, second] = await readFacts(given.database, editing)
    await assignFact(given.database, first?.id ?? 0, { verifyBy: '2028-02-08' }, editing)
    await assignFact(given.database, second?.id ?? 0, { verifyBy: '2028-02-09' }, editing)
    const consent = { shows_learners: 'yes', consent_uses: 'news', consent_until: '2028-02-29' }
    await putPicture(given.database, { id: 'a'.repeat(20), name: 'Garden', ...consent })
    const withdrawn = { ...consent, consent_ended_at: noon - day }
    await putPicture(given.database, { id: 'b'.repeat(20), name: 'Withdrawn', ...withdrawn })
    const named = (await read('ana')).map(({ kind, subject }) => [kind, subject])
    expect(named.filter(([kind]) => kind === 'consent')).toEqual([['consent', 'media']])
    const known = [first, second].filter((fact) => fact?.value !== null).length
    expect(named.filter(([kind]) => kind === 'fact')).toHaveLength(known)
    expect(known).toBeGreaterThan(0)
    expect(await read('ben')).toEqual([])
  })

  test('names every kind of entry that declares days', () => {
    const named = contentKinds.filter((kind) => 'days' in kind).map(({ name }) => name)
    expect(calendarKinds).toEqual(expect.arrayContaining(named))
  })

  test.each(['', '2028', '2028-13', '1999-12'])(
    'refuses the month “%s” in words',
    async (wrong) => {
      const problems = [{ field: 'month', message: 'Enter a month such as 2026-12.' }]
      const refused = { status: 422, body: { problems } }
      expect(await open().get('ben', `/calendar?month=${wrong}`)).toMatchObject(refused)
    },
  )
})
