import { expect, test } from 'vitest'
import { listVisibleEntries } from '../../../school/content/entries/list-entries.server.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'

describeOnDatabases('entries that are ordered by hand', (given) => {
  test('come first in the list that visitors see, until they are ordered again', async () => {
    const api = openContentApi(given.database)
    const ids: number[] = []
    for (const [title, date] of [
      ['One', '2026-01-01'],
      ['Two', '2026-02-01'],
      ['Three', '2026-03-01'],
    ]) {
      const data = { title, date, content: '<p>x</p>', author: 'Grade 10', group: 'jhs' }
      const { id } = (await api.post('ana', '/entries/research', { data })).body
      await api.post('ana', `/entries/research/${id}/publish`)
      ids.push(id)
    }
    const shown = async () => {
      const list = { kind: 'research', category: 'jhs', topic: '' }
      const page = await listVisibleEntries(given.database, list, {
        page: 1,
        pageSize: 9,
        now: noon,
      })
      expect(page.total).toBe(3)
      return page.entries.map(({ title }) => title)
    }
    expect(await shown()).toEqual(['Three', 'Two', 'One'])
    const [one, two] = ids
    expect((await api.post('ana', '/entries/research/order', { ids: [one, two] })).status).toBe(200)
    expect(await shown()).toEqual(['One', 'Two', 'Three'])
    expect((await api.post('ana', '/entries/research/order', { ids: [two] })).status).toBe(200)
    expect(await shown()).toEqual(['Two', 'Three', 'One'])
    expect((await api.post('ana', '/entries/article/order', { ids: [one] })).status).toBe(422)
    expect((await api.post('ana', '/entries/research/order', { ids: [two, 999] })).status).toBe(404)
    expect(await shown()).toEqual(['Two', 'Three', 'One'])
  })

  test('stay in their own list: two lists are never mixed', async () => {
    const api = openContentApi(given.database)
    const add = async (group: string) => {
      const data = { title: `Of ${group}`, date: '2026-01-01', content: '<p>x</p>', group }
      return (await api.post('ana', '/entries/research', { data })).body.id
    }
    const ids = [await add('jhs'), await add('shs')]
    const refused = await api.post('ana', '/entries/research/order', { ids })
    expect(refused).toMatchObject({ status: 422, body: { problems: [{ field: 'ids' }] } })
    const placed = given.database.selectFrom('entry').select('id').where('position', 'is not', null)
    expect(await placed.execute()).toEqual([])
  })

  test('stay as they are when one of them may not be moved, which is named', async () => {
    const api = openContentApi(given.database)
    const add = async (title: string) => {
      const data = { title, date: '2026-01-01', content: '<p>x</p>', group: 'jhs' }
      return (await api.post('ana', '/entries/research', { data })).body.id
    }
    const ids = [await add('Rice'), await add('Soil')]
    await api.post('ana', `/entries/research/${ids[1]}/trash`)
    const refused = await api.post('ana', '/entries/research/order', { ids })
    expect(refused).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^Soil: \w/) as string },
    })
    const placed = given.database.selectFrom('entry').select('id').where('position', 'is not', null)
    expect(await placed.execute()).toEqual([])
  })
})
