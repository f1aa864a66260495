import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPage } from '../../../../tests/helpers/api.ts'
import { testFolder } from '../../../../tests/helpers/backups.ts'
import { siteOfTest } from '../../../../tests/helpers/nodes.ts'
import { readQrCode } from '../../../../tests/helpers/pictures.ts'
import { openSiteContent, withDatabase } from '../../../../tests/helpers/site-content.ts'
import { shareSite } from '../../../../tests/helpers/shared-site.ts'
import { signInAs } from '../../../../tests/helpers/staff.ts'
import { sendAs } from '../../../../tests/helpers/staff-calls.ts'

const site = shareSite({ PUBLIC_ORIGIN: 'https://www.dyci.example' })
let content: Awaited<ReturnType<typeof openSiteContent>>
let token: string

beforeAll(async () => {
  content = await openSiteContent({ dataDir: site.dataDir })
  token = (await signInAs(content.database, 'editor')).token
})
afterAll(() => content.close())

interface Printed {
  code: string
  target: string
  revision: number
  problems: { field: string }[]
  current: Printed
}

async function call(method: string, path: string, body?: object, { as = token, at = site } = {}) {
  const response = await sendAs(at.origin, as, method, path, body)
  return { status: response.status, body: (await response.json()) as Printed }
}

const make = async (target: string) =>
  (await call('POST', '/printed-codes', { label: 'Poster', target })).body

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile' }
const scan = (code: string) => getPage(site, `/go/${code}`, phone)
const locationOf = async (code: string) => (await scan(code)).headers.get('location')

test('a code leads to its page, elsewhere once it is pointed there, and is never kept', async () => {
  const { code, revision } = await make('/admissions')
  const first = await scan(code)
  expect(first.status).toBe(302)
  expect(first.headers.get('location')).toBe('/admissions')
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(await locationOf(code.toLowerCase())).toBe('/admissions')
  expect(await locationOf(`${code}/`)).toBe('/admissions')
  const typed = await getPage(site, `/GO/${code}`, phone)
  expect(typed.headers.get('location')).toBe(`/go/${code.toLowerCase()}`)
  const change = { label: 'Poster', target: 'https://www.dyci.example/events', revision }
  expect((await call('PUT', `/printed-codes/${code}`, change)).status).toBe(200)
  expect(await locationOf(code)).toBe('/events')
  const late = await call('PUT', `/printed-codes/${code}`, change)
  expect([late.status, late.body.current.target]).toEqual([409, '/events'])
})

test('another site takes a second confirmation, and a page that is not there is refused', async () => {
  const outside = { label: 'Form', target: 'https://forms.example/enroll' }
  for (const [body, field] of [
    [outside, 'isOutsideConfirmed'],
    [{ label: 'x', target: '/nothing/here' }, 'target'],
  ] as const) {
    const refused = await call('POST', '/printed-codes', body)
    expect([refused.status, refused.body.problems[0]?.field]).toEqual([422, field])
  }
  const made = await call('POST', '/printed-codes', { ...outside, isOutsideConfirmed: true })
  expect(await locationOf(made.body.code)).toBe('https://forms.example/enroll')
  const author = await signInAs(content.database, 'author')
  expect((await call('POST', '/printed-codes', outside, { as: author.token })).status).toBe(403)
})

test('a code whose page is in the trash says so, with search and contact, until it is back', async () => {
  const { id, slug } = await content.addAnnouncement({ title: 'A page on a poster' })
  const path = `/announcements/${slug}`
  await expect.poll(async () => (await getPage(site, path)).status).toBe(200)
  const { code } = await make(path)
  expect((await scan(code)).status).toBe(302)
  expect(
    (await call('POST', `/entries/announcement/${id}/commands`, { action: 'trash' })).status,
  ).toBe(200)
  const gone = await scan(code)
  expect(gone.status).toBe(404)
  expect(gone.text).toContain('This page is not here any more')
  expect(gone.html).toContain('action="/search"')
  expect(gone.html).toContain('href="/contact-us"')
  expect(gone.headers.get('cache-control')).toBe('no-store')
  await call('POST', `/entries/announcement/${id}/commands`, { action: 'restore' })
  expect(await locationOf(code)).toBe(path)
})

test('what is no code, or was never made, gets a page that is not indexed', async () => {
  for (const code of ['XXXX2222', 'oops']) {
    const { status, html } = await scan(code)
    expect([code, status]).toEqual([code, 404])
    expect(html).toContain('content="noindex"')
  }
  expect((await scan('%E0')).status).toBe(400)
})

test('scans of people are counted, all of them, also those of the last minute before a stop', async () => {
  const dataDir = testFolder()
  const at = await siteOfTest({ DATA_DIR: dataDir })
  const { token: as } = await withDatabase(at, (database) => signInAs(database, 'editor'))
  const made = await call('POST', '/printed-codes', { label: 'x', target: '/events' }, { as, at })
  const { code } = made.body
  const open = (method: string, headers: Record<string, string>) =>
    fetch(`${at.origin}/go/${code}`, { method, headers, redirect: 'manual' })
  await Promise.all(Array.from({ length: 30 }, () => open('GET', phone)))
  await open('HEAD', phone)
  await open('GET', { 'user-agent': 'facebookexternalhit/1.1' })
  await at.stop()
  const rows = await withDatabase({ dataDir }, (database) =>
    database.selectFrom('day_count').where('subject', '=', 'scan').selectAll().execute(),
  )
  expect(rows.map((row) => [row.name, row.count])).toEqual([[code, 30]])
})

test('a QR code for print is a file that cameras read', async () => {
  const { code } = await make('/events')
  for (const type of ['svg', 'png']) {
    const answer = await fetch(`${site.origin}/go/${code}.${type}`)
    expect(answer.headers.get('content-disposition')).toContain(`qr-${code}.${type}`)
    const picture = Buffer.from(await answer.arrayBuffer())
    expect(await readQrCode(picture)).toBe(`https://www.dyci.example/go/${code}`)
  }
  expect((await fetch(`${site.origin}/go/XXXX2222.svg`)).status).toBe(404)
})
