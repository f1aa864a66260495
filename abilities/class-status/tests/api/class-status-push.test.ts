import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, dayInManila } from '../../../../school/base/dates.ts'
import {
  allLevels,
  callPhone,
  choicesOf,
  openPushSite,
  subscribe,
  titles,
} from '../../../../tests/helpers/push-site.ts'
import { storePhones } from '../../../../tests/helpers/subscriptions.ts'
import { answers, taken, type StandInPhone } from '../../../../tests/helpers/stand-in-push.ts'

let given: Awaited<ReturnType<typeof openPushSite>>
beforeAll(async () => {
  given = await openPushSite()
})
afterEach(() => given.clear())
afterAll(() => given.close())

test('a phone gets a test message when it subscribes, then what its levels are told, until it ends that', async () => {
  const site = await given.start()
  const [mine, other] = [given.push.addPhone(), given.push.addPhone()]
  const choices = { levels: ['college', 'shs'], language: 'fil' }
  expect(await subscribe(site, mine)).toMatchObject({ status: 200 })
  expect(mine.messages).toMatchObject([{ payload: { tag: 'class-status-test' } }])
  // Other choices need no second test.
  const chosen = { status: 200, body: { levels: ['shs', 'college'], language: 'fil' } }
  expect(await subscribe(site, mine, choices)).toMatchObject(chosen)
  expect(mine.messages).toHaveLength(1)
  expect(await choicesOf(site, mine)).toMatchObject(chosen)
  await subscribe(site, other, { levels: ['pgs'], language: 'fil' })
  expect(other.messages).toMatchObject([
    { payload: { body: 'Ganito po namin kayo sasabihan kapag may pagbabago sa klase.' } },
  ])
  const principal = await given.principal()
  const id = await principal.publish({ levels: ['college'] })
  await expect.poll(() => mine.messages.length).toBe(2)
  expect(mine.messages[1]).toMatchObject({
    payload: {
      title: expect.stringMatching(/^Walang pasok sa .*: Kolehiyo$/) as string,
      tag: `class-notice-${id}`,
      lang: 'fil',
      path: expect.stringMatching(/^\/fil\/status\/no-classes-/) as string,
    },
    headers: { topic: `class-notice-${id}`, urgency: 'high' },
  })
  await principal.withdraw(id)
  await expect.poll(() => mine.messages.length).toBe(3)
  expect(titles(mine)[2]).toMatch(/^Binawi: /)
  expect(titles(other)).toHaveLength(1)
  // One token for the service, and connections that are used again.
  expect(given.push.tokens.size).toBe(1)
  expect(given.push.connections.count).toBeLessThan(6)

  const { endpoint } = mine.subscription
  for (const _ of ['once', 'again'])
    expect(await callPhone(site, 'DELETE', { endpoint })).toMatchObject({ status: 200 })
  expect(await choicesOf(site, mine)).toMatchObject({ status: 404 })
  const last = await principal.publish({ levels: ['college'] })
  await expect.poll(() => principal.reached(last)).toMatchObject({ handedOver: 0, waiting: 0 })
  expect(mine.requests).toBe(3)
})

// All fields: abilities/class-status/subscription.test.ts, abilities/class-status/server/known-push-services.test.ts.
test('bad input gets a sentence that names the field, and nothing is stored or sent', async () => {
  const site = await given.start()
  const phone = given.push.addPhone()
  const { endpoint, keys } = phone.subscription
  const whole = { endpoint, keys, levels: allLevels, language: 'en' }
  const point = Buffer.alloc(65, 4).toString('base64url')
  for (const [fields, field, message] of [
    [{ endpoint: 'https://evil.example/x' }, 'endpoint', /not the address of a push service/],
    [{ endpoint: undefined }, 'endpoint', /Send the address/],
    [{ keys: { ...keys, p256dh: point } }, 'endpoint', /Subscribe it again/],
    [{ levels: ['kinder'] }, 'levels.0', /Name levels of the school/],
    [{ language: 'tl' }, 'language', /en or fil/],
  ] as const) {
    const { status, body } = await callPhone(site, 'PUT', { ...whole, ...fields })
    const problems = [{ field, message: expect.stringMatching(message) as string }]
    expect([status, body.problems]).toEqual([422, problems])
  }
  expect(await callPhone(site, 'PUT', '{')).toMatchObject({ status: 400 })
  expect(await callPhone(site, 'PUT', 'x'.repeat(20_000))).toMatchObject({ status: 413 })
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect(await callPhone(site, 'PUT', whole, { headers })).toMatchObject({ status: 403 })
  expect(phone.requests).toBe(0)
  expect(await choicesOf(site, phone)).toMatchObject({ status: 404 })
})

test.each([
  [404, 422, /does not know this phone any more/],
  [500, 429, /did not take the test message/],
])(
  'a phone whose service answers %i to the test message does not count',
  async (answer, status, sentence) => {
    const site = await given.start()
    const phone = given.push.addPhone(answers(answer))
    const refused = await subscribe(site, phone)
    expect(refused.status).toBe(status)
    expect(JSON.stringify(refused.body)).toMatch(sentence)
    expect(await choicesOf(site, phone)).toMatchObject({ status: 404 })
    phone.answer = taken
    expect(await subscribe(site, phone)).toMatchObject({ status: 200 })
  },
)

test('beyond 50,000 phones a new one is told so, and the others keep their choices', async () => {
  const site = await given.start()
  const [known, next] = [given.push.addPhone(), given.push.addPhone()]
  await subscribe(site, known)
  await given.withDatabase(async (database) => {
    for (let stored = 1; stored < 50_000; stored += 2_083) await storePhones(database, 2_083)
  })
  expect(await subscribe(site, next)).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('cannot tell more phones') as string },
  })
  expect(next.requests).toBe(0)
  expect(await choicesOf(site, next)).toMatchObject({ status: 404 })
  expect(await subscribe(site, known, { levels: ['pgs'] })).toMatchObject({ status: 200 })
  expect(await choicesOf(site, known)).toMatchObject({ body: { levels: ['pgs'] } })
})

/** Adds a phone that is subscribed to all levels. */
async function addPhone(): Promise<StandInPhone> {
  const phone = given.push.addPhone()
  await subscribe(await given.start(), phone)
  return phone
}

test.skipIf(process.platform !== 'linux')(
  'encrypting messages has a lower priority than everything that visitors wait for',
  async () => {
    await addPhone()
    const site = await given.start()
    const tasks = `/proc/${site.process.pid}/task`
    // The 19th field is the priority; the name, the second one, may have spaces (proc_pid_stat(5)).
    const priorityOf = (task: string) =>
      Number(readFileSync(`${tasks}/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])
    const own = priorityOf(String(site.process.pid))
    const lower = readdirSync(tasks)
      .map(priorityOf)
      .filter((priority) => priority > own)
    expect(lower).toEqual([own + 10])
  },
)

// How long the waits are: abilities/class-status/notice-messages.test.ts.
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
      database
        .selectFrom('site_state')
        .selectAll()
        .where('key', '=', 'push_key')
        .executeTakeFirstOrThrow(),
    )
  const stored = await read()
  // 32 bytes in base64url, with nonce and tag, in hexadecimal.
  expect(stored.secret).toMatch(/^[\da-f]{166}$/)
  expect(log.join('\n')).not.toMatch(/private|p256dh|vapid|\/push\//i)
  await given.stop()
  await addPhone()
  expect(await read()).toEqual(stored)
})
