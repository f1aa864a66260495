import { beforeEach, expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { openContentApi, putStaff, type StaffName } from '../../../tests/helpers/content-api.ts'

describeOnDatabases('saved filters', (given) => {
  beforeEach(() => putStaff(given.database, ['ben', 'cora']))
  const path = '/saved-filters/article'
  const open = () => {
    const { get, post } = openContentApi(given.database)
    const give = (who: StaffName, command: object) => post(who, `${path}/commands`, command)
    return {
      get,
      give,
      save: (who: StaffName, name: string, saved: object = query) =>
        give(who, { action: 'save', name, query: saved }),
    }
  }
  const query = { q: 'fair', state: 'draft', topic: 'jhs', mine: 'true', sort: 'title' }

  test('belong to one person and one kind, and come back as they were, by name', async () => {
    const api = open()
    await api.save('ben', 'My drafts for JHS')
    const all = [
      { name: 'All for JHS', query: { q: '', topic: 'jhs' } },
      { name: 'My drafts for JHS', query },
    ]
    const saved = await api.save('ben', 'All for JHS', { topic: 'jhs' })
    expect(saved).toMatchObject({ status: 200, body: all })
    expect((await api.get('ben', path)).body).toMatchObject(all)
    expect((await api.get('cora', path)).body).toEqual([])
    expect((await api.get('ben', '/saved-filters/event')).body).toEqual([])
  })

  test('are renamed and deleted by their owner alone', async () => {
    const api = open()
    const [{ id } = { id: '' }] = (await api.save('ben', 'Drafts')).body as unknown as {
      id: string
    }[]
    await api.save('ben', 'Taken')
    const rename = (who: StaffName, name: string) => api.give(who, { action: 'rename', id, name })
    const remove = (who: StaffName) => api.give(who, { action: 'delete', id })
    expect((await rename('cora', 'Hers')).status).toBe(404)
    expect(await remove('cora')).toMatchObject({ status: 200, body: [] })
    const message = 'You have a filter of this name. Choose another name.'
    expect(await rename('ben', 'taken')).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'name', message }] },
    })
    const renamed = [{ name: 'drafts', query }, { name: 'Taken' }]
    expect((await rename('ben', 'drafts')).body).toMatchObject(renamed)
    for (const _ of ['deleted', 'gone already'])
      expect((await remove('ben')).body).toMatchObject([{ name: 'Taken' }])
  })

  test('are at most 20, have a name, and hold only what a list knows', async () => {
    const api = open()
    for (let index = 1; index <= 20; index += 1)
      expect((await api.save('ben', `Number ${index}`)).status).toBe(200)
    expect(await api.save('ben', 'One more')).toMatchObject({
      status: 409,
      body: { error: 'You have 20 saved filters for this list. Delete one first.' },
    })
    expect((await api.save('cora', ' ')).status).toBe(422)
    expect((await api.save('cora', 'Asleep', { state: 'asleep' })).status).toBe(422)
  })
})
