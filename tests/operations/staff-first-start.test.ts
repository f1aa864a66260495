import { expect, onTestFinished, test } from 'vitest'
import { testFolder } from '../helpers/backups.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'
import type { TestSite } from '../helpers/site.ts'
import { startStandInMail } from '../helpers/stand-in-mail.ts'

const password = 'carabao milk tea 7'
const email = 'principal@dyci.example'
const administrator = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }
const announced =
  'There is no account yet. Open this link to become the first administrator; it works once, within 24 hours:'

const start = (settings: Record<string, string> = administrator) =>
  siteOfTest({ PUBLIC_ORIGIN: 'https://www.dyci.example', ...settings })

/** Returns the token of the printed link. */
function printedToken({ log }: TestSite): string | undefined {
  const line = log.indexOf(announced)
  return line < 0
    ? undefined
    : /^https:\/\/www\.dyci\.example\/login#link=([\w-]{43})$/.exec(log[line + 1] ?? '')?.[1]
}

async function post({ origin }: TestSite, path: string, body: object, headers = {}) {
  const given = { method: 'POST', body: JSON.stringify(body), headers }
  const response = await fetch(`${origin}/api/admin${path}`, given)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const signIn = (site: TestSite, given = password) =>
  post(site, '/session', { email, password: given })

test(
  'the first start prints a link until one was used, and there is no other way in',
  async () => {
    const DATA_DIR = testFolder()
    const before = await start({ DATA_DIR })
    const first = printedToken(before)
    await before.stop()
    const site = await start({ DATA_DIR, WORKERS: '2' })
    const second = printedToken(site)
    expect([first, second]).toEqual([expect.any(String), expect.any(String)])
    expect(second).not.toBe(first)
    expect((await post(site, '/links/open', { token: first })).body).toMatchObject({
      purpose: 'set-up',
      email: '',
      name: '',
    })

    const use = (token = '', person: object = {}) =>
      post(site, '/links/use', { token, password, ...person })
    expect((await use(second)).body).toMatchObject({
      reason: 'invalid',
      problems: [{ field: 'name' }, { field: 'email' }],
    })
    const people = ['one', 'two'].map((name) => ({ name, email: `${name}@dyci.example` }))
    const answers = await Promise.all(people.map((person) => use(second, person)))
    const [{ body } = { body: {} }, ...others] = answers.toSorted(
      (one, other) => one.status - other.status,
    )
    expect(body).toMatchObject({ user: { role: 'administrator' } })
    expect(others.map(({ status }) => status)).toEqual([404])
    for (const token of [first, second])
      expect((await use(token, { name: 'Another', email })).status).toBe(404)
    await site.stop()
    expect(printedToken(await start({ DATA_DIR }))).toBe(undefined)
  },
  60_000 * patience,
)

test('the first administrator comes from the environment, once and for all', async () => {
  const DATA_DIR = testFolder()
  const site = await start({ DATA_DIR, ...administrator })
  expect(site.log).toContain(
    `${email} can sign in now. Remove ADMIN_EMAIL and ADMIN_PASSWORD from the environment.`,
  )
  expect(site.log.join()).not.toContain(password)
  expect(printedToken(site)).toBe(undefined)
  expect((await signIn(site)).status).toBe(200)
  await site.stop()
  const other = 'bagong password ng Bocaue'
  const again = await start({ DATA_DIR, ADMIN_EMAIL: email, ADMIN_PASSWORD: other })
  expect((await signIn(again, other)).status).toBe(401)
  expect((await signIn(again)).status).toBe(200)
})

test('a call of the staff API is neither cached nor logged with what it carries, and refused in words when it is no JSON or too long', async () => {
  const site = await start()
  const { token } = (await signIn(site)).body as { token: string }
  const signedIn = { authorization: `Bearer ${token}` }
  for (const [path, headers, status] of [
    ['session', signedIn, 200],
    ['session', signedIn, 200],
    ['session', {}, 401],
    ['%73ession', {}, 401],
  ] as const) {
    const answer = await fetch(`${site.origin}/api/admin/${path}?note=private-words`, { headers })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  }
  const asked = () => site.log.filter((line) => line.includes('/api/admin/session'))
  await expect.poll(asked).toHaveLength(5)
  const said = site.log.join('\n')
  for (const secret of [token, password, 'private-words']) expect(said).not.toContain(secret)

  const refusal = async (body: BodyInit) => {
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', duplex: 'half', body }
    const answer = await fetch(`${site.origin}/api/admin/session`, init)
    return [answer.status, ((await answer.json()) as { error: string }).error]
  }
  const long = JSON.stringify({ email, password: 'x'.repeat(1_000_000) })
  expect(await refusal('{"email":')).toEqual([400, 'Send the fields as JSON.'])
  expect(await refusal(long)).toEqual([413, 'Send 10 kB at most.'])
  expect(await refusal(new Blob([long]).stream())).toEqual([413, 'Send 10 kB at most.'])
})

test('an invitation is mailed, or handed over while the mail server is away, and is in no log', async () => {
  const mail = await startStandInMail()
  onTestFinished(mail.stop)
  const MAIL_FROM = 'DYCI website <website@dyci.example>'
  const site = await start({ ...administrator, SMTP_URL: mail.url, MAIL_FROM })
  const { token } = (await signIn(site)).body as { token: string }
  const invite = async (invited: string) => {
    const fields = { name: 'María Cruz', email: invited, role: 'author', sections: [] }
    const { body } = await post(site, '/staff', fields, { authorization: `Bearer ${token}` })
    return body as { link: string; mailed: boolean }
  }
  const { link, mailed } = await invite('maria@dyci.example')
  expect([mailed, mail.mails.length]).toEqual([true, 1])
  const text = mail.mails[0]?.replace(/=\n/g, '').replaceAll('=3D', '=')
  for (const part of [`From: ${MAIL_FROM}`, 'To: maria@dyci.example', link])
    expect(text).toContain(part)

  await mail.stop()
  const refused = await invite('luz@dyci.example')
  expect(refused.mailed).toBe(false)
  const [, handedOver = ''] = refused.link.split('=')
  expect(handedOver).toHaveLength(43)
  const log = () => site.log.join('\n')
  await expect.poll(log).toContain('A mail could not be sent')
  expect(log()).not.toContain(handedOver)
})
