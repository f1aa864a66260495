import { expect, test } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { storePhones, storeSubscription } from '../../../tests/helpers/subscriptions.ts'
import { noteNews, spreadNews } from './notice-deliveries.server.ts'
import {
  countReached,
  deleteOldMessages,
  dropSubscription,
  recordOutcomes,
  takeMessages,
  type Outcome,
} from './notice-messages.server.ts'

const path = '/entries/class-notice'
const minute = 60_000
const choices = { state: 'no-classes', levels: ['pgs', 'jhs'], day: '2026-11-20', reason: 'flood' }

/** Publishes a notice as the principal does, on any database. */
function open(database: Database) {
  const clock = { now: noon }
  const api = openContentApi(database, clock)
  const add = async (fields: object = {}) =>
    (await api.post('pia', path, { data: { ...choices, ...fields } })).body.id
  return {
    clock,
    api,
    add,
    publish: async (fields: object = {}) => {
      const id = await add(fields)
      await api.post('pia', `${path}/${id}/publish`)
      return id
    },
    change: async (id: number, step: string, body: object = {}) => {
      const { status } = await api.post('pia', `${path}/${id}/${step}`, body)
      expect(status).toBe(200)
    },
  }
}

/** Does what a process does each second. */
async function tell(database: Database, now: number) {
  await noteNews(database, now)
  while (await spreadNews(database, now));
}

const take = (database: Database, now: number, count = 100) =>
  takeMessages(database, { channel: 'push', count, leaseMs: minute }, now)

const end = (
  database: Database,
  taken: Awaited<ReturnType<typeof take>>,
  outcome: Outcome,
  now = noon,
) =>
  recordOutcomes(
    database,
    taken.map((each) => ({ taken: each, outcome })),
    now,
  )

const handedOver = { what: 'handed-over' } as const
const later = { what: 'later', retryAfterMs: null } as const

describeOnBothDatabases('a class notice', (given) => {
  test('is told to everyone who confirmed and chose one of its levels, once', async () => {
    const { database } = given
    const { publish } = open(database)
    const pgs = await storeSubscription(database, { levels: ['pgs', 'college'] })
    const all = await storeSubscription(database)
    await storeSubscription(database, { levels: ['college'] })
    await storeSubscription(database, { confirmedAt: null })
    await publish()
    await tell(database, noon)
    await tell(database, noon)
    const taken = await take(database, noon)
    expect(taken.map(({ subscription }) => subscription.id)).toEqual([pgs, all])
    expect(taken[0]?.told).toMatchObject({ what: 'published', slug: expect.any(String) as string })
    await end(database, taken, handedOver)
    expect(await take(database, noon + 10 * minute)).toEqual([])
  })

  test('is told in many steps to many subscriptions, each once', async () => {
    const { database } = given
    const { publish } = open(database)
    await storePhones(database, 1_100)
    const id = await publish()
    await noteNews(database, noon)
    // Two processes at once.
    await Promise.all([tell(database, noon), tell(database, noon)])
    expect((await countReached(database, [id])).get(id)?.push).toEqual({
      handedOver: 0,
      waiting: 1_100,
      failed: 0,
    })
  })

  test('as a draft, or as a change that says nothing new, is not told', async () => {
    const { database } = given
    const { add, publish, change } = open(database)
    await storeSubscription(database)
    await add()
    const id = await publish({ levels: ['jhs'] })
    await tell(database, noon)
    await end(database, await take(database, noon), handedOver)
    const data = { ...choices, levels: ['jhs'], nextCheck: '2026-11-20T16:00' }
    await change(id, 'publish', { data, basedOn: 2 })
    await tell(database, noon)
    expect(await take(database, noon)).toEqual([])
  })

  test('that is scheduled is told when its time comes, and not when it is taken back before', async () => {
    const { database } = given
    const { add, change } = open(database)
    await storeSubscription(database)
    const [kept, dropped] = [await add(), await add({ state: 'remote' })]
    for (const id of [kept, dropped]) await change(id, 'publish', { publishAt: noon + minute })
    await change(dropped, 'unpublish')
    await tell(database, noon + minute - 1)
    expect(await take(database, noon + minute - 1)).toEqual([])
    await tell(database, noon + minute)
    const taken = await take(database, noon + minute)
    expect(taken.map(({ message }) => message.notice_id)).toEqual([kept])
  })

  test('that is corrected or withdrawn replaces what was not handed over yet', async () => {
    const { database } = given
    const { publish, change, clock } = open(database)
    await storeSubscription(database)
    const id = await publish()
    await tell(database, noon)
    const [first] = await take(database, noon)
    clock.now += minute
    await change(id, 'publish', { data: { ...choices, state: 'remote' }, basedOn: 2 })
    await tell(database, clock.now)
    // The first one was on its way.
    if (first) await end(database, [first], handedOver, clock.now)
    const [corrected, ...more] = await take(database, clock.now)
    expect(more).toEqual([])
    expect(corrected?.told).toMatchObject({ what: 'corrected' })
    expect(corrected?.message.version).toBe(2)
    await change(id, 'unpublish')
    await tell(database, clock.now)
    const [withdrawn] = await take(database, clock.now)
    expect(withdrawn?.told.what).toBe('withdrawn')
    if (corrected) await end(database, [corrected], later, clock.now)
    if (withdrawn) await end(database, [withdrawn], handedOver, clock.now)
    expect((await countReached(database, [id])).get(id)?.push.handedOver).toBe(1)
  })
})

describeOnBothDatabases('a message to hand over', (given) => {
  const toldTo = async (count: number) => {
    const { publish } = open(given.database)
    await storePhones(given.database, count)
    const id = await publish()
    await tell(given.database, noon)
    return id
  }

  test('is taken by one of two processes', async () => {
    const { database } = given
    await toldTo(40)
    const both = await Promise.all([take(database, noon, 25), take(database, noon, 25)])
    const ids = both.flat().map(({ message }) => message.id)
    expect(new Set(ids).size).toBe(ids.length)
    const rest = await take(database, noon)
    expect(ids.length + rest.length).toBe(40)
  })

  test('of a process that was killed is due again after its lease, and not before', async () => {
    const { database } = given
    await toldTo(1)
    expect(await take(database, noon)).toHaveLength(1)
    expect(await take(database, noon + minute - 1)).toEqual([])
    expect(await take(database, noon + minute)).toHaveLength(1)
  })

  test('whose lease ended is recorded only by the process that has it now', async () => {
    const { database } = given
    const id = await toldTo(1)
    const slow = await take(database, noon)
    const now = noon + minute
    const quick = await take(database, now)
    await end(database, slow, { what: 'failed' }, now)
    await end(database, quick, handedOver, now)
    expect((await countReached(database, [id])).get(id)?.push).toMatchObject({
      handedOver: 1,
      failed: 0,
    })
  })

  test('is tried again after a wait, and fails in the end', async () => {
    const { database } = given
    const id = await toldTo(1)
    let now = noon
    let tries = 0
    for (; tries < 20; tries += 1) {
      const taken = await take(database, now)
      if (taken.length === 0) break
      await end(database, taken, later, now)
      expect(await take(database, now + 4_999)).toEqual([])
      now += 31 * minute
    }
    expect(tries).toBe(7)
    expect((await countReached(database, [id])).get(id)?.push).toMatchObject({
      waiting: 0,
      failed: 1,
    })
  })

  test('to a subscription that is gone ends it, and so does ending the subscription', async () => {
    const { database } = given
    const id = await toldTo(2)
    const taken = await take(database, noon, 1)
    await end(database, taken, { what: 'gone' })
    const left = await database.selectFrom('subscription').select('id').execute()
    expect(left).toHaveLength(1)
    await dropSubscription(database, left[0]?.id ?? 0)
    expect(await take(database, noon + minute)).toEqual([])
    expect((await countReached(database, [id])).get(id)?.push).toEqual({
      handedOver: 0,
      waiting: 0,
      failed: 0,
    })
  })

  test('is forgotten a month after the last day of its notice', async () => {
    const { database } = given
    const id = await toldTo(1)
    await end(database, await take(database, noon), handedOver)
    const day = 24 * 60 * minute
    const handed = async () => (await countReached(database, [id])).get(id)?.push.handedOver
    await deleteOldMessages(database, noon + 30 * day)
    expect(await handed()).toBe(1)
    await deleteOldMessages(database, noon + 31 * day)
    expect(await handed()).toBe(0)
  })
})
