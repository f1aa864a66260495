import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi, type StaffName } from '../../../tests/helpers/content-api.ts'
import { recordActivity } from '../../../school/staff/activity/record-activity.server.ts'
import { seedStarterContent } from '../../../content/seed.ts'

describeOnDatabases('unsaved typing', (given) => {
  const open = (clock?: { now: number }) => {
    const api = openContentApi(given.database, clock)
    const at = (id: string | number) => `/autosaves/article/${id}`
    return {
      ...api,
      at,
      keep: (who: StaffName, id: string | number, title: string) =>
        api.put(who, at(id), { data: { title } }),
      kept: async (who: StaffName, id: string | number) => (await api.get(who, at(id))).body,
    }
  }

  test('is kept, valid or not, for its author alone, and deleted by saving', async () => {
    const { add, at, kept, get, put } = open()
    const { id, path, act, save } = await add('ben')
    const typed = { data: { title: '', content: '<p>half\u0000' }, basedOn: 1 }
    expect(await put('ben', at(id), typed)).toMatchObject({
      status: 200,
      body: { ...typed, savedAt: noon },
    })
    await put('ben', at(id), { ...typed, data: { title: 'More' } })
    expect(await kept('ben', id)).toMatchObject({ data: { title: 'More' }, basedOn: 1 })
    for (const other of ['cora', 'ana', 'dan'] as const) expect(await kept(other, id)).toBeNull()
    expect((await get('ana', `${path}/revisions`)).body).toHaveLength(1)
    await put('ana', at(id), typed)
    await save('ben', { title: 'Saved' }, 1)
    expect(await kept('ben', id)).toBeNull()
    // A save ends the draft of the person who saves, and publishing what is saved ends none.
    await act('ana', 'publish')
    expect(await kept('ana', id)).toMatchObject(typed)
    expect((await put('ben', at(id), { data: null })).status).toBe(200)
    expect(await kept('ana', id)).toMatchObject(typed)
  })

  test('of new entries is kept separately, deleted once each is a draft, and can be discarded', async () => {
    const { at, keep, kept, get, post, put } = open()
    for (const id of ['new', 'new-a1', 'new-b2', '7']) await keep('ben', id, id)
    for (const id of ['new', 'new-c3']) await keep('ana', id, 'Of another person')
    const event = '/autosaves/event/new'
    await put('ben', event, { data: { title: 'x' } })
    const list = async () =>
      ((await get('ben', '/autosaves/article')).body as unknown as { id: string }[]).map(
        ({ id }) => id,
      )
    expect((await list()).toSorted()).toEqual(['new', 'new-a1', 'new-b2'])
    await post('ben', '/entries/article', { data: article(), autosave: 'new-a1' })
    expect((await list()).toSorted()).toEqual(['new', 'new-b2'])
    await post('ben', '/entries/article', { data: article() })
    expect(await list()).toEqual(['new-b2'])
    expect(await kept('ben', 'new')).toBeNull()
    expect(await kept('ben', 'new-b2')).toMatchObject({ data: { title: 'new-b2' } })
    expect(await kept('ana', 'new')).toMatchObject({ data: { title: 'Of another person' } })
    expect((await put('ben', event, { data: null })).status).toBe(200)
    expect((await get('ben', event)).body).toBeNull()
    expect((await get('ben', '/autosaves/poem')).status).toBe(404)
    expect((await put('ben', at('new-%2F'), { data: {} })).status).toBe(404)
  })

  test('is refused for something that does not exist', async () => {
    const { put } = open()
    for (const path of ['poem/1', 'article/abc', 'reference/nothing'])
      expect((await put('ana', `/autosaves/${path}`, { data: {} })).status).toBe(404)
    const path = '/autosaves/reference/category%2Fmeaning'
    expect((await put('ana', path, { data: {}, basedOn: 1 })).status).toBe(200)
    expect((await put('ana', path, { data: 'x' })).status).toBe(422)
  })

  test('is kept for the newest 50', async () => {
    const clock = { now: noon }
    const { keep } = open(clock)
    for (let id = 1; id <= 52; id += 1) {
      clock.now += 1
      await keep('ben', id, '')
    }
    const rows = given.database.selectFrom('autosave').select('subject_id').orderBy('saved_at')
    const kept = await rows.execute()
    expect([kept.length, kept[0]?.subject_id]).toEqual([50, '3'])
  })
})

describeOnDatabases('revisions', (given) => {
  test('are listed newest first and can be read', async () => {
    const { add, get } = openContentApi(given.database)
    const { path, save } = await add('ben', { title: 'First' })
    await save('ana', { title: 'Second' }, 1)
    expect((await get('cora', `${path}/revisions`)).body).toEqual([
      { number: 2, savedBy: 'Ana Reyes', savedAt: noon, title: 'Second' },
      { number: 1, savedBy: 'Ben Cruz', savedAt: noon, title: 'First' },
    ])
    const data = article({ title: 'First' })
    expect((await get('cora', `${path}/revisions/1`)).body).toMatchObject({ number: 1, data })
    expect((await get('cora', `${path}/revisions/3`)).status).toBe(404)
    expect((await get('cora', '/entries/event/1/revisions')).status).toBe(404)
  })

  test('are listed to the first one, however many there are', async () => {
    const { add, get } = openContentApi(given.database)
    const { path, save } = await add('ana')
    for (let basedOn = 1; basedOn < 21; basedOn += 1)
      await save('ana', { title: `After ${basedOn}` }, basedOn)
    const { body } = await get('ana', `${path}/revisions`)
    const numbers = (body as unknown as { number: number }[]).map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: 21 }, (_, index) => 21 - index))
  })

  test('of reference content are listed too', async () => {
    await seedStarterContent(given.database, noon)
    const { get, put } = openContentApi(given.database)
    const path = '/entries/reference/counters'
    const { data } = (await get('ana', path)).body
    await put('ana', path, { data: (data as unknown[]).slice(1), basedOn: 1 })
    expect((await get('ana', `${path}/revisions`)).body).toMatchObject([
      { number: 2, savedBy: 'Ana Reyes', title: 'Counters' },
      { number: 1, savedBy: 'Starter content' },
    ])
    expect((await get('ana', `${path}/revisions/1`)).body).toMatchObject({ data })
  })
})

describeOnDatabases('the activity log for staff', (given) => {
  test('shows editors everything, authors their own events, and events about accounts to administrators only', async () => {
    const { add, get } = openContentApi(given.database)
    const { id, act } = await add('ben')
    await act('ana', 'publish')
    const by = { at: noon, staff_id: 'dan', staff_name: 'Dan Lim', action: 'invite' }
    const about = { subject: 'staff', subject_id: 'x', title: 'New person' }
    await given.database
      .insertInto('activity')
      .values({ ...by, ...about, before: null, after: null })
      .execute()
    const list = async (who: StaffName, query = '') => {
      const { data, total } = (await get(who, `/activity?${query}`)).body
      const events = data as { id: number; action: string }[]
      expect(total).toBe(events.length)
      return events
    }
    for (const [who, query, actions] of [
      ['dan', '', ['invite', 'publish', 'create']],
      ['ana', '', ['publish', 'create']],
      ['ben', '', ['create']],
      ['cora', '', []],
      ['dan', 'staff=ben', ['create']],
      ['dan', 'subject=staff', ['invite']],
      ['dan', `subject=article&subjectId=${id}&action=publish`, ['publish']],
    ] as const)
      expect((await list(who, query)).map(({ action }) => action)).toEqual(actions)
    const [event] = await list('ana')
    expect((await get('ana', `/activity/${event?.id}`)).body).toMatchObject({
      before: { status: 'draft', publishAt: null },
      after: { status: 'published', publishAt: noon },
    })
    expect((await get('ben', `/activity/${event?.id}`)).status).toBe(404)
  })

  test('loses no line in the database itself, and keeps each as it was written', async () => {
    const { database } = given
    const event = { action: 'publish', subject: 'article', subjectId: '1', title: 'News' } as const
    const states = { before: { a: 1 }, after: { a: 2 } }
    await recordActivity(database, { id: 'ana', name: 'Ana Reyes' }, { ...event, ...states }, noon)
    const read = () => database.selectFrom('activity').selectAll().execute()
    const written = await read()
    expect(written).toHaveLength(1)
    const refusal = 'The activity log is only added to.'
    await expect(database.deleteFrom('activity').execute()).rejects.toThrow(refusal)
    for (const change of [
      { at: 1 },
      { action: 'edit' },
      { subject_id: '2' },
      { staff_id: 'ben' },
      { staff_name: 'Ben Cruz' },
      { title: 'Other news' },
      { title: 'Erased person' },
      { before: null },
      { after: '{"a":3}' },
      { before: null, after: null },
    ])
      await expect(database.updateTable('activity').set(change).execute()).rejects.toThrow(refusal)
    expect(await read()).toEqual(written)
  })
})
