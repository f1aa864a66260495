import { expect, test } from 'vitest'
import { articleKind } from '../../kinds/article.ts'
import { eventKind } from '../../kinds/event.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, putEntry } from '../../../tests/helpers/entries.ts'
import { countViewsOf, readMostRead } from './entry-views.server.ts'
import { addPageViews } from './page-views.server.ts'

const today = '2026-11-20'

describeOnDatabases('the views of posts', (given) => {
  const view = (day: string, views: Record<string, number>) =>
    addPageViews(given.database, day, new Map(Object.entries(views)))

  test('are those of their own pages in both languages, over 30 days, most read first', async () => {
    const { database } = given
    const fair = await putEntry(database, articleKind, article({ title: 'Fair' }))
    await putEntry(database, articleKind, article({ title: 'Robots' }))
    await putEntry(database, eventKind, {
      title: 'Fair',
      startsAt: '2026-12-01T08:00',
      endsAt: '2026-12-01T17:00',
      category: 'Arts',
    })
    await putEntry(database, articleKind, article({ title: 'Draft' }), { status: 'draft' })
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
    const read = await readMostRead(database, today, 5)
    expect(read.map(({ kind, title, views }) => [kind, title, views])).toEqual([
      ['article', 'Robots', 6],
      ['article', 'Fair', 5],
      ['event', 'Fair', 1],
    ])
    expect(await readMostRead(database, today, 1)).toMatchObject([
      { title: 'Robots', address: '/dycian-news/robots' },
    ])
    expect(await countViewsOf(database, '/dycian-news/robots', today)).toBe(6)
    expect(await openContentApi(database).get('ben', `/entries/article/${fair.id}/views`)).toEqual({
      status: 200,
      body: { views: 5, days: 30 },
    })
    expect((await openContentApi(database).get('ben', '/entries/article/99/views')).status).toBe(
      404,
    )
  })

  test('of a new site are zero', async () => {
    expect(await readMostRead(given.database, today, 5)).toEqual([])
    expect(await countViewsOf(given.database, '/dycian-news/fair', today)).toBe(0)
  })
})
