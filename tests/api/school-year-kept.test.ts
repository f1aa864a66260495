import { beforeEach, expect, test } from 'vitest'
import { readContentVersion } from '../../db/content-version.ts'
import { describeOnStarterContent } from '../helpers/databases.ts'
import { march, nextYear, openSchoolYear } from '../helpers/school-year.ts'

describeOnStarterContent('what a move to the next school year keeps', (given) => {
  let year: Awaited<ReturnType<typeof openSchoolYear>>
  beforeEach(async () => {
    year = await openSchoolYear(given.database)
  })

  const said = { admissionsUpdated: 'March 2027', figures: [{ index: 0, value: 700, note: null }] }
  const undo = async () =>
    (await year.call('POST', '/school-year/undo', { year: '2027-2028' })).body
  const copies = async (query = '') =>
    (await year.call('GET', `/entries/event?q=Copy${query}`)).body.data
  const readFact = async (id: number) => (await year.read()).facts.find((fact) => fact.id === id)

  test('is what the site said before, which is shown, and it is taken back whole', async () => {
    const { id } = await year.addEvent()
    const before = await year.read()
    await year.begin({
      ...said,
      events: [{ id, title: 'Copy', ...nextYear }],
      facts: [{ id: before.facts[0]?.id ?? 0, owner: year.me }],
      checkBy: '2026-12-01',
    })
    const { body: past } = await year.call('GET', '/school-year/2026-2027')
    const { year: of, endedAt, admissionsUpdated } = past
    expect([of, endedAt, admissionsUpdated]).toEqual(['2026-2027', march, 'March 2025'])
    expect(past.figures[0]).toMatchObject({ value: 672 })
    expect(past.events.map(({ title }) => title)).toContain('Foundation week 2026-2027')
    expect(past.pages.length).toBeGreaterThan(20)
    for (const other of ['2027-2028', '2025-2026', '2026'])
      expect((await year.call('GET', `/school-year/${other}`)).status).toBe(404)
    const version = await readContentVersion(given.database)
    expect(await undo()).toEqual({ year: '2026-2027', kept: [] })
    expect(await readContentVersion(given.database)).toBeGreaterThan(version)
    const { revisions, ...after } = await year.read()
    expect({ ...after, revisions: before.revisions }).toEqual(before)
    expect(revisions['admission-guide']).toBe(before.revisions['admission-guide'])
    expect(await copies('&state=trashed')).toHaveLength(1)
    expect((await year.call('POST', '/school-year/undo', { year: '2026-2027' })).status).toBe(409)
    expect((await year.call('GET', '/school-year/2026-2027')).status).toBe(404)
  })

  test('keeps pages, drafts and facts that staff changed since, and names them', async () => {
    const { id } = await year.addEvent()
    const { facts } = await year.read()
    const fact = facts.find(({ label }) => label === 'Enrollment: College')?.id ?? 0
    await year.begin({
      ...said,
      events: [{ id, title: 'Copy', ...nextYear }],
      facts: [{ id: fact, owner: year.me }],
    })
    const { body: counters } = await year.call('GET', '/entries/reference/counters')
    const data = counters.data.map((counter, index) =>
      index === 1 ? { ...counter, value: 2_700 } : counter,
    )
    const basedOn = counters.revision
    await year.call('POST', '/entries/reference/counters/commands', {
      action: 'publish',
      data,
      basedOn,
    })
    const [copy] = await copies()
    await year.call('POST', `/entries/event/${String(copy?.['id'])}/commands`, {
      action: 'publish',
    })
    await year.call('POST', `/facts/${fact}/check`, {})
    expect((await undo()).kept.toSorted()).toEqual(['Copy', 'Counters'])
    const after = await year.read()
    expect(after.admissionsUpdated).toBe('March 2025')
    expect(after.figures.slice(0, 2).map(({ value }) => value)).toEqual([700, 2_700])
    expect(await readFact(fact)).toMatchObject({ owner: { id: year.me }, verifyBy: '2027-08-30' })
  })

  test('keeps the Filipino of a fee, and leaves the days out that a repeat left out last year', async () => {
    const guide = (await year.call('GET', '/entries/reference/admission-guide')).body
    const fil = { isWhole: true, texts: { item: { text: 'Matrikula', of: 'Tuition' } } }
    const tuition = { item: 'Tuition', amount: 30_000, when: null }
    const data = guide.data as unknown as { jhs: object }
    await year.call('POST', '/entries/reference/admission-guide/commands', {
      action: 'publish',
      data: { ...data, jhs: { ...data.jhs, fees: [{ ...tuition, fil }] } },
      basedOn: guide.revision,
    })
    const { id } = await year.addEvent({
      repeat: { every: 'week', until: '2027-03-15', except: ['2026-11-30'] },
    })
    await year.begin({
      levels: [{ tag: 'jhs', schoolYear: '2027-2028', fees: [{ ...tuition, amount: 31_000 }] }],
      events: [{ id, title: 'Copy', ...nextYear, until: '2028-03-13' }],
    })
    expect((await year.call('GET', '/entries/reference/admission-guide')).body.data).toMatchObject({
      jhs: { fees: [{ amount: 31_000, fil: { texts: { item: { text: 'Matrikula' } } } }] },
    })
    expect((await copies())[0]).toMatchObject({
      data: { repeat: { until: '2028-03-13', except: [] } },
    })
  })

  test('leaves a fact that is due sooner as it is, and ends the typing that it saved', async () => {
    const { facts, next } = await year.read()
    const id = facts[0]?.id ?? 0
    await year.call('PUT', `/facts/${id}`, { verifyBy: '2027-03-05' })
    const typing = `/autosaves/school-year/${next}`
    const data = { firstDay: '2027-06-07' }
    expect((await year.call('PUT', typing, { data })).status).toBe(200)
    expect((await year.call('GET', typing)).body.data).toEqual(data)
    expect((await year.call('PUT', '/autosaves/school-year/2027', { data: {} })).status).toBe(404)
    await year.begin({ facts: [{ id, owner: year.me }] })
    expect((await year.call('GET', typing)).body).toBeNull()
    expect(await readFact(id)).toMatchObject({ owner: { id: year.me }, verifyBy: '2027-03-05' })
  })
})
