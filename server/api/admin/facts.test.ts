import { expect, test } from 'vitest'
import type { WatchedFact } from '../../../school/operations/fact-checks/read-facts.server.ts'
import {
  openContentApi,
  putStaff,
  staff,
  type StaffName,
} from '../../../tests/helpers/content-api.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'

describeOnStarterContent('facts to verify', (given) => {
  const api = () => openContentApi(given.database)
  const change = (id: number, fields: object, who: StaffName = 'ana') =>
    api().put(who, `/facts/${id}`, fields)
  const list = async (query = '') => {
    const { status, body } = await api().get('ana', `/facts?perPage=500&${query}`)
    expect(status).toBe(200)
    return body as unknown as { data: WatchedFact[]; total: number }
  }
  const find = async (label: string) => {
    const fact = (await list()).data.find((each) => each.label === label)
    if (!fact) throw new Error(`There is no fact “${label}”.`)
    return fact
  }
  /** Publishes reference content as it is but for a change. */
  const publish = async <Data>(key: string, edit: (data: Data) => Data) => {
    const path = `/entries/reference/${key}`
    const { data, revision } = (await api().get('ana', path)).body
    const next = { action: 'publish', data: edit(data as Data), basedOn: revision }
    expect((await api().post('ana', `${path}/commands`, next)).status).toBe(200)
  }

  test('are every figure and contact, the campuses, the admissions note and the registration address', async () => {
    const { data, total } = await list()
    expect(data).toHaveLength(total)
    const count = (key: string) => data.filter((fact) => fact.key === key).length
    expect(count('counters')).toBe(12)
    expect(count('contact-directory')).toBe(13)
    expect(count('campuses')).toBe(2)
    expect(count('school-records')).toBe(4)
    // Three offices, four social pages, three quick links, two maps, office hours, the address for
    // questions, class days and the admissions note.
    expect(count('site-settings')).toBe(16)
    // The registration address, and learners whose papers are not known.
    expect(count('admissions')).toBe(5)
    // Fees, forms and uniforms of each level, and the test permit of three.
    expect(count('admission-guide')).toBe(15)
    expect(await find('Home page: Programs')).toMatchObject({ value: '20' })
    expect(await find('Admissions: requirements')).toMatchObject({
      value: 'Updated as of March 2025',
    })
  })

  test('are missing until someone enters them', async () => {
    const missing = (await list('missing=1')).data
    expect(missing.map(({ value }) => value)).toEqual(missing.map(() => null))
    const { id, ...hours } = await find('Office hours')
    expect(hours).toMatchObject({ key: 'site-settings', field: 'officeHours', can: ['assign'] })
    const officeHours = [{ from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' }]
    await publish<object>('site-settings', (data) => ({ ...data, officeHours }))
    const entered = { id, value: 'Mo-Fr 08:00-17:00', can: ['check', 'assign'] }
    expect(await find('Office hours')).toMatchObject(entered)
    expect((await list('missing=1')).total).toBe(missing.length - 1)
  })

  // Who may assign and check: school/operations/fact-checks/facts.test.ts.
  test('are given to an owner who checks them, and found by words, owner and day', async () => {
    await putStaff(given.database, ['ben'])
    const { id } = await find('Home page: Programs')
    const owner = { id: 'ben', name: staff.ben.name }
    const assigned = await change(id, { owner: 'ben', verifyBy: '2026-11-19' })
    expect(assigned.body).toMatchObject({ owner })
    for (const query of ['q=programs', 'overdue=1', 'owner=ben'])
      expect((await list(query)).data).toMatchObject([{ id, owner }])
    expect((await list('owner=none')).total).toBe((await list()).total - 1)
    expect(await change(id, { isTrueToday: true }, 'ben')).toMatchObject({
      status: 200,
      body: { verifyBy: '2027-05-21', verifiedAt: noon },
    })
    expect((await list('overdue=1')).total).toBe(0)
    expect((await change(id, { owner: null }, 'ben')).status).toBe(403)
    expect((await change(99_999, { isTrueToday: true }, 'ben')).status).toBe(404)
    expect((await change(id, { verifyBy: '2026-02-30' })).status).toBe(422)
  })

  test('keep owner and day when the figure changes, and go away with what they were about', async () => {
    const { id } = await find('Robotics: Patents')
    await change(id, { verifyBy: '2027-01-15' })
    await publish<{ label: string; value: number }[]>('counters', (data) =>
      data
        .filter(({ label }) => label !== 'World titles')
        .map((counter) => (counter.label === 'Patents' ? { ...counter, value: 3 } : counter)),
    )
    const patents = await find('Robotics: Patents')
    expect(patents).toMatchObject({ id, value: '3', verifyBy: '2027-01-15' })
    const labels = (await list()).data.map(({ label }) => label)
    expect(labels).not.toContain('Robotics: World titles')
    const rows = given.database.selectFrom('fact').select('path').where('key', '=', 'counters')
    const paths = (await rows.execute()).map(({ path }) => path)
    expect(paths).not.toContain('robotics/World titles')
  })
})
