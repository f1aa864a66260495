import { hash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInManila } from '../../school/base/dates.ts'
import { getPage } from '../helpers/api.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'

let site: TestSite
let content: Awaited<ReturnType<typeof openSiteContent>>
let token: string

beforeAll(async () => {
  site = await startTestSite()
  content = await openSiteContent({ dataDir: site.dataDir })
  token = (await signInAs(content.database, 'author', { classStatus: true })).token
})
afterAll(async () => {
  await content.close()
  await site.stop()
})

const today = dayInManila(new Date())
const levels = ['pgs', 'jhs', 'shs', 'college']

async function call(path: string, body: object, as = token) {
  const response = await fetch(`${site.origin}/api/admin/entries/class-notice${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}` },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as { id: number; address: string; title: string },
  }
}

async function publish(fields: object = {}) {
  const data = { state: 'no-classes', levels, day: today, reason: 'flood', ...fields }
  const { body } = await call('', { data })
  return (await call(`/${body.id}/publish`, {})).body
}

const pages = ['/', '/status', '/meaning/mission', '/announcements']
const read = async (path: string) => (await getPage(site, path)).html

/** Lists the pages that show a text. */
async function pagesWith(text: string) {
  const shown = await Promise.all(pages.map(async (path) => (await read(path)).includes(text)))
  return pages.filter((_, place) => shown[place])
}

test('a notice is on every page at once, also on pages that were cached, and gone at once', async () => {
  await pagesWith('')
  expect(await pagesWith('No classes on')).toEqual([])
  const { id, title } = await publish()
  expect(title).toContain('No classes on')
  expect(await pagesWith(title)).toEqual(pages)
  expect(await read('/status')).toContain('Walang pasok sa')
  await call(`/${id}/publish`, {
    data: { state: 'remote', levels: ['college'], day: today },
    basedOn: 2,
  })
  expect(await pagesWith('Online or modular classes on')).toEqual(pages)
  expect(await pagesWith('No classes on')).toEqual([])
  await call(`/${id}/unpublish`, {})
  expect(await pagesWith('Online or modular')).toEqual([])
})

test('only people with the right publish one', async () => {
  const editor = await signInAs(content.database, 'editor')
  const data = { state: 'no-classes', levels, day: today }
  expect((await call('', { data }, editor.token)).status).toBe(403)
  const administrator = await signInAs(content.database, 'administrator')
  expect((await call('', { data }, administrator.token)).status).toBe(201)
})

test('the page of a notice says that it was withdrawn; an unknown address is said to be unknown', async () => {
  const { id, address } = await publish({ levels: ['shs'] })
  const standing = await getPage(site, address)
  expect(standing.text).toContain('This notice holds.')
  expect(standing.text).toContain('Walang pasok')
  await call(`/${id}/unpublish`, {})
  const withdrawn = await getPage(site, address)
  expect(withdrawn.status).toBe(200)
  expect(withdrawn.text).toContain('The school withdrew this notice.')
  expect(withdrawn.html).toContain('noindex')
  const unknown = await getPage(site, '/status/no-classes-at-all')
  expect(unknown.status).toBe(404)
  expect(unknown.text).toContain('The school has published no class notice at this address.')
})

test('nothing is claimed that no one confirmed', async () => {
  const { text } = await getPage(site, '/status')
  expect(text.match(/No notice/g)?.length).toBeGreaterThanOrEqual(8)
  expect(text).toContain('No one has confirmed yet that classes are held.')
  expect(text).not.toContain('Classes as usual')
})

/** Reads an answer as a phone gets it: the bytes on the wire, headers included. */
const bytesOf = (path: string) =>
  new Promise<{ head: number; body: Buffer; headers: Record<string, unknown> }>((resolve) => {
    const asked = request(
      site.origin + path,
      { headers: { 'accept-encoding': 'br' } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            head: response.rawHeaders.join(': \r\n').length + 20,
            body: Buffer.concat(parts),
            headers: response.headers,
          }),
        )
      },
    )
    asked.end()
  })

test('the status fits into one round trip also on a busy day, without script, font or other file', async () => {
  const made = []
  for (const level of levels)
    for (const day of [today, addDays(today, 1)])
      made.push(await publish({ levels: [level], day, reason: 'signal-3', source: 'pagasa' }))
  expect(await read('/')).toContain('8 class notices hold today or tomorrow.')
  const { head, body, headers } = await bytesOf('/status')
  expect(head + body.length).toBeLessThanOrEqual(14_000)
  const html = brotliDecompressSync(body).toString()
  expect(html.match(/<article/g)).toHaveLength(8)
  expect(html).not.toMatch(/<script|<link rel="stylesheet"|font-face/)
  expect(html.match(/<style/g)).toHaveLength(1)
  expect(headers['content-security-policy']).toMatch(/style-src 'sha256-[\w+/=]+';/)
  expect(headers['set-cookie']).toBeUndefined()
  for (const { id } of made) await call(`/${id}/unpublish`, {})
})

test('programs read the same as visitors, from any site and without a cookie', async () => {
  const { id, address, title } = await publish({ levels: ['shs', 'college'], time: null })
  const read200 = async (path: string) => {
    const response = await fetch(site.origin + path)
    const { status, headers } = response
    return { status, headers, text: await response.text() }
  }
  const json = await read200('/status.json')
  expect(json.headers.get('access-control-allow-origin')).toBe('*')
  expect(JSON.parse(json.text)).toMatchObject({
    days: [
      {
        day: today,
        levels: [
          { level: 'pgs', parts: [{ campus: null, state: 'unknown', basis: null, notice: null }] },
          { level: 'jhs' },
          {
            level: 'shs',
            name: 'Senior High School',
            parts: [
              {
                state: 'no-classes',
                basis: 'notice',
                notice: expect.stringContaining(address) as string,
              },
            ],
          },
          { level: 'college', parts: [{ state: 'no-classes' }] },
        ],
      },
      { day: addDays(today, 1) },
    ],
    notices: [{ headline: { en: title }, levels: ['shs', 'college'] }],
  })
  const atom = await read200('/status/atom.xml')
  expect(atom.headers.get('content-type')).toContain('application/atom+xml')
  expect(atom.text).toContain(title)
  expect(atom.text).toContain('Walang pasok')
  const calendar = await read200('/status.ics')
  const day = today.replaceAll('-', '')
  expect(calendar.text).toContain(`DTSTART;VALUE=DATE:${day}`)
  expect(calendar.text).toContain(`DTEND;VALUE=DATE:${addDays(today, 1).replaceAll('-', '')}`)
  expect(calendar.text.replaceAll('\r\n ', '')).toContain('SUMMARY:No classes on')
  const badge = await read200('/status/badge.svg')
  expect(badge.headers.get('content-type')).toBe('image/svg+xml')
  expect(badge.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(badge.text).toContain('differs by level')
  for (const { status, headers } of [json, atom, calendar, badge]) {
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toBeNull()
  }
  await call(`/${id}/unpublish`, {})
  expect((await read200('/status/badge.svg')).text).toContain('No notice')
  expect((await read200('/status.json')).text).not.toContain(title)
  expect((await read200('/status/atom.xml')).text).not.toContain(title)
})

test('the preview of a notice has its style under the bar, and runs nothing', async () => {
  const data = { state: 'remote', levels: ['shs'], day: today, reason: 'flood' }
  const made = await fetch(`${site.origin}/api/admin/previews`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ subject: 'class-notice', data }),
  })
  const { url } = (await made.json()) as { url: string }
  const preview = await fetch(site.origin + url)
  const html = await preview.text()
  expect(html).toContain('Online or modular classes')
  expect(html).toContain('class="preview-bar"')
  expect(html).not.toContain('<script')
  const policy = preview.headers.get('content-security-policy') ?? ''
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)
  expect(styles).toHaveLength(2)
  for (const style of styles) expect(policy).toContain(hash('sha256', style, 'base64'))
})
