import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, dayInManila } from '../../../../school/base/dates.ts'
import { openPushSite, subscribe, titles } from '../../../../tests/helpers/push-site.ts'
import { answers, taken, type StandInPhone } from '../../../../tests/helpers/stand-in-push.ts'

let given: Awaited<ReturnType<typeof openPushSite>>
beforeAll(async () => {
  given = await openPushSite()
})
afterEach(() => given.clear())
afterAll(() => given.close())

/** Adds a phone that is subscribed to all levels. */
async function addPhone(): Promise<StandInPhone> {
  const phone = given.push.addPhone()
  await subscribe(await given.start(), phone)
  return phone
}

// How long the waits are: abilities/class-status/tries.test.ts.
test('busy and failing services are tried again, a busy one later, and a gone phone is removed', async () => {
  const [good, busy] = [await addPhone(), await addPhone()]
  const [failing, gone] = [await addPhone(), await addPhone()]
  busy.answer = answers(429, { 'retry-after': '600' })
  failing.answer = answers(500)
  gone.answer = answers(410)
  const principal = await given.principal()
  // After midnight in Manila, ten minutes would be too late for a notice of today.
  const id = await principal.publish({ lastDay: addDays(dayInManila(new Date()), 1) })
  await expect.poll(() => principal.reached(id)).toEqual({ handedOver: 1, waiting: 2, failed: 0 })
  const nextTries = () =>
    given.withDatabase((database) =>
      database
        .selectFrom('notice_message')
        .innerJoin('subscription', 'subscription.id', 'subscription_id')
        .select('address')
        .where('state', '=', 'waiting')
        .where('lease', 'is', null)
        .orderBy('due_at')
        .execute(),
    )
  const waiting = [failing, busy].map(({ subscription }) => ({ address: subscription.endpoint }))
  await expect.poll(nextTries).toEqual(waiting)
  for (const phone of [failing, busy]) phone.answer = taken
  await given.letTimePass()
  await expect.poll(() => principal.reached(id)).toEqual({ handedOver: 3, waiting: 0, failed: 0 })
  for (const phone of [good, failing, busy]) expect(titles(phone)).toHaveLength(2)
})

test('a site that is stopped ends what it began, and a restart sends nothing twice', async () => {
  const phone = await addPhone()
  let finish = () => {}
  phone.answer = (response) => void (finish = () => taken(response))
  await (await given.principal()).publish()
  await expect.poll(() => phone.requests).toBe(2)
  const stopped = given.stop()
  finish()
  await stopped
  await given.start()
  await given.stop()
  expect(titles(phone)).toHaveLength(2)
})

test('the private key is stored encrypted, survives a restart and is in no log', async () => {
  const { log } = await given.start({ LOG_LEVEL: 'debug' })
  await addPhone()
  const read = () =>
    given.withDatabase((database) =>
      database.selectFrom('push_key').selectAll().executeTakeFirstOrThrow(),
    )
  const stored = await read()
  expect(Buffer.from(stored.public_key, 'base64url')).toHaveLength(65)
  // 32 bytes in base64url, with nonce and tag, in hexadecimal.
  expect(stored.private_key).toMatch(/^[\da-f]{166}$/)
  expect(log.join('\n')).not.toMatch(/private|p256dh|vapid|\/push\//i)
  await given.stop()
  await addPhone()
  expect(await read()).toEqual(stored)
})
