import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmClock, readSeenAt } from '../school/operations/dashboard/seen-at.server.ts'
import { describeOnDatabases } from '../tests/helpers/databases.ts'
import { noon } from '../tests/helpers/entries.ts'
import { SiteTime } from './site-time.ts'

const hour = 60 * 60_000

describeOnDatabases('the time of the site', (given) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }))
  afterEach(() => void vi.useRealTimers())

  const openSiteTime = async () => {
    const time = new SiteTime(given.database, pino({ level: 'silent' }))
    await time.keep()
    return time
  }

  test('is that of the clock, and stays at the last stored time when it is set back, after a restart too', async () => {
    const time = await openSiteTime()
    expect(await readSeenAt(given.database)).toBe(noon)
    vi.setSystemTime(noon + hour)
    expect(time.now()).toBe(noon + hour)
    await time.keep()
    expect(await readSeenAt(given.database)).toBe(noon + hour)
    vi.setSystemTime(noon - hour)
    expect(time.now()).toBe(noon + hour)
    expect((await openSiteTime()).now()).toBe(noon + hour)
    expect(await readSeenAt(given.database)).toBe(noon + hour)
    vi.setSystemTime(noon + hour + 1)
    expect(time.now()).toBe(noon + hour + 1)
  })

  test('stays where it was when the clock is set back before that time is stored', async () => {
    const time = await openSiteTime()
    vi.setSystemTime(noon + 30_000)
    expect(time.now()).toBe(noon + 30_000)
    vi.setSystemTime(noon + 1_000)
    expect(time.now()).toBe(noon + 30_000)
    await time.keep()
    expect(await readSeenAt(given.database)).toBe(noon + 30_000)
  })

  test('is not stored while the clock is more than a day ahead, so correcting it repairs everything, until a person confirms it', async () => {
    const time = await openSiteTime()
    vi.setSystemTime(noon + 25 * hour)
    await time.keep()
    expect(await readSeenAt(given.database)).toBe(noon)
    vi.setSystemTime(noon + hour)
    expect(time.now()).toBe(noon + hour)
    vi.setSystemTime(noon + 72 * hour)
    await confirmClock(given.database, Date.now())
    vi.setSystemTime(noon + 73 * hour)
    await time.keep()
    expect(await readSeenAt(given.database)).toBe(noon + 73 * hour)
  })
})
