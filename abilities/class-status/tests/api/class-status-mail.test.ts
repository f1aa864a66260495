import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscriptionLimits } from '../../subscription-limits.ts'
import { allLevels, openPushSite } from '../../../../tests/helpers/push-site.ts'
import { readMail, startStandInMail } from '../../../../tests/helpers/stand-in-mail.ts'

let given: Awaited<ReturnType<typeof openPushSite>>
let mail: Awaited<ReturnType<typeof startStandInMail>>
beforeAll(async () => {
  mail = await startStandInMail()
  given = await openPushSite({ SMTP_URL: mail.url, MAIL_FROM: 'DYCI <website@dyci.example>' })
})
beforeEach(() => {
  mail.mails.length = 0
  mail.refused.clear()
  mail.lost.clear()
})
afterEach(() => given.clear())
afterAll(async () => {
  await given.close()
  await mail.stop()
})

type Fields = Record<string, string | string[]>

const formOf = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
  )

async function send(path: string, fields: Fields | FormData, headers = {}) {
  const { origin } = await given.start()
  const body = fields instanceof FormData ? fields : formOf(fields)
  const response = await fetch(origin + path, { method: 'POST', body, redirect: 'manual', headers })
  const { status } = response
  return { status, location: response.headers.get('location'), text: await response.text() }
}

const ask = (email: string, fields: Fields = {}, headers = {}) =>
  send('/status/notify', { email, level: allLevels, language: 'en', ...fields }, headers)

async function open(path: string) {
  const response = await fetch((await given.start()).origin + path)
  const { status, headers } = response
  return { status, cache: headers.get('cache-control'), text: await response.text() }
}

/** Lists the mails to a name at mail.example. */
const mailsTo = (name: string) =>
  mail.mails.map(readMail).filter(({ headers }) => headers['to'] === `${name}@mail.example`)

/** Waits for the newest mail to a name; the page of its subscription is in it. */
async function mailTo(name: string, count = 1) {
  await expect.poll(() => mailsTo(name).length).toBe(count)
  const found = mailsTo(name)[count - 1]
  if (!found) throw new Error('There is a mail.')
  const page = /(\/fil)?\/status\/mail\/[\w-]+/.exec(found.text)?.[0] ?? ''
  return { ...found, page }
}

/** Waits for further mails, as if the time until the next try had passed. */
const mailsInTime = (name: string) =>
  expect.poll(() => given.letTimePass().then(() => mailsTo(name).length))

/** Subscribes as the owner of an address does. */
async function subscribe(name: string, fields: Fields = {}) {
  await ask(`${name}@mail.example`, fields)
  const { page } = await mailTo(name)
  await send(page, { do: 'confirm', level: allLevels, language: 'en', ...fields })
  return page
}

const stored = () =>
  given.withDatabase((database) => database.selectFrom('subscription').selectAll().execute())
const setSubscription = (fields: object, name: string) =>
  given.withDatabase((database) =>
    database
      .updateTable('subscription')
      .set(fields)
      .where('address', '=', `${name}@mail.example`)
      .execute(),
  )

test('an address is told about classes once its owner has pressed the button behind the link', async () => {
  const asked = await ask(' Ana@Mail.example ', { level: 'college', language: 'fil' })
  expect(asked).toMatchObject({ status: 303, location: '/status/notify?mail=asked#mail' })
  const { headers, page, text } = await mailTo('ana')
  expect(text).toContain('pindutin ang “I-confirm”')
  expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated' })
  // Programs that look at links in mails confirm nothing.
  expect(await open(page)).toMatchObject({ status: 200, cache: 'no-store' })
  // That no one is told who has not confirmed: abilities/class-status/outbox.test.ts.
  expect(await stored()).toMatchObject([{ confirmed_at: null }])

  const confirmed = await send(page, { do: 'confirm', level: ['shs', 'college'], language: 'fil' })
  expect(confirmed).toMatchObject({ status: 303, location: `${page}?said=confirmed` })
  const shown = await open(`${page}?said=confirmed`)
  expect(shown.text).toContain('Mula ngayon, darating sa address na ito ang mga abiso sa pasok.')
  expect(shown.text).toContain('ana@mail.example')
  expect(shown.text).toContain('name="robots" content="noindex"')
  // A second press, or the same link again, changes nothing.
  expect((await send(page, { do: 'confirm', level: 'college', language: 'fil' })).status).toBe(303)

  const principal = await given.principal()
  const id = await principal.publish({ levels: ['college'] })
  const notice = await mailTo('ana', 2)
  expect(notice.page).toBe(page)
  expect(notice.text).toMatch(/\/fil\/status\/no-classes-/)
  expect(notice.headers).toMatchObject({
    'list-unsubscribe': expect.stringMatching(/^<http.*\/fil\/status\/mail\/[\w-]{43}>$/) as string,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'message-id': expect.stringMatching(new RegExp(`^<class-notice-${id}\\.1\\.`)) as string,
  })
  await expect
    .poll(() => principal.reached(id, 'email'))
    .toEqual({ handedOver: 1, waiting: 0, failed: 0 })
  await principal.correct(id, { state: 'remote', levels: ['college'] })
  const correction = await mailTo('ana', 3)
  expect(correction.headers['in-reply-to']).toBe(notice.headers['message-id'])
  expect(correction.headers['message-id']).toMatch(new RegExp(`^<class-notice-${id}\\.2\\.`))
  // The token is in no row and in no log.
  const token = page.split('/').at(-1) ?? ''
  expect(JSON.stringify(await stored())).not.toContain(token)
  expect((await given.start()).log.join('\n')).not.toContain(token)
})

const oneClick = { 'List-Unsubscribe': 'One-Click' }
const multipart = new FormData()
multipart.set('List-Unsubscribe', 'One-Click')
const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
test.each<[string, Fields | FormData, object, number]>([
  ['program', oneClick, {}, 200],
  ['provider', multipart, elsewhere, 200],
  ['person', { do: 'stop' }, {}, 303],
])(
  'a %s ends a subscription with one request, also a second time',
  async (name, fields, headers, status) => {
    const page = await subscribe(name)
    for (const _ of ['once', 'again'])
      expect((await send(page, fields, headers)).status).toBe(status)
    expect(await stored()).toEqual([])
    expect(await open(page)).toMatchObject({ status: 404 })
    const principal = await given.principal()
    const id = await principal.publish()
    await expect.poll(() => principal.reached(id, 'email')).toMatchObject({ waiting: 0, failed: 0 })
    expect(mailsTo(name)).toHaveLength(1)
  },
)

test('the answer says nothing about whether an address is subscribed, whose choices stay, or got enough mails', async () => {
  const page = await subscribe('known', { level: 'college' })
  const known = await ask('known@mail.example', { level: 'pgs' })
  const again = await mailTo('known', 2)
  expect(again.text).toContain('already gets class notices')
  expect(again.page).toBe(page)
  expect(await stored()).toMatchObject([{ address: 'known@mail.example', levels: '["college"]' }])
  const { count } = subscriptionLimits.email
  for (let time = 0; time <= count; time += 1) {
    expect(await ask('stranger@mail.example', { level: 'pgs' })).toEqual(known)
    await mailTo('stranger', Math.min(time + 1, count))
  }
  await ask('other@mail.example')
  await mailTo('other')
  expect(mailsTo('stranger')).toHaveLength(count)
})

test('a link that no one pressed ends after a day, and the address is deleted', async () => {
  await ask('late@mail.example')
  const { page } = await mailTo('late')
  await setSubscription({ asked_at: Date.now() - 86_400_000 }, 'late')
  expect(await open(page)).toMatchObject({ status: 404 })
  const confirm = { do: 'confirm', level: allLevels, language: 'en' }
  expect((await send(page, confirm)).location).toBe(page)
  await expect.poll(stored).toEqual([])
})

test('an address that its mail server refuses for good is removed; other refusals are tried again, also after a restart', async () => {
  for (const name of ['gone', 'busy', 'policy', 'good']) await subscribe(name)
  mail.refused.set('gone@mail.example', '550 5.1.1 no such user')
  mail.refused.set('busy@mail.example', '450 4.2.0 try again later')
  mail.refused.set('policy@mail.example', '550 5.7.1 relaying denied')
  mail.refused.set('new@mail.example', '421 4.3.2 shutting down')
  const principal = await given.principal()
  const id = await principal.publish()
  await mailTo('good', 2)
  await expect
    .poll(() => principal.reached(id, 'email'))
    .toEqual({ handedOver: 1, waiting: 2, failed: 0 })
  const left = (await stored()).map(({ address }) => address)
  expect(left).not.toContain('gone@mail.example')
  expect(left).toHaveLength(3)
  await ask('new@mail.example')
  await given.stop()
  mail.refused.clear()
  await setSubscription({ link_due_at: 1 }, 'new')
  await given.start()
  await mailsInTime('busy').toBe(2)
  await mailTo('policy', 2)
  await mailTo('new')
  expect(mailsTo('good')).toHaveLength(2)
})

test('a mail that is sent twice has one Message-ID, and each address has its own', async () => {
  for (const name of ['twice', 'once']) await subscribe(name)
  mail.lost.add('twice@mail.example')
  const principal = await given.principal()
  const id = await principal.publish()
  await mailTo('once', 2)
  await mailsInTime('twice').toBe(3)
  await expect.poll(() => principal.reached(id, 'email')).toMatchObject({ handedOver: 2 })
  const [, ...twice] = mailsTo('twice').map(({ headers }) => headers['message-id'])
  const [, once] = mailsTo('once').map(({ headers }) => headers['message-id'])
  const ofNotice = expect.stringMatching(new RegExp(`^<class-notice-${id}\\.1\\.[^@]+@`)) as string
  expect(twice).toEqual([ofNotice, twice[0]])
  expect(once).toEqual(ofNotice)
  expect(twice).not.toContain(once)
})

// Everything that is refused: abilities/class-status/subscription.test.ts.
test('a refused form says why, and comes back with what was typed', async () => {
  const { status, text } = await ask('typed@mail.example', { level: [], language: 'fil' })
  expect(status).toBe(422)
  expect(text).toContain('Choose at least one level.')
  expect(text).toContain('value="typed@mail.example"')
  expect(text).toMatch(/value="fil" checked|checked="" value="fil"/)
  const two = await ask('a@mail.example\r\nBcc: b@mail.example')
  expect([two.status, two.text]).toEqual([422, expect.stringContaining('Enter an e-mail address')])
  const other = await ask('a@mail.example', { language: 'xx' })
  expect([other.status, other.text]).toEqual([422, expect.stringContaining('Choose a language')])
  const long = await ask(`${'a'.repeat(5_000)}@mail.example`)
  expect([long.status, long.text]).toEqual([413, expect.stringContaining('too long')])
  expect((await ask('ana@mail.example', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await stored()).toEqual([])
})

test('without a mail server there is no form, and nothing is promised', async () => {
  await given.start({ SMTP_URL: '', MAIL_FROM: '' })
  expect((await open('/status/notify')).text).not.toContain('name="email"')
  expect((await ask('ana@mail.example')).status).toBe(405)
  await given.stop()
})
