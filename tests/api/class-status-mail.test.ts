import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscriptionLimits } from '../../school/operations/subscriptions/subscription-limits.ts'
import { allLevels, openPushSite } from '../helpers/push-site.ts'
import { readMail, startStandInMail } from '../helpers/stand-in-mail.ts'

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

const send = async (path: string, fields: Record<string, string | string[]>, headers = {}) => {
  const { origin } = await given.start()
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  )
  const response = await fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(pairs),
    redirect: 'manual',
    headers,
  })
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
  }
}

const ask = (email: string, fields: Record<string, string | string[]> = {}) =>
  send('/status/notify', { email, level: allLevels, language: 'en', ...fields })

const open = async (path: string) => {
  const response = await fetch((await given.start()).origin + path)
  const { status, headers } = response
  return { status, cache: headers.get('cache-control'), text: await response.text() }
}

const mailsTo = (address: string) =>
  mail.mails.map(readMail).filter(({ headers }) => headers['to'] === address)

/** Waits for the newest mail to an address; the page of its subscription is in it. */
async function mailTo(address: string, count = 1) {
  await expect.poll(() => mailsTo(address).length).toBe(count)
  const found = mailsTo(address)[count - 1]
  if (!found) throw new Error('There is a mail.')
  const page = /(\/fil)?\/status\/mail\/[\w-]+/.exec(found.text)?.[0] ?? ''
  return { ...found, page }
}

/** Subscribes an address as its owner does. */
async function subscribe(address: string, fields: Record<string, string | string[]> = {}) {
  await ask(address, fields)
  const { page } = await mailTo(address)
  await send(page, { do: 'confirm', level: allLevels, language: 'en', ...fields })
  return page
}

const stored = () =>
  given.withDatabase((database) =>
    database
      .selectFrom('subscription')
      .select(['address', 'levels', 'confirmed_at', 'token_hash'])
      .execute(),
  )

const oneClick = { 'List-Unsubscribe': 'One-Click' }

test('an address is told about classes once its owner has pressed the button behind the link', async () => {
  const asked = await ask(' Ana@Mail.example ', { level: 'college', language: 'fil' })
  expect(asked).toMatchObject({ status: 303, location: '/status/notify?mail=asked#mail' })
  const { headers, page, text } = await mailTo('ana@mail.example')
  expect(text).toContain('pindutin ang “I-confirm”')
  expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated' })
  // Programs that look at links in mails confirm nothing.
  expect(await open(page)).toMatchObject({ status: 200, cache: 'no-store' })
  const principal = await given.principal()
  const early = await principal.publish()
  // Everyone who is to be told has a message then.
  const spreading = () =>
    given.withDatabase((database) =>
      database
        .selectFrom('notice_delivery')
        .select(['due_at', 'spread_after', 'version'])
        .where('notice_id', '=', early)
        .execute(),
    )
  await expect.poll(spreading).toEqual([{ due_at: null, spread_after: null, version: 1 }])
  expect(await principal.reached(early, 'email')).toMatchObject({ handedOver: 0, waiting: 0 })
  expect(await stored()).toMatchObject([{ confirmed_at: null }])

  const confirmed = await send(page, { do: 'confirm', level: ['shs', 'college'], language: 'fil' })
  expect(confirmed).toMatchObject({ status: 303, location: `${page}?said=confirmed` })
  const shown = await open(`${page}?said=confirmed`)
  expect(shown.text).toContain('Mula ngayon, darating sa address na ito ang mga abiso sa pasok.')
  expect(shown.text).toContain('ana@mail.example')
  expect(shown.text).toContain('name="robots" content="noindex"')
  // A second press, or the same link again, changes nothing.
  expect((await send(page, { do: 'confirm', level: 'college', language: 'fil' })).status).toBe(303)

  const id = await principal.publish({ levels: ['college'] })
  const notice = await mailTo('ana@mail.example', 2)
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
  const correction = await mailTo('ana@mail.example', 3)
  expect(correction.headers['in-reply-to']).toBe(notice.headers['message-id'])
  expect(correction.headers['message-id']).toMatch(new RegExp(`^<class-notice-${id}\\.2\\.`))
  // The token is in no row and in no log.
  const token = page.split('/').at(-1) ?? ''
  expect(JSON.stringify(await stored())).not.toContain(token)
  expect((await given.start()).log.join('\n')).not.toContain(token)
})

test.each([
  ['a mail program', oneClick],
  ['a person', { do: 'stop' }],
])('%s ends a subscription with one request, also a second time', async (_, fields) => {
  const address = `${Object.keys(fields)[0] ?? ''}@mail.example`.toLowerCase()
  const page = await subscribe(address)
  for (const _ of ['once', 'again'])
    expect((await send(page, fields)).status).toBe('do' in fields ? 303 : 200)
  expect(await stored()).toEqual([])
  expect(await open(page)).toMatchObject({ status: 404 })
  const principal = await given.principal()
  const id = await principal.publish()
  await expect.poll(() => principal.reached(id, 'email')).toMatchObject({ waiting: 0, failed: 0 })
  expect(mailsTo(address)).toHaveLength(1)
})

test('a mail program may send its request as multipart, from anywhere', async () => {
  const page = await subscribe('multi@mail.example')
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  const { origin } = await given.start()
  const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
  const response = await fetch(origin + page, { method: 'POST', body, headers })
  expect(response.status).toBe(200)
  expect(await stored()).toEqual([])
})

test('the answer says nothing about whether an address is subscribed, and its choices stay', async () => {
  const page = await subscribe('known@mail.example', { level: 'college' })
  const [known, unknown] = [
    await ask('known@mail.example', { level: 'pgs' }),
    await ask('stranger@mail.example', { level: 'pgs' }),
  ]
  expect(known).toEqual(unknown)
  const again = await mailTo('known@mail.example', 2)
  expect(again.text).toContain('already gets class notices')
  expect(again.page).toBe(page)
  const rows = await stored()
  expect(rows.find(({ address }) => address === 'known@mail.example')?.levels).toBe('["college"]')
})

test('a stranger’s mailbox gets a few mails at most, and the answer stays the same', async () => {
  const { count } = subscriptionLimits.email
  for (let time = 0; time <= count; time += 1) {
    expect((await ask('victim@mail.example')).status).toBe(303)
    await mailTo('victim@mail.example', Math.min(time + 1, count))
  }
  await ask('other@mail.example')
  await mailTo('other@mail.example')
  expect(mailsTo('victim@mail.example')).toHaveLength(count)
})

test('a link that no one pressed ends after a day, and the address is deleted', async () => {
  await ask('late@mail.example')
  const { page } = await mailTo('late@mail.example')
  await given.withDatabase((database) =>
    database
      .updateTable('subscription')
      .set({ asked_at: Date.now() - 86_400_000 })
      .execute(),
  )
  expect(await open(page)).toMatchObject({ status: 404 })
  const confirm = { do: 'confirm', level: allLevels, language: 'en' }
  expect((await send(page, confirm)).location).toBe(page)
  await expect.poll(stored).toEqual([])
})

test('an address that its mail server refuses for good is removed; other refusals are tried again', async () => {
  for (const name of ['gone', 'busy', 'policy', 'good']) await subscribe(`${name}@mail.example`)
  mail.refused.set('gone@mail.example', '550 5.1.1 no such user')
  mail.refused.set('busy@mail.example', '450 4.2.0 try again later')
  mail.refused.set('policy@mail.example', '550 5.7.1 relaying denied')
  const principal = await given.principal()
  const id = await principal.publish()
  await mailTo('good@mail.example', 2)
  await expect
    .poll(() => principal.reached(id, 'email'))
    .toEqual({ handedOver: 1, waiting: 2, failed: 0 })
  const left = (await stored()).map(({ address }) => address)
  expect(left).not.toContain('gone@mail.example')
  expect(left).toHaveLength(3)
  mail.refused.clear()
  await expect
    .poll(() => given.letTimePass().then(() => mailsTo('busy@mail.example').length))
    .toBe(2)
  await mailTo('policy@mail.example', 2)
  expect(mailsTo('good@mail.example')).toHaveLength(2)
})

test('a mail that is sent twice has one Message-ID, and each address has its own', async () => {
  for (const name of ['twice', 'once']) await subscribe(`${name}@mail.example`)
  mail.lost.add('twice@mail.example')
  const principal = await given.principal()
  const id = await principal.publish()
  await mailTo('once@mail.example', 2)
  await expect
    .poll(() => given.letTimePass().then(() => mailsTo('twice@mail.example').length))
    .toBe(3)
  await expect.poll(() => principal.reached(id, 'email')).toMatchObject({ handedOver: 2 })
  const idsTo = (name: string) =>
    mailsTo(`${name}@mail.example`)
      .slice(1)
      .map(({ headers }) => headers['message-id'])
  const [first, second] = idsTo('twice')
  const ofNotice = new RegExp(`^<class-notice-${id}\\.1\\.[^@]+@`)
  expect(first).toMatch(ofNotice)
  expect(second).toBe(first)
  const others = idsTo('once')
  expect(others).toEqual([expect.stringMatching(ofNotice)])
  expect(others).not.toContain(first)
})

test('a notice and a link wait for a mail server that is away, and a restart loses none', async () => {
  await subscribe('patient@mail.example')
  for (const name of ['patient', 'new'])
    mail.refused.set(`${name}@mail.example`, '421 4.3.2 shutting down')
  await (await given.principal()).publish()
  await ask('new@mail.example')
  await given.stop()
  mail.refused.clear()
  await given.withDatabase((database) =>
    database
      .updateTable('subscription')
      .set({ link_due_at: 1 })
      .where('address', '=', 'new@mail.example')
      .execute(),
  )
  await given.start()
  await expect
    .poll(() => given.letTimePass().then(() => mailsTo('patient@mail.example').length))
    .toBe(2)
  await mailTo('new@mail.example')
})

test.each([
  [{ email: 'no address' }, 422, 'Enter an e-mail address'],
  [{ email: 'a@mail.example\r\nBcc: b@mail.example' }, 422, 'Enter an e-mail address'],
  [{ email: '' }, 422, 'Enter an e-mail address'],
  [{ level: [] }, 422, 'Choose at least one level.'],
  [{ level: 'moon' }, 422, 'Name levels of the school'],
  [{ language: 'xx' }, 422, 'Choose a language'],
  [{ email: `${'a'.repeat(5_000)}@mail.example` }, 413, 'too long'],
])('%o is refused with a sentence', async (fields, status, sentence) => {
  const answer = await ask('typed@mail.example', fields)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(sentence)
  expect(await stored()).toEqual([])
})

test('what was typed is in the form that comes back', async () => {
  const { text } = await ask('typed@mail.example', { level: [], language: 'fil' })
  expect(text).toContain('value="typed@mail.example"')
  expect(text).toMatch(/value="fil" checked|checked="" value="fil"/)
})

test('a form of another site is refused', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const fields = { email: 'ana@mail.example', level: 'pgs', language: 'en' }
  expect((await send('/status/notify', fields, headers)).status).toBe(403)
})

test('without a mail server there is no form, and nothing is promised', async () => {
  const bare = await openPushSite()
  try {
    const { origin } = await bare.start()
    const page = await (await fetch(`${origin}/status/notify`)).text()
    expect(page).not.toContain('type="email"')
    const body = new URLSearchParams({ email: 'ana@mail.example', level: 'pgs', language: 'en' })
    expect((await fetch(`${origin}/status/notify`, { method: 'POST', body })).status).toBe(405)
  } finally {
    await bare.close()
  }
})
