import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { announcement, article, noon } from '../../../tests/helpers/entries.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'

const hour = 3_600_000

describeOnDatabases('an entry that is sent twice because its answer was lost', (given) => {
  const countArticles = async (api: ReturnType<typeof openContentApi>) =>
    (await api.get('ana', '/entries/article')).body.total

  test('is added once, with the content that was sent last', async () => {
    const api = openContentApi(given.database)
    const first = await api.post('ben', '/entries/article', {
      data: article({ title: 'Fair' }),
      autosave: 'new-a1',
    })
    const second = await api.post('ben', '/entries/article', {
      data: article({ title: 'Fairs' }),
      autosave: 'new-a1',
    })
    expect(second).toMatchObject({ status: 201, body: { id: first.body.id, title: 'Fairs' } })
    expect(await countArticles(api)).toBe(1)
  })

  test('is a conflict once another person has saved it', async () => {
    const api = openContentApi(given.database)
    const { id } = (
      await api.post('ben', '/entries/article', { data: article(), autosave: 'new-a1' })
    ).body
    await api.put('ana', `/entries/article/${id}`, {
      data: article({ title: 'Theirs' }),
      basedOn: 1,
    })
    const again = await api.post('ben', '/entries/article', {
      data: article({ title: 'Mine' }),
      autosave: 'new-a1',
    })
    expect(again).toMatchObject({
      status: 409,
      body: { reason: 'conflict', current: { id, title: 'Theirs' } },
    })
  })

  test('is a different entry under another name, by another person, of another kind, or without a name', async () => {
    const api = openContentApi(given.database)
    await api.post('ben', '/entries/article', { data: article(), autosave: 'new-a1' })
    await api.post('ben', '/entries/article', { data: article(), autosave: 'new-b2' })
    await api.post('ana', '/entries/article', { data: article(), autosave: 'new-a1' })
    await api.post('ana', '/entries/article', { data: article() })
    await api.post('ana', '/entries/article', { data: article() })
    expect(await countArticles(api)).toBe(5)
    const notice = { data: announcement(), autosave: 'new-a1' }
    expect(await api.post('ana', '/entries/announcement', notice)).toMatchObject({ status: 201 })
    expect((await api.get('ana', '/entries/announcement')).body.total).toBe(1)
  })

  test('is added after the first try was refused', async () => {
    const api = openContentApi(given.database)
    const refused = { data: article({ title: 'a\0b' }), autosave: 'new-a1' }
    expect((await api.post('ben', '/entries/article', refused)).status).toBe(422)
    const taken = await api.post('ben', '/entries/article', { data: article(), autosave: 'new-a1' })
    expect(taken.status).toBe(201)
    expect(await countArticles(api)).toBe(1)
  })

  test('is copied once for each name', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ben', '/entries/article', { data: article({ title: 'Fair' }) }))
      .body
    const copy = async (body: object) =>
      (await api.post('ben', `/entries/article/${id}/copy`, body)).body.id
    const first = await copy({ autosave: 'new-c1' })
    expect(await copy({ autosave: 'new-c1' })).toBe(first)
    expect(await copy({ autosave: 'new-c2' })).not.toBe(first)
    expect(await copy({})).not.toBe(first)
    expect(await countArticles(api)).toBe(4)
  })

  test('is recognized for 60 days', async () => {
    const clock = { now: noon }
    const api = openContentApi(given.database, clock)
    const send = async (autosave: string) =>
      (await api.post('ben', '/entries/article', { data: article(), autosave })).body.id
    const first = await send('new-a1')
    clock.now += 60 * 24 * hour
    await send('new-b2')
    expect(await send('new-a1')).toBe(first)
    clock.now += 1
    await send('new-c3')
    const names = await given.database
      .selectFrom('entry_addition')
      .select('name')
      .orderBy('name')
      .execute()
    expect(names.map(({ name }) => name)).toEqual(['new-b2', 'new-c3'])
  })
})
