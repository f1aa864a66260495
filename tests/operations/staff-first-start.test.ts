import { expect, test } from 'vitest'
import { testFolder } from '../helpers/backups.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'
import type { TestSite } from '../helpers/site.ts'

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

// An invitation that is mailed: tests/api/staff-invitations.test.ts.
test('the link of an invitation is in no log while the mail server is away', async () => {
  const MAIL_FROM = 'DYCI website <website@dyci.example>'
  const site = await start({ ...administrator, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM })
  const { token } = (await signIn(site)).body as { token: string }
  const fields = { name: 'María Cruz', email: 'luz@dyci.example', role: 'author', sections: [] }
  const { body } = await post(site, '/staff', fields, { authorization: `Bearer ${token}` })
  const { link, mailed } = body as { link: string; mailed: boolean }
  expect(mailed).toBe(false)
  const [, handedOver = ''] = link.split('=')
  expect(handedOver).toHaveLength(43)
  const log = () => site.log.join('\n')
  await expect.poll(log).toContain('A mail could not be sent')
  expect(log()).not.toContain(handedOver)
})
