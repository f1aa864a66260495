import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { addDays } from '../../base/dates.ts'
import { addPageViews, readPageViews } from './page-views.server.ts'

const today = '2026-11-20'
const views = (...some: [string, number][]) => new Map(some)

describeOnDatabases('page views', (given) => {
  const add = (day: string, ...some: [string, number][]) =>
    addPageViews(given.database, day, views(...some))
  const storedDays = async () => {
    const rows = await given.database.selectFrom('page_view').select('day').orderBy('day').execute()
    return rows.map(({ day }) => day)
  }

  test('of a day are added up, for each page and for the whole site', async () => {
    await add(today, ['', 7], ['/', 5], ['/events', 2])
    await add(today, ['', 1], ['/events', 1])
    const { byDay, mostViewed } = await readPageViews(given.database, today)
    expect(byDay.at(-1)).toEqual({ day: today, views: 8 })
    expect(mostViewed).toEqual([
      { path: '/', views: 5 },
      { path: '/events', views: 3 },
    ])
  })

  test('of many pages are stored at once', async () => {
    const pages = Array.from({ length: 1_200 }, (_, page): [string, number] => [`/${page}`, 1])
    await add(today, ...pages)
    expect(await storedDays()).toHaveLength(1_200)
  })

  test('of two processes are added up, whatever order they name the pages in', async () => {
    const paths = Array.from({ length: 40 }, (_, page) => `/${page}`)
    const write = (order: string[]) =>
      add(today, ...order.map((path): [string, number] => [path, 1]))
    await Promise.all([write(paths), write(paths.toReversed()), write(paths)])
    const { mostViewed } = await readPageViews(given.database, today, 1, 40)
    expect(mostViewed.map((page) => page.views)).toEqual(Array.from({ length: 40 }, () => 3))
  })

  test('are shown for each day of the period, the first and today included', async () => {
    await add('2026-11-17', ['', 9], ['/too-early', 9])
    await add('2026-11-18', ['', 4], ['/first-day', 4])
    await add(today, ['', 2], ['/today', 2])
    expect(await readPageViews(given.database, today, 3)).toEqual({
      byDay: [
        { day: '2026-11-18', views: 4 },
        { day: '2026-11-19', views: 0 },
        { day: today, views: 2 },
      ],
      mostViewed: [
        { path: '/first-day', views: 4 },
        { path: '/today', views: 2 },
      ],
    })
  })

  test('name the ten most viewed pages of 30 days; equal ones by their address', async () => {
    const names = ['/m', '/a', ...Array.from({ length: 9 }, (_, page) => `/page-${page}`)]
    await add(today, ['/top', 3], ...names.map((path): [string, number] => [path, 1]))
    const { byDay, mostViewed } = await readPageViews(given.database, today)
    expect(byDay).toHaveLength(30)
    expect(mostViewed).toHaveLength(10)
    expect(mostViewed.slice(0, 4).map(({ path }) => path)).toEqual(['/top', '/a', '/m', '/page-0'])
  })

  test('are kept for 396 days', async () => {
    await add(addDays(today, -397), ['', 1])
    await add(addDays(today, -396), ['', 1])
    await add(today, ['', 1])
    expect(await storedDays()).toEqual([20_251_020, 20_261_120])
  })
})
