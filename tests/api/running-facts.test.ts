import { beforeEach, expect, test } from 'vitest'
import type { WatchedFact } from '../../school/operations/fact-checks/read-facts.server.ts'
import { describeOnStarterContent } from '../helpers/databases.ts'
import { noon } from '../helpers/entries.ts'
import { openStaffApi, signInAs } from '../helpers/staff.ts'

const day = 86_400_000

describeOnStarterContent('facts to verify', (given) => {
  let site: ReturnType<typeof openStaffApi>
  let token: string
  beforeEach(async () => {
    site = openStaffApi(given.database)
    site.clock.now = noon
    token = (await signInAs(given.database, 'editor', { now: noon })).token
  })

  const list = async (query = '', as = token) => {
    const { status, body } = await site.call(
      'GET',
      `/facts${query ? `?${query}&` : '?'}perPage=500`,
      { token: as },
    )
    expect(status).toBe(200)
    return body as { data: WatchedFact[]; total: number }
  }
  const find = async (label: string) => {
    const fact = (await list()).data.find((each) => each.label === label)
    if (!fact) throw new Error(`There is no fact “${label}”.`)
    return fact
  }

  test('are every figure and contact, the campuses, the admissions note and the registration address', async () => {
    const { data, total } = await list()
    expect(data).toHaveLength(total)
    const count = (key: string) => data.filter((fact) => fact.key === key).length
    expect(count('counters')).toBe(12)
    expect(count('contact-directory')).toBe(13)
    expect(count('campuses')).toBe(2)
    // Three offices, four social pages, three quick links, two maps, office hours, the address for
    // questions and the admissions note.
    expect(count('site-settings')).toBe(15)
    // The registration address, and learners whose papers are not known.
    expect(count('admissions')).toBe(5)
    expect(count('admission-guide')).toBe(8)
    expect(await find('Home page: Programs')).toMatchObject({
      value: '20',
      verifyBy: '2026-12-20',
      owner: null,
    })
    expect(await find('Admissions: requirements')).toMatchObject({
      value: 'Updated as of March 2025',
    })
  })

  test('are missing until someone enters them', async () => {
    const missing = (await list('missing=1')).data
    expect(missing.map(({ value }) => value)).toEqual(missing.map(() => null))
    const hours = missing.find(({ label }) => label === 'Office hours')
    expect(hours).toMatchObject({ key: 'site-settings', field: 'officeHours', can: ['assign'] })
    const refused = await site.call('POST', `/facts/${hours?.id}/check`, { token, body: {} })
    expect(refused.status).toBe(409)
    const { body } = await site.call('GET', '/reference/site-settings', { token })
    const { data, revision } = body as { data: object; revision: number }
    const entered = {
      ...data,
      officeHours: [{ from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' }],
    }
    const saved = await site.call('POST', '/reference/site-settings/publish', {
      token,
      body: { data: entered, basedOn: revision },
    })
    expect(saved.status).toBe(200)
    expect(await find('Office hours')).toMatchObject({
      id: hours?.id,
      value: 'Mo-Fr 08:00-17:00',
      can: ['check', 'assign'],
    })
    expect((await list('missing=1')).total).toBe(missing.length - 1)
  })

  test('are overdue from the day after their day, and found among all by that', async () => {
    const { id } = await find('Home page: Programs')
    await site.call('PUT', `/facts/${id}`, { token, body: { verifyBy: '2026-11-20' } })
    expect((await list('overdue=1')).total).toBe(0)
    site.clock.now = noon + day
    token = (await signInAs(given.database, 'editor', { now: site.clock.now })).token
    expect((await list('overdue=1')).data.map(({ label }) => label)).toEqual([
      'Home page: Programs',
    ])
    expect((await list('q=program')).total).toBe(1)
  })

  test('are said to be true in one step, which sets the next day and is logged', async () => {
    const { id } = await find('Robotics: Patents')
    const { status, body } = await site.call('POST', `/facts/${id}/check`, { token, body: {} })
    expect(status).toBe(200)
    expect(body).toMatchObject({ verifyBy: '2027-05-21', verifiedAt: noon })
    const event = await given.database
      .selectFrom('activity')
      .selectAll()
      .where('subject', '=', 'fact')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      action: 'check',
      subject_id: String(id),
      title: 'Robotics: Patents',
    })
    expect(JSON.parse(event.after ?? '')).toMatchObject({
      checked: '2026-11-20',
      verifyBy: '2027-05-21',
      value: '2',
    })
  })

  test('get an owner, who then sees and checks them without being an editor', async () => {
    const author = await signInAs(given.database, 'author', { now: noon })
    expect((await list('', author.token)).total).toBe(0)
    const { id } = await find('Admissions: requirements')
    const assigned = await site.call('PUT', `/facts/${id}`, {
      token,
      body: { owner: author.staff.id },
    })
    expect(assigned.body).toMatchObject({ owner: { id: author.staff.id, name: author.staff.name } })
    expect((await list(`owner=${author.staff.id}`)).total).toBe(1)
    expect((await list('', author.token)).data).toMatchObject([{ id, can: ['check'] }])
    expect(
      (await site.call('POST', `/facts/${id}/check`, { token: author.token, body: {} })).status,
    ).toBe(200)
    expect(
      (await site.call('PUT', `/facts/${id}`, { token: author.token, body: { owner: null } }))
        .status,
    ).toBe(403)
    const other = await find('Home page: Programs')
    expect(
      (await site.call('POST', `/facts/${other.id}/check`, { token: author.token, body: {} }))
        .status,
    ).toBe(404)
  })

  test('refuse an unknown owner, and days that do not exist', async () => {
    const { id } = await find('Robotics: Patents')
    for (const body of [{ owner: 'unknown' }, { verifyBy: '2026-02-30' }]) {
      expect((await site.call('PUT', `/facts/${id}`, { token, body })).status).toBe(422)
    }
    expect((await site.call('POST', '/facts/99999/check', { token, body: {} })).status).toBe(404)
  })

  test('keep owner and day when the figure changes, and go away with what they were about', async () => {
    const before = await find('Robotics: Patents')
    await site.call('PUT', `/facts/${before.id}`, { token, body: { verifyBy: '2027-01-15' } })
    const { body } = await site.call('GET', '/reference/counters', { token })
    const { data, revision } = body as {
      data: { label: string; value: number }[]
      revision: number
    }
    const changed = data
      .filter(({ label }) => label !== 'World titles')
      .map((counter) => (counter.label === 'Patents' ? { ...counter, value: 3 } : counter))
    const saved = await site.call('POST', '/reference/counters/publish', {
      token,
      body: { data: changed, basedOn: revision },
    })
    expect(saved.status).toBe(200)
    expect(await find('Robotics: Patents')).toMatchObject({
      id: before.id,
      value: '3',
      verifyBy: '2027-01-15',
    })
    const labels = (await list()).data.map(({ label }) => label)
    expect(labels).not.toContain('Robotics: World titles')
    const rows = await given.database
      .selectFrom('fact')
      .select('path')
      .where('key', '=', 'counters')
      .execute()
    expect(rows.map(({ path }) => path)).not.toContain('robotics/World titles')
  })

  test('lose an owner who was erased', async () => {
    const leaving = await signInAs(given.database, 'author', { now: noon })
    const admin = await signInAs(given.database, 'administrator', { now: noon })
    const { id } = await find('Robotics: Patents')
    await site.call('PUT', `/facts/${id}`, { token, body: { owner: leaving.staff.id } })
    await site.call('POST', `/facts/${id}/check`, { token: leaving.token, body: {} })
    await site.call('DELETE', `/staff/${leaving.staff.id}/data`, { token: admin.token })
    expect(await find('Robotics: Patents')).toMatchObject({
      owner: null,
      verifiedBy: 'A former staff member',
    })
  })
})
