import { expect, test } from 'vitest'
import { eventKind } from '../../kinds/event.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { putArticle, putEntry } from '../../../tests/helpers/entries.ts'
import { countViewsOf, readMostRead } from './entry-views.server.ts'
import { addDayCounts } from './page-views.server.ts'

const today = '2026-11-20'

describeOnDatabases('the views of posts', (given) => {
  test('are those of their own pages in both languages, over 30 days, most read first', async () => {
    const { database } = given
    const read = async (count: number) =>
      (await readMostRead(database, today, count)).map(({ address, views }) => [address, views])
    expect(await read(5)).toEqual([])
    expect(await countViewsOf(database, '/dycian-news/fair', today)).toBe(0)

    const fair = await putArticle(database, { title: 'Fair' })
    await putArticle(database, { title: 'Robots' })
    await putArticle(database, { title: 'Draft' }, { status: 'draft' })
    await putEntry(database, eventKind, {
      title: 'Fair',
      startsAt: '2026-12-01T08:00',
      endsAt: '2026-12-01T17:00',
      category: 'Arts',
    })
    const view = (day: string, views: Record<string, number>) =>
      addDayCounts(database, 'page-view', day, new Map(Object.entries(views)))
    await view(today, {
      '': 99,
      '/': 50,
      '/dycian-news': 40,
      '/dycian-news/fair': 3,
      '/fil/dycian-news/fair': 2,
      '/dycian-news/robots': 4,
      '/events/fair': 1,
      '/dycian-news/draft': 9,
      '/dycian-news/%E0%A4%A': 9,
    })
    await view('2026-10-22', { '/dycian-news/robots': 2 })
    await view('2026-10-21', { '/dycian-news/robots': 100 })
    const robots = ['/dycian-news/robots', 6]
    expect(await read(5)).toEqual([robots, ['/dycian-news/fair', 5], ['/events/fair', 1]])
    expect(await read(1)).toEqual([robots])
    expect(await readMostRead(database, today, 1)).toMatchObject([
      { kind: 'article', title: 'Robots' },
    ])
    expect(await countViewsOf(database, '/dycian-news/robots', today)).toBe(6)
    const get = (id: number) => openContentApi(database).get('ben', `/entries/article/${id}/views`)
    expect(await get(fair.id)).toEqual({ status: 200, body: { views: 5, days: 30 } })
    expect((await get(99)).status).toBe(404)
  })
})
