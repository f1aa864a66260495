import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { seedStarterContent } from '../../../content/seed.ts'

describeOnDatabases('unsaved typing', (given) => {
  test('is kept, valid or not, for its author alone, and deleted by saving', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ben', '/entries/article', { data: article() })).body
    const path = `/autosaves/article/${id}`
    const typed = { data: { title: '', content: '<p>half\u0000' }, basedOn: 1 }
    expect(await api.put('ben', path, typed)).toMatchObject({
      status: 200,
      body: { ...typed, savedAt: noon },
    })
    await api.put('ben', path, { ...typed, data: { title: 'More' } })
    expect(await api.get('ben', path)).toMatchObject({
      body: { data: { title: 'More' }, basedOn: 1 },
    })
    for (const other of ['cora', 'ana', 'dan'] as const)
      expect((await api.get(other, path)).body).toBeNull()
    expect((await api.get('ana', `/entries/article/${id}/revisions`)).body).toHaveLength(1)
    await api.put('ana', path, typed)
    await api.put('ben', `/entries/article/${id}`, {
      data: article({ title: 'Saved' }),
      basedOn: 1,
    })
    expect((await api.get('ben', path)).body).toBeNull()
    // A save ends the draft of the person who saves, and leaves those of all others.
    expect((await api.get('ana', path)).body).toMatchObject(typed)
    expect((await api.remove('ben', path)).status).toBe(200)
    expect((await api.get('ana', path)).body).toMatchObject(typed)
  })

  test('of a new entry is deleted once it is a draft, and can be discarded', async () => {
    const api = openContentApi(given.database)
    await api.put('ben', '/autosaves/article/new', { data: { title: 'x' } })
    await api.put('ben', '/autosaves/event/new', { data: { title: 'x' } })
    await api.put('ana', '/autosaves/article/new', { data: { title: 'Of another person' } })
    await api.post('ben', '/entries/article', { data: article() })
    expect((await api.get('ben', '/autosaves/article/new')).body).toBeNull()
    expect((await api.get('ana', '/autosaves/article/new')).body).toMatchObject({
      data: { title: 'Of another person' },
    })
    expect((await api.remove('ben', '/autosaves/event/new')).status).toBe(200)
    expect((await api.get('ben', '/autosaves/event/new')).body).toBeNull()
  })

  test('of several new entries is kept separately, and each is deleted by its own draft', async () => {
    const api = openContentApi(given.database)
    await api.put('ben', '/autosaves/article/new-a1', { data: { title: 'One' } })
    await api.put('ben', '/autosaves/article/new-b2', { data: { title: 'Two' } })
    await api.put('ben', '/autosaves/article/7', { data: { title: 'Not new' } })
    await api.put('ana', '/autosaves/article/new-c3', { data: { title: 'Of another person' } })
    const kept = async () => (await api.get('ben', '/autosaves/article')).body
    expect(await kept()).toMatchObject([{ id: 'new-a1' }, { id: 'new-b2' }])
    expect(await kept()).toHaveLength(2)
    await api.post('ben', '/entries/article', { data: article(), autosave: 'new-a1' })
    expect(await kept()).toMatchObject([{ id: 'new-b2', data: { title: 'Two' } }])
    expect(await kept()).toHaveLength(1)
    expect((await api.get('ben', '/autosaves/poem')).status).toBe(404)
    expect((await api.put('ben', '/autosaves/article/new-%2F', { data: {} })).status).toBe(404)
  })

  test('is refused for something that does not exist', async () => {
    const api = openContentApi(given.database)
    for (const path of [
      '/autosaves/poem/1',
      '/autosaves/article/abc',
      '/autosaves/reference/nothing',
    ]) {
      expect((await api.put('ana', path, { data: {} })).status).toBe(404)
    }
    const path = '/autosaves/reference/category%2Fmeaning'
    expect((await api.put('ana', path, { data: {}, basedOn: 1 })).status).toBe(200)
    expect((await api.put('ana', path, { data: 'x' })).status).toBe(422)
  })

  test('is kept for the newest 50', async () => {
    const clock = { now: noon }
    const api = openContentApi(given.database, clock)
    for (let id = 1; id <= 52; id += 1) {
      clock.now += 1
      await api.put('ben', `/autosaves/article/${id}`, { data: {} })
    }
    const kept = await given.database
      .selectFrom('autosave')
      .select('subject_id')
      .orderBy('saved_at')
      .execute()
    expect([kept.length, kept[0]?.subject_id]).toEqual([50, '3'])
  })
})

describeOnDatabases('revisions', (given) => {
  test('are listed newest first and can be read', async () => {
    const api = openContentApi(given.database)
    const { id } = (
      await api.post('ben', '/entries/article', { data: article({ title: 'First' }) })
    ).body
    await api.put('ana', `/entries/article/${id}`, {
      data: article({ title: 'Second' }),
      basedOn: 1,
    })
    const path = `/entries/article/${id}/revisions`
    expect((await api.get('cora', path)).body).toEqual([
      { number: 2, savedBy: 'Ana Reyes', savedAt: noon, title: 'Second' },
      { number: 1, savedBy: 'Ben Cruz', savedAt: noon, title: 'First' },
    ])
    expect((await api.get('cora', `${path}/1`)).body).toMatchObject({
      number: 1,
      data: article({ title: 'First' }),
    })
    expect((await api.get('cora', `${path}/3`)).status).toBe(404)
    expect((await api.get('cora', '/entries/event/1/revisions')).status).toBe(404)
  })

  test('are listed to the first one, however many there are', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ana', '/entries/article', { data: article() })).body
    for (let basedOn = 1; basedOn < 21; basedOn += 1)
      await api.put('ana', `/entries/article/${id}`, {
        data: article({ title: `After ${basedOn}` }),
        basedOn,
      })
    const listed = (await api.get('ana', `/entries/article/${id}/revisions`)).body as unknown as {
      number: number
    }[]
    expect(listed.map(({ number }) => number)).toEqual(
      Array.from({ length: 21 }, (_, index) => 21 - index),
    )
  })

  test('of reference content are listed too', async () => {
    await seedStarterContent(given.database, noon)
    const api = openContentApi(given.database)
    const { data } = (await api.get('ana', '/reference/counters')).body
    await api.put('ana', '/reference/counters', { data: (data as unknown[]).slice(1), basedOn: 1 })
    expect((await api.get('ana', '/reference/counters/revisions')).body).toMatchObject([
      { number: 2, savedBy: 'Ana Reyes', title: 'Counters' },
      { number: 1, savedBy: 'Starter content' },
    ])
    expect((await api.get('ana', '/reference/counters/revisions/1')).body).toMatchObject({ data })
  })
})

describeOnDatabases('the activity log for staff', (given) => {
  test('shows editors everything, authors their own events, and events about accounts to administrators only', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ben', '/entries/article', { data: article() })).body
    await api.post('ana', `/entries/article/${id}/publish`)
    await given.database
      .insertInto('activity')
      .values({
        at: noon,
        staff_id: 'dan',
        staff_name: 'Dan Lim',
        action: 'invite',
        subject: 'staff',
        subject_id: 'x',
        title: 'New person',
        before: null,
        after: null,
      })
      .execute()
    const actions = async (who: 'ana' | 'ben' | 'cora' | 'dan', query = '') => {
      const { data, total } = (await api.get(who, `/activity?${query}`)).body
      const events = data as { action: string }[]
      expect(total).toBe(events.length)
      return events.map(({ action }) => action)
    }
    expect(await actions('dan')).toEqual(['invite', 'publish', 'create'])
    expect(await actions('ana')).toEqual(['publish', 'create'])
    expect(await actions('ben')).toEqual(['create'])
    expect(await actions('cora')).toEqual([])
    expect(await actions('dan', 'staff=ben')).toEqual(['create'])
    expect(await actions('dan', 'subject=staff')).toEqual(['invite'])
    expect(await actions('dan', `subject=article&subjectId=${id}&action=publish`)).toEqual([
      'publish',
    ])
    const [event] = (await api.get('ana', '/activity')).body.data as { id: number }[]
    expect((await api.get('ana', `/activity/${event?.id}`)).body).toMatchObject({
      before: { status: 'draft', publishAt: null },
      after: { status: 'published', publishAt: noon },
    })
    expect((await api.get('ben', `/activity/${event?.id}`)).status).toBe(404)
  })
})
