import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, dayInManila } from '../../school/base/dates.ts'
import { stopProcess } from '../helpers/clean-up.ts'
import { openPushSite, subscribe, titles } from '../helpers/push-site.ts'
import { answers, taken, type StandInPhone } from '../helpers/stand-in-push.ts'

let given: Awaited<ReturnType<typeof openPushSite>>
beforeAll(async () => {
  given = await openPushSite()
})
afterEach(() => given.clear())
afterAll(() => given.close())

test('slow, busy and failing services are tried again, gone phones are removed, others do not wait', async () => {
  const site = await given.start()
  const [good, slow, failing, busy, gone] = Array.from({ length: 5 }, () => given.push.addPhone())
  if (!good || !slow || !failing || !busy || !gone) throw new Error('There are five phones.')
  for (const phone of [good, slow, failing, busy, gone]) await subscribe(site, phone)
  let finishSlow = () => {}
  slow.answer = (response) => {
    finishSlow = () => taken(response)
  }
  failing.answer = answers(500)
  busy.answer = answers(429, { 'retry-after': '600' })
  gone.answer = answers(410)
  const principal = await given.principal()
  // After midnight in Manila, ten minutes would be too late for a notice of today.
  const id = await principal.publish({ lastDay: addDays(dayInManila(new Date()), 1) })
  await expect.poll(() => titles(good)).toHaveLength(2)
  await expect.poll(() => busy.requests).toBe(2)
  await expect
    .poll(() =>
      given.withDatabase((database) => database.selectFrom('subscription').selectAll().execute()),
    )
    .toHaveLength(4)
  await expect.poll(() => principal.reached(id)).toEqual({ handedOver: 1, waiting: 3, failed: 0 })
  /** When a phone is tried again; `null` while a message is on its way to it. */
  const nextTryOf = (phone: StandInPhone) =>
    given.withDatabase(async (database) => {
      const row = await database
        .selectFrom('notice_message')
        .innerJoin('subscription', 'subscription.id', 'subscription_id')
        .select(['due_at', 'lease'])
        .where('address', '=', phone.subscription.endpoint)
        .executeTakeFirstOrThrow()
      return row.lease === null ? row.due_at : null
    })
  // How long the waits are: school/operations/subscriptions/tries.test.ts.
  await expect
    .poll(async () => {
      const [soon, later] = [await nextTryOf(failing), await nextTryOf(busy)]
      return soon !== null && later !== null && soon < later
    })
    .toBe(true)
  slow.answer = taken
  finishSlow()
  await expect.poll(async () => (await principal.reached(id))?.handedOver).toBe(2)
  for (const phone of [failing, busy]) phone.answer = taken
  await given.letTimePass()
  await expect.poll(() => principal.reached(id)).toEqual({ handedOver: 4, waiting: 0, failed: 0 })
  for (const phone of [good, slow, failing, busy]) expect(titles(phone)).toHaveLength(2)
})

test('a process that is killed while a service has not answered loses nothing', async () => {
  const site = await given.start()
  const [waiting, good] = [given.push.addPhone(), given.push.addPhone()]
  for (const phone of [waiting, good]) await subscribe(site, phone)
  waiting.answer = () => {}
  const principal = await given.principal()
  await principal.publish()
  await expect.poll(() => waiting.requests).toBe(2)
  await expect.poll(() => good.messages.length).toBe(2)
  await expect
    .poll(() =>
      given.withDatabase((database) =>
        database.selectFrom('notice_message').select('state').orderBy('id').execute(),
      ),
    )
    .toEqual([{ state: 'waiting' }, { state: 'handed-over' }])
  await Promise.all([once(site.process, 'exit'), stopProcess(site.process, 'SIGKILL')])
  waiting.answer = taken
  await given.start()
  // Until its lease ends no one hands it over.
  expect(waiting.requests).toBe(2)
  await given.endLeases()
  await expect.poll(() => waiting.messages.length).toBe(2)
  expect(waiting.requests).toBe(3)
  expect(good.requests).toBe(2)
})

test('a site that is stopped ends what it began, and a restart sends nothing twice', async () => {
  const site = await given.start()
  const phone = given.push.addPhone()
  await subscribe(site, phone)
  let finish = () => {}
  phone.answer = (response) => {
    finish = () => taken(response)
  }
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
  const site = await given.start({ LOG_LEVEL: 'debug' })
  await subscribe(site, given.push.addPhone())
  const read = () =>
    given.withDatabase((database) =>
      database.selectFrom('push_key').selectAll().executeTakeFirstOrThrow(),
    )
  const stored = await read()
  expect(Buffer.from(stored.public_key, 'base64url')).toHaveLength(65)
  // 32 bytes in base64url, with nonce and tag, in hexadecimal.
  expect(stored.private_key).toMatch(/^[\da-f]{166}$/)
  expect(site.log.join('\n')).not.toMatch(/private|p256dh|vapid|\/push\//i)
  await given.stop()
  const again = await given.start()
  await subscribe(again, given.push.addPhone())
  expect(await read()).toEqual(stored)
})
