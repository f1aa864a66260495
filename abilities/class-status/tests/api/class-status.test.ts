import { hash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { addDays, dayInManila } from '../../../../school/base/dates.ts'
import { weekdaysFromMonday } from '../../../../school/kinds/office-hours.ts'
import { getPage } from '../../../../tests/helpers/api.ts'
import { rawRequest, requestText } from '../../../../tests/helpers/raw-client.ts'
import { shareSite } from '../../../../tests/helpers/shared-site.ts'
import { staffCalls } from '../../../../tests/helpers/staff-calls.ts'

const site = shareSite()
let staff: Awaited<ReturnType<typeof staffCalls>>
const today = dayInManila(new Date())
// Today is a holiday, and tomorrow has classes.
beforeAll(async () => {
  staff = await staffCalls(site, 'administrator')
  await staff.change('holidays', () => [{ name: 'Foundation Day', day: today }])
  const days = { weekdays: weekdaysFromMonday, firstDay: today, lastDay: addDays(today, 3) }
  const classDays = { pgs: days, jhs: days, shs: days, college: days }
  await staff.change('site-settings', (settings) => ({ ...settings, classDays }))
})

const levels = ['pgs', 'jhs', 'shs', 'college']
const notices = 'entries/class-notice'

const publish = (fields: object = {}) =>
  staff.publish('class-notice', {
    ...{ state: 'no-classes', levels, day: today, reason: 'flood' },
    ...fields,
  })
const withdraw = (id: number) => staff.call(`${notices}/${id}/commands`, { action: 'unpublish' })

const pages = ['/', '/status', '/meaning/mission', '/announcements']
const read = async (path: string) => (await getPage(site, path)).html

/** Lists the pages that show a text. */
async function pagesWith(text: string) {
  const shown = await Promise.all(pages.map(async (path) => (await read(path)).includes(text)))
  return pages.filter((_, place) => shown[place])
}

test('a notice is on every page at once, also on pages that were cached, and gone at once; without one, the school calendar speaks', async () => {
  await pagesWith('')
  expect(await pagesWith('No classes on')).toEqual([])
  const { text, html } = await getPage(site, '/status')
  expect(text.match(/All levels No school day: Foundation Day/g)).toHaveLength(1)
  expect(text.match(/All levels Classes as usual/g)).toHaveLength(1)
  expect(html).toMatch(/For other websites and programs:.*"\/status\/atom.xml".*"\/status.json"/)
  expect(text).toContain('Levels without a class notice follow the school calendar.')
  expect(text).not.toContain('has not said')
  const { id, title } = await publish()
  expect(title).toContain('No classes on')
  expect(await pagesWith(title)).toEqual(pages)
  expect(await read('/status')).toContain('Walang pasok sa')
  const data = { state: 'remote', levels: ['college'], day: today }
  await staff.call(`${notices}/${id}/commands`, { action: 'publish', data, basedOn: 2 })
  expect(await pagesWith('Online or modular classes on')).toEqual(pages)
  expect(await pagesWith('No classes on')).toEqual([])
  await withdraw(id)
  expect(await pagesWith('Online or modular')).toEqual([])
})

test('the page of a notice says that it was withdrawn; an unknown address is said to be unknown', async () => {
  const { id, address } = await publish({ levels: ['shs'] })
  const standing = await getPage(site, address)
  expect(standing.text).toContain('This notice is valid.')
  expect(standing.text).toContain('Walang pasok')
  await withdraw(id)
  const withdrawn = await getPage(site, address)
  expect(withdrawn.status).toBe(200)
  expect(withdrawn.text).toContain('The school withdrew this notice.')
  for (const what of ['published', 'withdrawn'])
    expect(withdrawn.text).toMatch(new RegExp(`[AP]M: ${what}. “No classes on `))
  expect(withdrawn.html).toContain('noindex')
  const unknown = await getPage(site, '/status/no-classes-at-all')
  expect(unknown.status).toBe(404)
  expect(unknown.text).toContain('The school has published no class notice at this address.')
})

test('the status fits into one round trip also on a busy day, without a font or any other file', async () => {
  const made = []
  for (const level of levels)
    for (const day of [today, addDays(today, 1)])
      made.push(await publish({ levels: [level], day, reason: 'signal-3', source: 'pagasa' }))
  expect(await read('/')).toContain('8 class notices for today and tomorrow.')
  const { headers, body } = await rawRequest(
    site.port,
    requestText('/status', { 'Accept-Encoding': 'br' }),
  )
  const head = Object.entries(headers).flat().join(': \r\n').length + 20
  expect(head + body.length).toBeLessThanOrEqual(14_000)
  const html = brotliDecompressSync(body).toString()
  expect(html.match(/<article/g)).toHaveLength(8)
  expect(html).not.toMatch(/<script [^>]*src|<link rel="stylesheet"|font-face/)
  expect(html.match(/<style/g)).toHaveLength(1)
  expect(headers['content-security-policy']).toMatch(/style-src 'sha256-[\w+/=]+';/)
  expect(headers['set-cookie']).toBeUndefined()
  for (const { id } of made) await withdraw(id)
})

test('programs read the same as visitors, from any site and without a cookie', async () => {
  const { id, address, title } = await publish({ levels: ['shs', 'college'], time: null })
  const readFile = async (path: string) => {
    const response = await fetch(site.origin + path)
    const { status, headers } = response
    expect([path, status, headers.get('set-cookie')]).toEqual([path, 200, null])
    return { headers, text: await response.text() }
  }
  const json = await readFile('/status.json')
  expect(json.headers.get('access-control-allow-origin')).toBe('*')
  const quiet = { campus: null, state: 'no-school-day', holiday: 'Foundation Day' }
  const notice = expect.stringContaining(address) as string
  expect(JSON.parse(json.text)).toMatchObject({
    days: [
      {
        day: today,
        levels: [
          {
            level: 'pgs',
            name: 'Preschool and Grade School',
            parts: [{ ...quiet, basis: 'calendar', notice: null }],
          },
          { level: 'jhs' },
          { level: 'shs', parts: [{ state: 'no-classes', basis: 'notice', notice }] },
          { level: 'college', parts: [{ state: 'no-classes' }] },
        ],
      },
      { day: addDays(today, 1) },
    ],
    notices: [{ headline: { en: title }, levels: ['shs', 'college'] }],
  })
  const atom = await readFile('/status/atom.xml')
  expect(atom.headers.get('content-type')).toContain('application/atom+xml')
  expect(atom.text).toContain(title)
  expect(atom.text).toContain('Walang pasok')
  const calendar = await readFile('/status.ics')
  const stamp = (day: string) => day.replaceAll('-', '')
  expect(calendar.text).toContain(`DTSTART;VALUE=DATE:${stamp(today)}`)
  expect(calendar.text).toContain(`DTEND;VALUE=DATE:${stamp(addDays(today, 1))}`)
  expect(calendar.text.replaceAll('\r\n ', '')).toContain('SUMMARY:No classes on')
  const badge = await readFile('/status/badge.svg')
  expect(badge.headers.get('content-type')).toBe('image/svg+xml')
  expect(badge.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(badge.text).toContain('differs by level')
  await withdraw(id)
  expect((await readFile('/status/badge.svg')).text).toContain(': No school day<')
  expect((await readFile('/fil/status/badge.svg')).text).toContain(': May pasok gaya ng dati<')
  for (const path of ['/status.json', '/status/atom.xml'])
    expect((await readFile(path)).text).not.toContain(title)
})

test('the preview of a notice has its style under the bar, and runs nothing', async () => {
  const data = { state: 'remote', levels: ['shs'], day: today, reason: 'flood' }
  const { url } = await staff.call('previews', { subject: 'class-notice', data })
  const { html, headers } = await getPage(site, url)
  expect(html).toContain('Online or modular classes')
  expect(html).toContain('class="preview-bar"')
  expect(html).not.toContain('<script')
  const policy = headers.get('content-security-policy') ?? ''
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)
  expect(styles).toHaveLength(2)
  for (const style of styles) expect(policy).toContain(hash('sha256', style, 'base64'))
})
