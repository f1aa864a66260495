import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patience } from '../helpers/patience.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { startStandInMail } from '../helpers/stand-in-mail.ts'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'

const password = 'carabao milk tea 7'
const email = 'principal@dyci.example'
const announced =
  'There is no account yet. Open this link to become the first administrator; it works once, within 24 hours:'

let dataDir: string
let site: TestSite | undefined
beforeEach(() => {
  dataDir = makeTestFolder('first')
})
afterEach(async () => {
  await site?.stop()
  removeTestFolder(dataDir)
})

async function start(settings: Record<string, string> = {}) {
  await site?.stop()
  site = await startTestSite({
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: 'https://www.dyci.example',
    ...settings,
  })
  return site
}

/** Returns the token of the printed link. */
function printedToken({ log }: TestSite): string | undefined {
  const line = log.indexOf(announced)
  return line < 0
    ? undefined
    : /^https:\/\/www\.dyci\.example\/login#link=([\w-]{43})$/.exec(log[line + 1] ?? '')?.[1]
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`${site?.origin}/api/admin${path}`, {
    method: 'POST',
    body: text,
    headers,
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

const signIn = (given = password) => post('/session', { email, password: given })

describe('the first start', () => {
  test(
    'prints a link until one was used, and there is no other way in',
    async () => {
      const first = printedToken(await start())
      const second = printedToken(await start({ WORKERS: '2' }))
      expect(first).toBeDefined()
      expect(second).toBeDefined()
      expect(second).not.toBe(first)
      expect((await post('/links/open', { token: first })).body).toMatchObject({
        purpose: 'set-up',
        email: '',
        name: '',
      })

      const incomplete = await post('/links/use', { token: second, password })
      expect(incomplete.body).toMatchObject({
        reason: 'invalid',
        problems: [{ field: 'name' }, { field: 'email' }],
      })
      const used = await post('/links/use', {
        token: second,
        password,
        name: 'The Principal',
        email,
      })
      expect(used.body).toMatchObject({ user: { name: 'The Principal', role: 'administrator' } })
      expect((await signIn()).status).toBe(200)

      for (const token of [first, second]) {
        const late = await post('/links/use', {
          token,
          password,
          name: 'Another Person',
          email: 'x@dyci.example',
        })
        expect(late.status).toBe(404)
      }
      expect(printedToken(await start())).toBe(undefined)
      expect((await signIn()).status).toBe(200)
    },
    60_000 * patience,
  )

  test('makes one administrator of a link that two people use at once', async () => {
    const token = printedToken(await start())
    const use = (name: string) =>
      post('/links/use', { token, password, name, email: `${name}@dyci.example` })
    const answers = await Promise.all([use('one'), use('two')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404,
    ])
  })

  test('takes the administrator from the environment, once and for all', async () => {
    const { log } = await start({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
    expect(log).toContain(
      `${email} can sign in now. Remove ADMIN_EMAIL and ADMIN_PASSWORD from the environment.`,
    )
    expect(log.join()).not.toContain(password)
    expect(printedToken(site as TestSite)).toBe(undefined)
    expect((await signIn()).status).toBe(200)
    const other = 'bagong password ng Bocaue'
    await start({ ADMIN_EMAIL: email, ADMIN_PASSWORD: other })
    expect((await signIn(other)).status).toBe(401)
    expect((await signIn()).status).toBe(200)
  })
})

describe('a call of the staff API', () => {
  beforeEach(() => start({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }))

  test('is neither cached nor logged with what it carries', async () => {
    const { token } = (await signIn()).body as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(`${site?.origin}/api/admin/session?note=private-words`, {
        headers,
      })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    }
    for (const path of ['session', '%73ession']) {
      const answer = await fetch(`${site?.origin}/api/admin/${path}?note=private-words`)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
    }
    const asked = () => site?.log.filter((line) => line.includes('/api/admin/session'))
    await expect.poll(asked).toHaveLength(5)
    const said = site?.log.join('\n') ?? ''
    for (const secret of [token, password, 'private-words']) expect(said).not.toContain(secret)
  })

  test('that is no JSON, or too long, is refused with a sentence', async () => {
    const unreadable = await post('/session', '{"email":')
    expect([unreadable.status, unreadable.body.error]).toEqual([400, 'Send the fields as JSON.'])
    const long = JSON.stringify({ email, password: 'x'.repeat(1_000_000) })
    const declared = await post('/session', long)
    expect([declared.status, declared.body.error]).toEqual([413, 'Send 10 kB at most.'])
    const streamed: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      duplex: 'half',
      body: new Blob([long]).stream(),
    }
    const response = await fetch(`${site?.origin}/api/admin/session`, streamed)
    expect(response.status).toBe(413)
    expect((await signIn()).status).toBe(200)
  })

  test('counts failures by the address of the connection', async () => {
    const guess = (forwarded: string) =>
      post(
        '/session',
        { email: `${Math.random()}@dyci.example`, password: 'wrong' },
        { 'x-forwarded-for': forwarded },
      )
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect((await guess(`198.51.100.${attempt}`)).status).toBe(401)
    const locked = await guess('198.51.100.99')
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800)
  })
})

describe('with a mail server', () => {
  let mail: Awaited<ReturnType<typeof startStandInMail>>
  afterEach(() => mail.stop())

  /** Invites a person on a site with a mail server. */
  async function invite({ refuses }: { refuses: boolean }) {
    mail = await startStandInMail({ refuses })
    const settings = { SMTP_URL: mail.url, MAIL_FROM: 'DYCI website <website@dyci.example>' }
    await start({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ...settings })
    const { token } = (await signIn()).body as { token: string }
    const fields = { name: 'María Cruz', email: 'maria@dyci.example', role: 'author', sections: [] }
    const { body } = await post('/staff', fields, { authorization: `Bearer ${token}` })
    return body as { link: string; mailed: boolean; note?: string }
  }

  test('an invitation is mailed', async () => {
    const { link, mailed } = await invite({ refuses: false })
    expect(mailed).toBe(true)
    expect(mail.mails).toHaveLength(1)
    const text = mail.mails[0]?.replace(/=\n/g, '').replaceAll('=3D', '=')
    expect(text).toContain('From: DYCI website <website@dyci.example>')
    expect(text).toContain('To: maria@dyci.example')
    expect(text).toContain(link)
  })

  test('an invitation that it refuses is handed over, and is in no log', async () => {
    const { link, mailed, note } = await invite({ refuses: true })
    expect([mailed, note]).toEqual([
      false,
      'The mail could not be sent. Copy the link and hand it over yourself.',
    ])
    expect((await post('/links/open', { token: link.split('=')[1] })).status).toBe(200)
    const log = () => site?.log.join('\n')
    await expect.poll(log).toContain('A mail could not be sent')
    expect(log()).not.toContain(link.split('=')[1])
  })
})
