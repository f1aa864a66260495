import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { describeOnDatabases } from '../tests/helpers/databases.ts'
import { keepCounts } from './keep-counts.ts'
import { PageViews } from './pages/page-views.ts'

describeOnDatabases('page views', (given) => {
  afterEach(() => vi.useRealTimers())

  test('of the last minute before midnight in Manila count for the day that ends', async () => {
    const now = Date.parse('2026-12-16T23:59:30+08:00')
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now })
    const views = new PageViews()
    const { database } = given
    const kept = keepCounts({
      database,
      subject: 'page-view',
      collect: () => views.collect(),
      failure: '',
      logger: pino({ level: 'silent' }),
      now: Date.now,
    })
    const counted = async () => {
      const rows = database.selectFrom('day_count').select(['day', 'count'])
      return rows.where('name', '=', '/events').orderBy('day').execute()
    }
    views.counterOf('/events.data', null)?.count()
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    await expect.poll(counted).toEqual([{ day: 20261216, count: 1 }])
    await kept.stop()
  })
})
