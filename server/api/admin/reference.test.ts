import { expect, test } from 'vitest'
import { readContentVersion } from '../../../db/content-version.ts'
import type { Database } from '../../../db/database.ts'
import { readDepartments } from '../../../school/content/reference/read-departments.server.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { openContentApi, type StaffName } from '../../../tests/helpers/content-api.ts'

interface Part {
  tag: string
  name: string
  shortDescription: string
}

const namesOf = async (database: Database) =>
  (await readDepartments(database)).map(({ name }) => name)

describeOnStarterContent('reference content', (given) => {
  const open = async (key: string, who: StaffName = 'ana') => {
    const api = openContentApi(given.database)
    const path = `/reference/${encodeURIComponent(key)}`
    const { body } = await api.get(who, path)
    return { api, path, data: body.data as Part[], revision: body.revision }
  }
  const rename = (data: Part[], tag: string, name: string) =>
    data.map((part) => (part.tag === tag ? { ...part, name } : part))

  test('is listed with who changed it last', async () => {
    const { api, path, data } = await open('departments')
    await api.put('ana', path, { data: rename(data, 'shs', 'Upper School'), basedOn: 1 })
    const { body: due } = await api.post('ana', `${path}/publish`, { publishAt: noon + 5 })
    expect(due).toMatchObject({ dueRevision: 3, dueAt: noon + 5 })
    const list = (await api.get('ben', '/reference')).body as unknown as { key: string }[]
    expect(list.find(({ key }) => key === 'departments')).toEqual({
      key: 'departments',
      label: 'Departments',
      section: 'Learn With Us',
      revision: 3,
      liveRevision: 1,
      workingRevision: 3,
      dueRevision: 3,
      dueAt: noon + 5,
      reviewRequestedAt: null,
      reviewNote: null,
      reviewRequestedBy: null,
      reviewAsked: null,
      updatedAt: noon,
      updatedBy: 'Ana Reyes',
      can: ['edit', 'revert', 'request-review'],
    })
  })

  test('is published for visitors and for search, with a revision and a line in the log', async () => {
    const { api, path, data, revision } = await open('departments')
    const version = await readContentVersion(given.database)
    const saved = await api.post('ana', `${path}/publish`, {
      data: rename(data, 'shs', 'Upper School'),
      basedOn: revision,
    })
    expect(saved).toMatchObject({
      status: 200,
      body: { revision: 2, liveRevision: 2, workingRevision: null },
    })
    expect((await readDepartments(given.database)).find(({ tag }) => tag === 'shs')?.name).toBe(
      'Upper School',
    )
    expect(await readContentVersion(given.database)).toBeGreaterThan(version)
    const page = await given.database
      .selectFrom('search_page')
      .select('title')
      .where('address', '=', '/learn-with-us/shs')
      .executeTakeFirst()
    expect(page?.title).toBe('Upper School')
    const [event, ...others] = await given.database.selectFrom('activity').selectAll().execute()
    expect(others).toEqual([])
    expect(event).toMatchObject({
      staff_id: 'ana',
      action: 'publish',
      subject: 'reference',
      subject_id: 'departments',
    })
    const after = JSON.parse(event?.after ?? '') as Record<string, Part>
    expect([Object.keys(after), after.shs?.name]).toEqual([['shs'], 'Upper School'])
  })

  test('that another person saved in the meantime is not lost, and neither is one’s own text', async () => {
    const { api, path, data } = await open('departments')
    await api.put('dan', path, { data: rename(data, 'shs', 'Theirs'), basedOn: 1 })
    const mine = await api.put('ana', path, { data: rename(data, 'shs', 'Mine'), basedOn: 1 })
    expect(mine).toMatchObject({
      status: 409,
      body: { reason: 'conflict', current: { revision: 2 } },
    })
    expect((mine.body.current.data as Part[]).map(({ name }) => name)).toContain('Theirs')
  })

  test('goes back to an earlier revision, which visitors see once it is published', async () => {
    const { api, path, data } = await open('departments')
    const change = { data: rename(data, 'shs', 'Upper School'), basedOn: 1 }
    await api.post('ana', `${path}/publish`, change)
    const reverted = await api.post('ana', `${path}/revert`, { revision: 1 })
    expect(reverted).toMatchObject({
      status: 200,
      body: { revision: 3, liveRevision: 2, workingRevision: 3, data },
    })
    expect(await namesOf(given.database)).toContain('Upper School')
    await api.post('ana', `${path}/publish`)
    expect(await namesOf(given.database)).not.toContain('Upper School')
    expect((await api.post('ana', `${path}/revert`, { revision: 8 })).status).toBe(404)
  })

  test('is refused when a field is wrong, and nothing is stored', async () => {
    const { api, path, data } = await open('departments')
    const answer = await api.put('ana', path, { data: rename(data, 'jhs', 'a\0b'), basedOn: 1 })
    expect(answer).toMatchObject({ status: 422, body: { problems: [{ field: '1.name' }] } })
    expect((await api.get('ana', path)).body).toMatchObject({ revision: 1, data })
    expect(await given.database.selectFrom('activity').selectAll().execute()).toEqual([])
  })

  test('of a category is found under its encoded key', async () => {
    const { api, path } = await open('category/meaning')
    expect(await api.get('ana', path)).toMatchObject({
      body: { key: 'category/meaning', address: '/meaning' },
    })
    expect((await api.get('ana', '/reference/category%2Fnowhere')).status).toBe(404)
  })

  test('cannot be shown by an author, and settings are not even read by one', async () => {
    const { api, path, data } = await open('departments')
    for (const body of [{}, { data, basedOn: 1 }])
      expect((await api.post('ben', `${path}/publish`, body)).status).toBe(403)
    const settings = await open('site-settings')
    const change = { data: settings.data, basedOn: settings.revision }
    expect((await api.put('ben', settings.path, change)).status).toBe(403)
    expect((await api.get('ben', settings.path)).status).toBe(403)
  })

  test('of one department is changed by its own editors only', async () => {
    const { api, path, data } = await open('departments', 'shs')
    const other = await api.put('shs', path, {
      data: rename(data, 'jhs', 'Middle School'),
      basedOn: 1,
    })
    expect(other).toMatchObject({
      status: 403,
      body: { error: 'This changes Junior High School; you work on Senior High School.' },
    })
    expect((await api.put('shs', path, { data: data.toReversed(), basedOn: 1 })).status).toBe(403)
    expect(
      (await api.put('shs', path, { data: rename(data, 'shs', 'Upper School'), basedOn: 1 }))
        .status,
    ).toBe(200)
    const settings = (await api.get('ana', '/reference/site-settings')).body
    const refused = await api.put('shs', '/reference/site-settings', {
      data: settings.data,
      basedOn: 1,
    })
    expect(refused.status).toBe(403)
  })
})
