import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'

describeOnDatabases('saved filters', (given) => {
  const path = '/saved-filters/article'
  const query = { q: 'fair', state: 'draft', topic: 'jhs', mine: 'true', sort: 'title' }

  test('belong to one person and one kind, and come back as they were, by name', async () => {
    const api = openContentApi(given.database)
    const saved = await api.post('ben', path, { name: 'My drafts for JHS', query })
    expect(saved).toMatchObject({ status: 201, body: { name: 'My drafts for JHS', query } })
    await api.post('ben', path, { name: 'All for JHS', query: { topic: 'jhs' } })
    expect((await api.get('ben', path)).body).toMatchObject([
      { name: 'All for JHS', query: { q: '', topic: 'jhs' } },
      { name: 'My drafts for JHS', query },
    ])
    expect((await api.get('cora', path)).body).toEqual([])
    expect((await api.get('ben', '/saved-filters/event')).body).toEqual([])
  })

  test('are renamed and deleted by their owner alone', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ben', path, { name: 'Drafts', query })).body
    await api.post('ben', path, { name: 'Taken', query })
    expect((await api.put('cora', `${path}/${id}`, { name: 'Hers' })).status).toBe(404)
    await api.remove('cora', `${path}/${id}`)
    const message = 'You have a filter of this name. Choose another name.'
    expect(await api.put('ben', `${path}/${id}`, { name: 'taken' })).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'name', message }] },
    })
    expect((await api.put('ben', `${path}/${id}`, { name: 'drafts' })).status).toBe(200)
    const renamed = [{ name: 'drafts', query }, { name: 'Taken' }]
    expect((await api.get('ben', path)).body).toMatchObject(renamed)
    await api.remove('ben', `${path}/${id}`)
    expect((await api.get('ben', path)).body).toMatchObject([{ name: 'Taken' }])
  })

  test('are at most 20, have a name, and hold only what a list knows', async () => {
    const api = openContentApi(given.database)
    for (let index = 1; index <= 20; index += 1)
      expect((await api.post('ben', path, { name: `Number ${index}`, query })).status).toBe(201)
    expect(await api.post('ben', path, { name: 'One more', query })).toMatchObject({
      status: 409,
      body: { error: 'You have 20 saved filters for this list. Delete one first.' },
    })
    expect((await api.post('cora', path, { name: ' ', query })).status).toBe(422)
    const asleep = { name: 'Asleep', query: { state: 'asleep' } }
    expect((await api.post('cora', path, asleep)).status).toBe(422)
  })
})
