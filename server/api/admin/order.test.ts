import { expect, test } from 'vitest'
import { listVisibleEntries } from '../../../school/content/entries/list-entries.server.ts'
import { openContentApi, type StaffName } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'

describeOnDatabases('entries that are ordered by hand', (given) => {
  const open = () => {
    const { post } = openContentApi(given.database)
    const add = async (title: string, date = '2026-01-01', group = 'jhs') => {
      const data = { title, date, content: '<p>x</p>', author: 'Grade 10', group }
      return (await post('ana', '/entries/research', { data })).body.id
    }
    const act = (id: number, action: string) =>
      post('ana', `/entries/research/${id}/commands`, { action })
    const order = (ids: number[], kind = 'research', who: StaffName = 'ana') =>
      post(who, `/entries/${kind}/commands`, { action: 'order', ids })
    return { add, act, order }
  }
  const placed = () => {
    const entries = given.database.selectFrom('entry').select('id')
    return entries.where('position', 'is not', null).execute()
  }

  test('come first in the list that visitors see, until they are ordered again; the trash stops none', async () => {
    const { add, act, order } = open()
    const one = await add('One', '2026-01-01')
    const two = await add('Two', '2026-02-01')
    const three = await add('Three', '2026-03-01')
    for (const id of [one, two, three]) await act(id, 'publish')
    const shown = async () => {
      const reader = { ...given, now: () => noon }
      const list = { kind: 'research', category: 'jhs' }
      const page = { page: 1, pageSize: 9 }
      const { entries, total } = await listVisibleEntries(reader, list, page)
      expect(total).toBe(entries.length)
      return entries.map(({ title }) => title)
    }
    expect(await shown()).toEqual(['Three', 'Two', 'One'])
    expect((await order([one, two])).status).toBe(200)
    expect(await shown()).toEqual(['One', 'Two', 'Three'])
    expect((await order([two])).status).toBe(200)
    expect(await shown()).toEqual(['Two', 'Three', 'One'])
    expect((await order([one], 'article')).status).toBe(422)
    expect((await order([two, 999])).status).toBe(404)
    const error = 'This needs the rights of an editor. Ask an administrator.'
    for (const kind of ['research', 'article'])
      expect(await order([one], kind, 'ben')).toMatchObject({ status: 403, body: { error } })
    expect(await shown()).toEqual(['Two', 'Three', 'One'])
    await order([one, two, three])
    await act(one, 'trash')
    expect((await order([three, two])).status).toBe(200)
    expect(await shown()).toEqual(['Three', 'Two'])
  })

  test('stay in their own list: two lists are never mixed', async () => {
    const { add, order } = open()
    const refused = await order([await add('One'), await add('Other', '2026-01-01', 'shs')])
    expect(refused).toMatchObject({ status: 422, body: { problems: [{ field: 'ids' }] } })
    expect(await placed()).toEqual([])
  })

  test('stay as they are when one of them may not be moved, which is named', async () => {
    const { add, act, order } = open()
    const ids = [await add('Rice'), await add('Soil')] as const
    await act(ids[1], 'trash')
    const error = expect.stringMatching(/^Soil: \w/) as string
    expect(await order([...ids])).toMatchObject({ status: 409, body: { error } })
    expect(await placed()).toEqual([])
  })
})
