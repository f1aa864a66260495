import { expect, test } from 'vitest'
import { openContentApi, putStaff, type StaffName } from '../../../tests/helpers/content-api.ts'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { announcement, article, noon } from '../../../tests/helpers/entries.ts'
import type { ListedDocument } from './editing.ts'

describeOnBothDatabases(
  'the list of documents of all kinds',
  (given) => {
    const open = () => {
      const clock = { now: noon }
      const api = openContentApi(given.database, clock)
      const add = async (who: StaffName, kind: string, data: object) => {
        clock.now += 1
        const path =
          kind === 'track'
            ? await api.post(who, '/entries/reference/department%2Fshs/commands', {
                action: 'add-page',
                kind,
                data,
              })
            : await api.post(who, `/entries/${kind}`, { data })
        const { id, key } = path.body as { id: number; key?: string }
        const own = key ? `/entries/reference/${encodeURIComponent(key)}` : `/entries/${kind}/${id}`
        return (action: string, by: StaffName = who, body: object = {}) =>
          api.post(by, `${own}/commands`, { action, ...body })
      }
      const list = async (who: StaffName, query: string) => {
        const { status, body } = await api.get(who, `/documents?${query}`)
        expect(status).toBe(200)
        const data = body.data as ListedDocument[]
        return { total: body.total, data, titles: data.map(({ title }) => title) }
      }
      return { api, add, list }
    }

    test('counts all and answers one page of entries and pages, of one kind and of one person', async () => {
      const { add, list } = open()
      await add('ana', 'article', article({ title: 'One' }))
      await add('ana', 'announcement', announcement({ title: 'Two' }))
      await add('ana', 'track', {})
      await add('ben', 'article', article({ title: 'Four' }))
      const first = await list('ana', 'perPage=2')
      expect(first).toMatchObject({ total: 4, titles: ['Four', 'Untitled track'] })
      expect(first.data.map(({ subject, by }) => [subject, by])).toEqual([
        ['article', 'Ben Cruz'],
        ['reference', 'Ana Reyes'],
      ])
      expect((await list('ana', 'perPage=2&page=2')).titles).toEqual(['Two', 'One'])
      expect((await list('ana', 'kind=article&mine=true')).titles).toEqual(['One'])
      expect((await list('ana', 'kind=reference')).titles).toEqual(['Untitled track'])
      const onlyOwn = { total: 1, titles: ['Four'] }
      for (const query of ['', 'mine=false'])
        expect(await list('ben', query)).toMatchObject(onlyOwn)
    })

    test('pages through what is of the departments of a person, and through all of their own', async () => {
      const { add, list } = open()
      for (const topic of ['shs', 'jhs', 'SHS', 'STEM'])
        await add('ana', 'article', article({ title: topic, topics: [topic] }))
      await add('ana', 'track', {})
      const page = (number: number) => list('shs', `perPage=2&page=${number}`)
      expect(await page(1)).toMatchObject({ total: 4, titles: ['Untitled track', 'STEM'] })
      expect(await page(2)).toMatchObject({ total: 4, titles: ['SHS', 'shs'] })
      expect(await list('shs', 'mine=true')).toMatchObject({ total: 0 })
    })

    test('has a draft that waits for a review in both lists: first those that the caller is asked for', async () => {
      const { add, list } = open()
      await putStaff(given.database, ['ana', 'ben'])
      for (const [title, asked] of [
        ['Asked first', null],
        ['Asked of Ana', 'ana'],
      ] as const)
        await (
          await add('ben', 'article', article({ title }))
        )('request-review', 'ben', { asked })
      expect((await list('ana', '')).total).toBe(2)
      const forAna = await list('ana', 'state=review&perPage=1')
      expect(forAna).toMatchObject({ total: 2, titles: ['Asked of Ana'] })
      expect(forAna.data[0]).toMatchObject({ isForCaller: true, by: 'Ben Cruz' })
      expect((await list('ben', 'state=review')).titles).toEqual(['Asked first', 'Asked of Ana'])
      expect((await list('cora', 'state=review')).total).toBe(0)
    })

    test('shows everyone the trash, the last moved first, with who moved it', async () => {
      const { api, add, list } = open()
      const steps = [
        await add('ana', 'track', {}),
        await add('ben', 'article', article({ title: 'Of Ben', topics: ['jhs'] })),
      ]
      for (const give of steps) {
        expect((await give('trash', 'ana')).status).toBe(200)
        await add('ana', 'article', article())
      }
      for (const who of ['ana', 'cora', 'shs'] as const)
        expect((await list(who, 'state=trashed')).titles).toEqual(['Of Ben', 'Untitled track'])
      const { data } = await list('ben', 'state=trashed&mine=1')
      expect(data).toMatchObject([{ title: 'Of Ben', by: 'Ana Reyes', at: noon + 3 }])
      for (const query of ['state=lost', 'kind=nothing'])
        expect((await api.get('ana', `/documents?${query}`)).status).toBe(422)
    })
  },
  'starter',
)
