import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { choices, minute, openClassNotices } from '../../tests/helpers/class-notices.ts'
import { describeOnBothDatabases } from '../../tests/helpers/databases.ts'
import { noon } from '../../tests/helpers/entries.ts'
import { storePhones, storeSubscription } from '../../tests/helpers/subscriptions.ts'
import { detectNews, fanOutNews } from './notice-news.server.ts'
import {
  countDeliveries,
  deleteOldMessages,
  dropSubscription,
  recordOutcomes,
  claimMessages,
  type Outcome,
} from './notice-messages.server.ts'
import { deliverNotices } from './server/deliver-notices.ts'

const levels = ['pgs', 'jhs']
const handedOver = { what: 'handed-over' } as const
const later = { what: 'later', retryAfterMs: null } as const

describeOnBothDatabases('class notices', (given) => {
  /** Publishes notices as the principal does, with a clock that only tests move. */
  const open = async () => {
    const { clock, act, ...notices } = await openClassNotices(given.database)
    const add = async (fields: object = {}) => (await notices.draft({ levels, ...fields })).id
    const change = async (id: number, action: string, body: object = {}) =>
      expect((await act(id, action, body)).status).toBe(200)
    const publish = async (fields: object = {}) => {
      const id = await add(fields)
      await change(id, 'publish')
      return id
    }
    return { clock, add, change, publish }
  }

  /** Does what a process does each second. */
  const tell = async (now = noon) => {
    await detectNews(given.database, now)
    while (await fanOutNews(given.database, now));
  }
  const toldTo = async (count: number) => {
    await storePhones(given.database, count)
    const id = await (await open()).publish()
    await tell()
    return id
  }
  const take = (now = noon, count = 100) =>
    claimMessages(given.database, { channel: 'push', count, leaseMs: minute }, now)
  const end = (taken: Awaited<ReturnType<typeof take>>, outcome: Outcome, now = noon) =>
    recordOutcomes(
      given.database,
      taken.map((each) => ({ claimed: each, outcome })),
      now,
    )
  const reached = async (id: number) => (await countDeliveries(given.database, [id]))[0]?.push

  test('are told to everyone who confirmed and chose one of the levels, once', async () => {
    const pgs = await storeSubscription(given.database, { levels: ['pgs', 'college'] })
    const all = await storeSubscription(given.database)
    await storeSubscription(given.database, { levels: ['college'] })
    await storeSubscription(given.database, { confirmedAt: null })
    await (await open()).publish()
    await tell()
    await tell()
    const taken = await take()
    expect(taken.map(({ subscription }) => subscription.id)).toEqual([pgs, all])
    expect(taken[0]?.news).toMatchObject({ what: 'published', slug: expect.any(String) as string })
    await end(taken, handedOver)
    expect(await take(noon + 10 * minute)).toEqual([])
  })

  test('are told in many steps to many subscriptions, each once, also by two processes', async () => {
    await storePhones(given.database, 1_100)
    const id = await (await open()).publish()
    await detectNews(given.database, noon)
    await Promise.all([tell(), tell()])
    expect(await reached(id)).toEqual({ handedOver: 0, waiting: 1_100, failed: 0 })
  })

  test('give each message to one of two processes', async () => {
    await toldTo(40)
    const both = (await Promise.all([take(noon, 25), take(noon, 25)])).flat()
    expect(new Set(both.map(({ message }) => message.id)).size).toBe(both.length)
    expect(both.length + (await take()).length).toBe(40)
  })

  test('as a draft, or as a change that says nothing new, are not told', async () => {
    const { add, publish, change } = await open()
    await storeSubscription(given.database)
    await add()
    const id = await publish()
    await tell()
    await end(await take(), handedOver)
    const data = { ...choices, levels, nextCheck: '2026-11-20T16:00' }
    await change(id, 'publish', { data, basedOn: 2 })
    await tell()
    expect(await take()).toEqual([])
  })

  test('that are scheduled are told when their time comes, and not when taken back before', async () => {
    const { add, change } = await open()
    await storeSubscription(given.database)
    const [kept, dropped] = [await add(), await add({ state: 'remote' })]
    for (const id of [kept, dropped]) await change(id, 'publish', { publishAt: noon + minute })
    await change(dropped, 'unpublish')
    await tell(noon + minute - 1)
    expect(await take(noon + minute - 1)).toEqual([])
    await tell(noon + minute)
    const taken = await take(noon + minute)
    expect(taken.map(({ message }) => message.notice_id)).toEqual([kept])
  })

  test('that are corrected or withdrawn replace what was not handed over yet', async () => {
    const { publish, change, clock } = await open()
    await storeSubscription(given.database)
    const id = await publish()
    await tell()
    const first = await take()
    clock.now += minute
    await change(id, 'publish', { data: { ...choices, levels, state: 'remote' }, basedOn: 2 })
    await tell(clock.now)
    // The first one was on its way.
    await end(first, handedOver, clock.now)
    const corrected = await take(clock.now)
    expect(corrected).toMatchObject([{ news: { what: 'corrected' }, message: { version: 2 } }])
    await change(id, 'unpublish')
    await tell(clock.now)
    const withdrawn = await take(clock.now)
    expect(withdrawn[0]?.news.what).toBe('withdrawn')
    await end(corrected, later, clock.now)
    await end(withdrawn, handedOver, clock.now)
    expect((await reached(id))?.handedOver).toBe(1)
  })

  test('that are corrected several times at once are told once, as they are in the end', async () => {
    const { publish, change, clock } = await open()
    await storeSubscription(given.database)
    const id = await publish()
    await tell()
    for (const [place, state] of (['remote', 'as-usual', 'no-classes'] as const).entries()) {
      clock.now += 1_000
      const data = { ...choices, levels, state, otherReason: null, reason: null }
      await change(id, 'publish', { data, basedOn: place + 2 })
      await detectNews(given.database, clock.now)
      // What waits from before is not said in the new words.
      expect(await take(clock.now)).toEqual([])
    }
    await tell(clock.now)
    expect(await take(clock.now)).toMatchObject([{ message: { version: 4 } }])
  })

  test('give the message of a killed process to another after its lease, which alone records it', async () => {
    const id = await toldTo(1)
    const slow = await take()
    expect(slow).toHaveLength(1)
    const now = noon + minute
    expect(await take(now - 1)).toEqual([])
    const quick = await take(now)
    expect(quick).toHaveLength(1)
    await end(slow, { what: 'failed' }, now)
    await end(quick, handedOver, now)
    expect(await reached(id)).toMatchObject({ handedOver: 1, failed: 0 })
  })

  test('have messages that are tried again after a wait, and fail in the end', async () => {
    const id = await toldTo(1)
    let now = noon
    let tries = 0
    for (; tries < 20; tries += 1) {
      const taken = await take(now)
      if (taken.length === 0) break
      await end(taken, later, now)
      expect(await take(now + 4_999)).toEqual([])
      now += 31 * minute
    }
    expect(tries).toBe(7)
    expect(await reached(id)).toMatchObject({ waiting: 0, failed: 1 })
  })

  test('end with a subscription that is gone or is ended', async () => {
    const id = await toldTo(2)
    await end(await take(noon, 1), { what: 'gone' })
    const left = await given.database.selectFrom('subscription').select('id').execute()
    expect(left).toHaveLength(1)
    await dropSubscription(given.database, left[0]?.id ?? 0)
    expect(await take(noon + minute)).toEqual([])
    expect(await reached(id)).toEqual({ handedOver: 0, waiting: 0, failed: 0 })
  })

  test('are forgotten a month after their last day', async () => {
    const id = await toldTo(1)
    await end(await take(), handedOver)
    const day = 24 * 60 * minute
    await deleteOldMessages(given.database, noon + 30 * day)
    expect((await reached(id))?.handedOver).toBe(1)
    await deleteOldMessages(given.database, noon + 31 * day)
    expect((await reached(id))?.handedOver).toBe(0)
  })

  test('to a quick service are recorded ten at a time, so that a killed process repeats ten at most', async () => {
    // The service answers in no time.
    vi.spyOn(performance, 'now').mockReturnValue(0)
    await storePhones(given.database, 60)
    await (await open()).publish()
    const messages = given.database.selectFrom('notice_message').select('id')
    const recorded = () => messages.where('state', '=', 'handed-over').execute()
    let sent = 0
    const unrecorded: number[] = []
    const send = async () => {
      sent += 1
      unrecorded.push(sent - (await recorded()).length)
      return handedOver
    }
    const keeper = deliverNotices({
      database: given.database,
      logger: pino({ level: 'silent' }),
      now: () => noon,
      channels: [{ channel: 'push', maxConcurrent: 200, leaseMs: minute, send }],
    })
    try {
      await expect.poll(async () => (await recorded()).length).toBe(60)
    } finally {
      await keeper.stop()
    }
    expect(Math.max(...unrecorded)).toBeLessThanOrEqual(10)
  })
})
