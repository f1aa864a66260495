import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alertKind } from '../school/kinds/alert.ts'
import { describeOnDatabases } from '../tests/helpers/databases.ts'
import { changeArticle, giveArticle, noon, putArticle } from '../tests/helpers/entries.ts'
import { putPicture } from '../tests/helpers/library-pictures.ts'
import { putReference } from '../tests/helpers/reference.ts'
import { reunion, seenByVisitors } from '../tests/helpers/seen-by-visitors.ts'
import { ContentClock } from './content-clock.ts'

const midnight = Date.UTC(2026, 10, 20, 16)

describeOnDatabases('the key of the content’s current state', (given) => {
  let clock: ContentClock
  let faults: unknown[]
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: noon })
    faults = []
    clock = new ContentClock(given.database, (error) => faults.push(error))
  })
  afterEach(() => {
    clock.stop()
    vi.useRealTimers()
  })

  /** Lets time pass. A query of its own then waits until the clock's earlier query was answered. */
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await clock.refresh()
  }
  /** Waits for an answer of the database while the wall clock stands still. */
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setImmediate(resolve))
  }
  const putDue = async (...times: number[]) => {
    for (const time of times) await putArticle(given.database, {}, { publishAt: noon + time })
  }
  const breakTable = (name: string) =>
    given.database.schema.alterTable(name).renameTo(`${name}_gone`).execute()
  const restoreTable = (name: string) =>
    given.database.schema.alterTable(`${name}_gone`).renameTo(name).execute()

  test('stays the same while nothing changes, until midnight in Manila', async () => {
    await putArticle(given.database)
    await clock.start()
    const name = clock.current()
    await pass(10_000)
    await putArticle(given.database, {}, { status: 'draft' })
    await pass(10_000)
    expect(clock.current()).toBe(name)
    vi.setSystemTime(midnight - 1)
    expect(clock.current()).toBe(name)
    vi.setSystemTime(midnight)
    expect(clock.current()).not.toBe(name)
  })

  test('changes at once when staff have saved here, and within half a second when another process has', async () => {
    await clock.start()
    const before = clock.current()
    await putArticle(given.database)
    expect(clock.current()).toBe(before)
    await clock.refresh()
    const name = clock.current()
    expect(name).not.toBe(before)
    await putArticle(given.database)
    await vi.advanceTimersByTimeAsync(500)
    await until(() => clock.current() !== name)
    expect(Date.now()).toBe(noon + 500)
  })

  test('changes in the millisecond in which an entry is due or expires, or an alert ends, each time', async () => {
    await putArticle(given.database, {}, { publishAt: noon + 1_000, expiresAt: noon + 5_000 })
    await putDue(3_000)
    const alert = { text: 'No classes.', expiresAt: '2026-11-20T12:01' }
    await putReference(given.database, alertKind, alert)
    await clock.start()
    const names = new Set([clock.current()])
    for (const due of [1_000, 3_000, 5_000, 60_000]) {
      await pass(noon + due - 1 - Date.now())
      expect(names).toContain(clock.current())
      await vi.advanceTimersByTimeAsync(1)
      expect(names).not.toContain(clock.current())
      names.add(clock.current())
      // The query that this change of epoch began.
      await pass(0)
    }
    await pass(10_000)
    expect(names).toContain(clock.current())
  })

  test('changes once for each moment, even when an earlier query answers after it', async () => {
    await putDue(1_000, 3_000)
    /** The promises that the next answers of the database wait for, in order. */
    const waits: Promise<void>[] = []
    const slow = given.database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await waits.shift()
        return result
      },
    })
    clock = new ContentClock(slow, (error) => faults.push(error))
    await clock.start()
    await pass(1_000 - 1)
    let answer = () => {}
    const late = new Promise<void>((resolve) => (answer = resolve))
    // Which change and which page is due, which consent has ended, the content version, and the next
    // change, which is late.
    waits.push(...Array.from({ length: 4 }, () => Promise.resolve()), late)
    await vi.advanceTimersByTimeAsync(1)
    clock.current()
    await until(() => waits.length === 0)
    await pass(2_000)
    const name = clock.current()
    await pass(0)
    answer()
    await pass(0)
    expect(clock.current()).toBe(name)
  })

  test('hides a picture before the first answer after the last day of its consent', async () => {
    const lasting = { shows_learners: 'yes', consent_reference: 'Folder 1', consent_uses: 'news' }
    const id = 'a'.repeat(20)
    await putPicture(given.database, { id, ...lasting, consent_until: '2026-11-20' })
    const endedAt = async () =>
      (await given.database.selectFrom('media').selectAll().executeTakeFirst())?.consent_ended_at
    await clock.start()
    clock.stop()
    vi.setSystemTime(midnight - 1)
    await clock.settle()
    expect(await endedAt()).toBeNull()
    const key = clock.current()
    vi.setSystemTime(midnight)
    await clock.settle()
    expect(await endedAt()).toBe(midnight)
    expect(clock.current()).not.toBe(key)
    // What has ended stays so when the clock is set back.
    vi.setSystemTime(noon)
    await clock.refresh()
    expect(await endedAt()).toBe(midnight)
  })

  test('makes live at its start what was due while no process ran', async () => {
    const { id } = await putArticle(given.database)
    const publishAt = noon + 1_000
    const command = { action: 'publish', basedOn: 1, publishAt, data: reunion } as const
    await giveArticle(given.database, id, command)
    vi.setSystemTime(noon + 60_000)
    await clock.start()
    const { titles } = await seenByVisitors(given.database, noon + 60_000)
    expect(titles).toEqual(['Grand reunion'])
  })

  test('follows a schedule that staff move', async () => {
    const { id } = await putArticle(given.database, {}, { publishAt: noon + 60_000 })
    await clock.start()
    await changeArticle(given.database, id, { publishAt: noon + 1_000 })
    await pass(0)
    const name = clock.current()
    vi.setSystemTime(noon + 1_000)
    expect(clock.current()).not.toBe(name)
  })

  test('reports once that the database does not answer, and again after it has answered in between', async () => {
    for (const reported of [1, 2]) {
      await breakTable('site_state')
      await (reported === 1 ? clock.start() : clock.refresh())
      await clock.refresh()
      expect(faults).toHaveLength(reported)
      await restoreTable('site_state')
      await clock.refresh()
    }
  })

  test('remembers a schedule although the database did not answer when the previous one was due', async () => {
    await putDue(1_000, 3_000)
    await clock.start()
    await breakTable('entry')
    vi.setSystemTime(noon + 1_000)
    const name = clock.current()
    await until(() => faults.length > 0)
    await restoreTable('entry')
    await clock.refresh()
    expect(clock.current()).toBe(name)
    vi.setSystemTime(noon + 3_000)
    expect(clock.current()).not.toBe(name)
  })

  test('misses no schedule that falls due during the query for the next one', async () => {
    await putDue(1_000, 1_005)
    await clock.start()
    vi.setSystemTime(noon + 1_000)
    const name = clock.current()
    vi.setSystemTime(noon + 1_010)
    await clock.refresh()
    expect(clock.current()).not.toBe(name)
  })

  test('changes when the clock is set back, and finds the schedules that are in the future again', async () => {
    await putDue(3_600_000)
    await clock.start()
    vi.setSystemTime(noon + 7_200_000)
    const ahead = clock.current()
    await pass(0)
    vi.setSystemTime(noon)
    expect(clock.current()).not.toBe(ahead)
    await pass(0)
    const name = clock.current()
    vi.setSystemTime(noon + 3_600_000)
    expect(clock.current()).not.toBe(name)
  })

  test('queries nothing after it is stopped', async () => {
    await clock.start()
    const name = clock.current()
    clock.stop()
    await putArticle(given.database)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(clock.current()).toBe(name)
  })
})
