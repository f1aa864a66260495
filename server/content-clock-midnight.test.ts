import { expect, test, vi } from 'vitest'
import { describeOnDatabases } from '../tests/helpers/databases.ts'
import { ContentClock } from './content-clock.ts'

describeOnDatabases('content clock', (site) => {
  test('pages made yesterday are not shown today: the state of the content changes at midnight in Manila', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-16T23:59:58+08:00') })
    const clock = new ContentClock(site.database, () => {})
    await clock.start()
    const before = clock.current()
    vi.setSystemTime(Date.parse('2026-12-16T23:59:59.999+08:00'))
    expect(clock.current()).toBe(before)
    vi.setSystemTime(Date.parse('2026-12-17T00:00:00+08:00'))
    expect(clock.current()).not.toBe(before)
    clock.stop()
    vi.useRealTimers()
  })
})
