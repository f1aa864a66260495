import { beforeEach, expect, test } from 'vitest'
import { readContentVersion } from '../../../../db/content-version.ts'
import type { Move } from '../../school-year-schemas.server.ts'
import { readReference } from '../../../../school/content/reference/reference-content.server.ts'
import { countersKind } from '../../../../school/kinds/counters.ts'
import { describeOnStarterContent } from '../../../../tests/helpers/databases.ts'
import { march, nextYear, openSchoolYear } from '../../../../tests/helpers/school-year.ts'

describeOnStarterContent('what a move to the next school year keeps', (given) => {
  let year: Awaited<ReturnType<typeof openSchoolYear>>
  beforeEach(async () => {
    year = await openSchoolYear(given.database)
  })

  const beginWithCounters = async (changes: Partial<Move> = {}) =>
    year.begin({ documents: year.choose(await year.read(), ['counters']), ...changes })
  const readCounters = async () => (await year.call('GET', '/entries/reference/counters')).body
  const readLiveFigure = async () => (await readReference(given, countersKind))[0]?.value
  const undo = async () =>
    (await year.call('POST', '/school-year/commands', { action: 'undo', year: '2027-2028' })).body
  const copies = async (query = '') =>
    (await year.call('GET', `/entries/event?q=Copy${query}`)).body.data
  const readFact = async (id: number) => (await year.read()).facts.find((fact) => fact.id === id)

  test('is what the site said before, which is shown, and it is taken back whole', async () => {
    const { id } = await year.addEvent()
    const { data: counters } = await year.changeFigure(700)
    const before = await year.read()
    const typing = '/autosaves/reference/counters'
    await year.call('PUT', typing, { data: [], basedOn: 2 })
    await beginWithCounters({
      events: [{ id, title: 'Copy', ...nextYear }],
      facts: [{ id: before.facts[0]?.id ?? 0, owner: year.me }],
      checkBy: '2026-12-01',
    })
    expect(await readLiveFigure()).toBe(700)
    const { body: past } = await year.call('GET', '/school-year/2026-2027')
    expect(past).toMatchObject({ year: '2026-2027', endedAt: march })
    expect(past.facts).toContainEqual({
      label: 'Enrollment: Preschool and Grade School',
      value: '672',
    })
    expect(past.events.map(({ title }) => title)).toContain('Foundation week 2026-2027')
    expect(past.pages.length).toBeGreaterThan(20)
    for (const other of ['2027-2028', '2025-2026', '2026'])
      expect((await year.call('GET', `/school-year/${other}`)).status).toBe(404)
    const version = await readContentVersion(given.database)
    expect(await undo()).toEqual({ year: '2026-2027', kept: [] })
    expect(await readContentVersion(given.database)).toBeGreaterThan(version)
    expect(await readLiveFigure(), 'what visitors read').toBe(672)
    expect((await readCounters()).data, 'the change that waits again').toEqual(counters)
    expect((await year.call('GET', typing)).body.data, 'what was never saved').toEqual([])
    const { documents, ...after } = await year.read()
    expect({ ...after, documents: before.documents }).toEqual(before)
    expect(documents.map(({ key, workingRevision }) => [key, workingRevision])).toEqual([
      ['admission-guide', null],
      ['site-settings', null],
      ['counters', 5],
    ])
    expect(await copies('&state=trashed')).toHaveLength(1)
    expect(
      (await year.call('POST', '/school-year/commands', { action: 'undo', year: '2026-2027' }))
        .status,
    ).toBe(409)
    expect((await year.call('GET', '/school-year/2026-2027')).status).toBe(404)
  })

  test('keeps pages, drafts and facts that staff changed since, and names them', async () => {
    const { id } = await year.addEvent()
    const { facts } = await year.read()
    const fact = facts.find(({ label }) => label === 'Enrollment: College')?.id ?? 0
    await year.changeFigure(700)
    await beginWithCounters({
      events: [{ id, title: 'Copy', ...nextYear }],
      facts: [{ id: fact, owner: year.me }],
    })
    await year.changeFigure(800)
    const [copy] = await copies()
    await year.call('POST', `/entries/event/${String(copy?.['id'])}/commands`, {
      action: 'publish',
    })
    await year.call('PUT', `/facts/${fact}`, { isTrueToday: true })
    expect((await undo()).kept.toSorted()).toEqual(['Copy', 'Counters'])
    expect(await readLiveFigure()).toBe(700)
    expect((await readCounters()).data[0]).toMatchObject({ value: 800 })
    expect(await readFact(fact)).toMatchObject({ owner: { id: year.me }, verifyBy: '2027-08-30' })
  })

  test('leaves the days out that a repeat left out last year', async () => {
    const { id } = await year.addEvent({
      repeat: { every: 'week', until: '2027-03-15', except: ['2026-11-30'] },
    })
    await year.begin({ events: [{ id, title: 'Copy', ...nextYear, until: '2028-03-13' }] })
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
