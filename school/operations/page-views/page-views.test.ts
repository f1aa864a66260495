import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { addDays } from '../../base/dates.ts'
import { addDayCounts } from '../../content/day-counts.server.ts'
import { readPageViews, countViewsOf, readMostRead } from './page-views.server.ts'
import { eventKind } from '../../kinds/event.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { putArticle, putEntry } from '../../../tests/helpers/entries.ts'

const today = '2026-11-20'

describeOnDatabases('page views', (given) => {
  const add = (day: string, ...some: [string, number][]) =>
    addDayCounts(given.database, 'page-view', day, new Map(some))
  const read = () => readPageViews(given.database, today)
  const once = (paths: string[]) => paths.map((path): [string, number] => [path, 1])

  test('of a day are added up, for each page and the whole site, and shown for each of 30 days', async () => {
    await add('2026-10-21', ['', 9], ['/too-early', 9])
    await add('2026-10-22', ['', 4], ['/first-day', 4])
    await add(today, ['', 7], ['/', 5], ['/events', 2])
    await add(today, ['', 1], ['/events', 1])
    const { byDay, mostViewed } = await read()
    expect(byDay).toHaveLength(30)
    expect([byDay[0], byDay[1], byDay.at(-1)]).toEqual([
      { day: '2026-10-22', views: 4 },
      { day: '2026-10-23', views: 0 },
      { day: today, views: 8 },
    ])
    expect(mostViewed).toEqual([
      { path: '/', views: 5 },
      { path: '/first-day', views: 4 },
      { path: '/events', views: 3 },
    ])
  })

  test('of many pages are added up for several processes, whatever order they name the pages in', async () => {
    const pages = once(Array.from({ length: 1_200 }, (_, page) => `/${page}`))
    const orders = [pages, pages.toReversed(), pages]
    await Promise.all(orders.map((order) => add(today, ...order)))
    const counts = await given.database.selectFrom('day_count').select('count').execute()
    expect(counts).toEqual(pages.map(() => ({ count: 3 })))
  })

  test('name the ten most viewed pages; equal ones by their address', async () => {
    const others = Array.from({ length: 9 }, (_, page) => `/page-${page}`)
    await add(today, ['/top', 3], ...once(['/m', '/a', ...others]))
    const { mostViewed } = await read()
    expect(mostViewed).toHaveLength(10)
    expect(mostViewed.slice(0, 4).map(({ path }) => path)).toEqual(['/top', '/a', '/m', '/page-0'])
  })

  test('are kept for 396 days', async () => {
    for (const ago of [397, 396, 0]) await add(addDays(today, -ago), ['', 1])
    const days = await given.database.selectFrom('day_count').select('day').orderBy('day').execute()
    expect(days).toEqual([{ day: 20_251_020 }, { day: 20_261_120 }])
  })
})

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
    const times = { startsAt: '2026-12-01T08:00', endsAt: '2026-12-01T17:00' }
    await putEntry(database, eventKind, { title: 'Fair', category: 'Arts', ...times })
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
    const [first] = await readMostRead(database, today, 1)
    expect(first).toMatchObject({ kind: 'article', title: 'Robots' })
    expect(await countViewsOf(database, '/dycian-news/robots', today)).toBe(6)
    const get = (id: number) => openContentApi(database).get('ben', `/entries/article/${id}/views`)
    expect(await get(fair.id)).toEqual({ status: 200, body: { views: 5, days: 30 } })
    expect((await get(99)).status).toBe(404)
  })
})
