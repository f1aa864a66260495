import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCode, showCode } from '../../school/base/codes.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { classStates } from '../../school/kinds/class-notice-choices.ts'
import { longestOwnText } from '../../school/kinds/class-notice-problems.ts'
import { getPage } from '../helpers/api.ts'
import { readQrCode } from '../helpers/read-qr-code.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'

let site: TestSite
let content: Awaited<ReturnType<typeof openSiteContent>>
let token: string

beforeAll(async () => {
  site = await startTestSite({ PUBLIC_ORIGIN: 'https://www.dyci.example', TRUST_PROXY: '1' })
  content = await openSiteContent({ dataDir: site.dataDir })
  token = (await signInAs(content.database, 'administrator')).token
})
afterAll(async () => {
  await content.close()
  await site.stop()
})

interface Album {
  shape: string
  height: number
  pictures: string[]
  isWhole: boolean
}

interface Entry {
  id: number
  code: string
  address: string
  revision: number
}

async function call(path: string, body: object): Promise<Entry> {
  const response = await fetch(`${site.origin}/api/admin/entries/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Entry
}

const announcement = (fields: object = {}) => ({
  title: 'Enrollment is extended',
  content: '<p>Until Friday.</p>',
  date: '2026-11-05',
  category: 'Advisory',
  ...fields,
})

async function publish(kind: string, data: object): Promise<Entry> {
  const { id } = await call(kind, { data })
  return call(`${kind}/${id}/publish`, {})
}

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { redirect: 'manual', headers })

test('a notice and an announcement are checked by their codes, also after a correction and a withdrawal', async () => {
  const day = dayInManila(new Date())
  const notice = await publish('class-notice', { state: 'no-classes', levels: ['pgs'], day })
  const checked = await getPage(site, `/verify/${notice.code}`)
  expect(checked.status).toBe(200)
  expect(checked.text).toContain('The school said this')
  expect(checked.text).toContain('No classes on')
  expect(checked.text).toContain('Walang pasok')

  const { id, code } = await publish('announcement', announcement())
  const before = await getPage(site, `/verify/${code}`)
  expect(before.text).toContain('Until Friday.')
  expect(before.html).toContain(
    `<link rel="canonical" href="https://www.dyci.example/verify/${code}"/>`,
  )
  expect(before.text).not.toContain('Corrected')
  const data = announcement({ content: '<p>Until Monday.</p>' })
  await call(`announcement/${id}/publish`, { data, basedOn: 2 })
  const corrected = await getPage(site, `/verify/${code}`)
  expect(corrected.text).toContain('Until Monday.')
  expect(corrected.text).toContain('read below what changed')
  expect(corrected.html).toContain('<del>Until Friday.</del>')
  await call(`announcement/${id}/trash`, {})
  const withdrawn = await getPage(site, `/verify/${code}`)
  expect(withdrawn.status).toBe(200)
  expect(withdrawn.text).toContain('The school has withdrawn this')
  expect(withdrawn.text).toContain('What the school said')
})

test('the code of a draft and one that no one has are answered alike', async () => {
  const { code } = await call('announcement', { data: announcement({ title: 'A secret draft' }) })
  for (const unknown of [code, 'XXXX2222']) {
    const { status, text, html } = await getPage(site, `/verify/${unknown}`)
    expect(status).toBe(404)
    expect(text).toContain('The school did not say this')
    expect(text).toContain(showCode(unknown))
    expect(text).not.toContain('secret')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
  }
})

test('a code is found however it is typed, and what cannot be a code is explained', async () => {
  const { code } = await publish('announcement', announcement())
  const typed = showCode(code).toLowerCase().replace('-', ' - ')
  const found = await open(`/verify?${new URLSearchParams({ code: typed }).toString()}`)
  expect([found.status, found.headers.get('location')]).toEqual([302, `/verify/${code}`])
  const spelled = await open(`/verify/${showCode(code).toLowerCase()}`)
  expect([spelled.status, spelled.headers.get('location')]).toEqual([301, `/verify/${code}`])
  for (const [path, status] of [
    ['/verify?code=O0O0', 400],
    ['/verify/O0O0', 404],
  ] as const) {
    const malformed = await getPage(site, path)
    expect(malformed.status).toBe(status)
    expect(malformed.text).toContain('This is not a code')
    expect(malformed.text).toContain('eight letters and digits')
    expect(malformed.html).toContain('value="O0O0"')
  }
  const form = await getPage(site, '/verify?code=')
  expect(form.status).toBe(200)
  expect(form.text).toContain('How to check a screenshot')
  expect(form.text).toContain('Type this address yourself: dyci.example/verify')
})

test('the page of a code is kept until content changes, and no answer about an unknown one is', async () => {
  const { code } = await publish('announcement', announcement())
  const known = await open(`/verify/${code}`)
  expect(known.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, must-revalidate')
  const again = await open(`/verify/${code}`, { 'if-none-match': known.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect((await open('/verify/XXXX2222')).headers.get('cache-control')).toBe('no-store')
})

test('trying out codes is stopped for the network that does it, and for no other', async () => {
  const { code } = await publish('announcement', announcement())
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const guess = (number: number) => {
    const digits = String(number).replace(/[01]/g, (digit) => (digit === '0' ? 'B' : 'C'))
    return digits.padStart(8, 'X')
  }
  const statuses = new Map<number, number>()
  for (let number = 1_000; number < 1_310; number += 1) {
    const { status } = await open(`/verify/${guess(number)}`, from('192.0.2.7'))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([
    [404, 300],
    [429, 10],
  ])
  const refused = await open('/verify/XXXX3333', from('192.0.2.7'))
  expect(refused.headers.get('retry-after')).toBe('600')
  expect((await open('/verify/XXXX3333', from('192.0.2.8'))).status).toBe(404)
  // A kept page is answered before anything is counted.
  await open(`/verify/${code}`)
  expect((await open(`/verify/${code}`, from('192.0.2.7'))).status).toBe(200)
})

test('the pages of a notice and of an announcement show code and QR code, their share cards too', async () => {
  const day = dayInManila(new Date())
  for (const [kind, data] of [
    ['announcement', announcement({ title: 'With a code' })],
    ['class-notice', { state: 'remote', levels: ['shs'], day }],
  ] as const) {
    const { code, address } = await publish(kind, data)
    expect(readCode(code)).toBe(code)
    const { html, text } = await getPage(site, address)
    const checkAddress = `https://www.dyci.example/verify/${code}`
    expect(text).toContain(`Code ${showCode(code)}`)
    expect(html).toContain(`aria-label="QR code that leads to the check of ${showCode(code)}"`)
    const [svg = ''] =
      /<svg(?=[^>]*aria-label="QR)[\s\S]*?<\/svg>/.exec(html.replaceAll('\\u003c', '<')) ?? []
    const file = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    const picture = await sharp(Buffer.from(file)).resize(400).png().toBuffer()
    expect(await readQrCode(picture)).toBe(checkAddress)
    const card = await fetch(`${site.origin}/share-card${address}.jpg`)
    expect(await readQrCode(Buffer.from(await card.arrayBuffer()))).toBe(checkAddress)
    expect(html).toContain(`https://www.dyci.example/share-card${address}.jpg`)
  }
})

test('what holds has pictures to post, which follow corrections and end with a withdrawal', async () => {
  const { id, code } = await publish('announcement', announcement())
  const picture = async (file: string) => {
    const response = await open(`/post-kit/${code}/${file}`)
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const [square, tall] = [await picture('square.jpg'), await picture('tall.jpg')]
  expect(await sharp(square.bytes).metadata()).toMatchObject({ width: 1080, height: 1080 })
  expect(await sharp(tall.bytes).metadata()).toMatchObject({ width: 1080, height: 1920 })
  expect(await readQrCode(square.bytes)).toBe(`https://www.dyci.example/verify/${code}`)
  expect((await picture('square.jpg')).bytes).toEqual(square.bytes)
  for (const file of ['round.jpg', 'square.png', 'toString.jpg'])
    expect((await picture(file)).status).toBe(404)
  const data = announcement({ content: '<p>Until Monday.</p>' })
  await call(`announcement/${id}/publish`, { data, basedOn: 2 })
  expect((await picture('square.jpg')).bytes).not.toEqual(square.bytes)
  await call(`announcement/${id}/unpublish`, {})
  expect((await picture('square.jpg')).status).toBe(404)
  const draft = await call('announcement', { data: announcement() })
  expect((await open(`/post-kit/${draft.code}/square.jpg`)).status).toBe(404)
})

test('a long announcement goes on over further pictures, each with its code', async () => {
  const text = 'Families bring the card of last year, and two pictures of the child. '
  const content = `<p>${text.repeat(20)}</p>`.repeat(2)
  const { id, code } = await publish('announcement', announcement({ content }))
  const kit = await fetch(`${site.origin}/api/admin/entries/announcement/${id}/post-kit`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { albums } = ((await kit.json()) as { kit: { albums: Album[] } }).kit
  expect(albums.map(({ isWhole }) => isWhole)).toEqual([true, true])
  for (const { shape, height, pictures } of albums) {
    expect(pictures.length, `pictures of ${shape}`).toBeGreaterThan(1)
    const first = `/post-kit/${code}/${shape}`
    expect(pictures).toEqual(
      pictures.map((_, place) => `${first}${place === 0 ? '' : `-${place + 1}`}.jpg`),
    )
    const seen = new Set<string>()
    for (const address of pictures) {
      const picture = Buffer.from(await (await open(address)).arrayBuffer())
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1080, height })
      expect(await readQrCode(picture), `code of ${address}`).toBe(
        `https://www.dyci.example/verify/${code}`,
      )
      seen.add(picture.toString('base64'))
    }
    expect(seen.size).toBe(pictures.length)
    for (const number of [0, 1, pictures.length + 1])
      expect((await open(`${first}-${number}.jpg`)).status).toBe(404)
  }
})

test.each(classStates)(
  'a class notice that says “%s” has pictures to post, with a code that a phone reads, however long it is',
  async (state) => {
    const day = dayInManila(new Date())
    const times: Record<string, string> = { 'early-dismissal': '12:00', 'late-start': '10:00' }
    // The longest text that a notice may have, in both languages.
    const en = 'The river is still rising, and jeepneys do not pass the highway. '
      .repeat(20)
      .slice(0, longestOwnText)
    const fil = 'Tumataas pa ang tubig sa ilog, at hindi makadaan ang mga jeepney. '
      .repeat(20)
      .slice(0, longestOwnText)
    const { id, code } = await publish('class-notice', {
      state,
      time: times[state] ?? null,
      levels: ['pgs', 'jhs', 'shs'],
      campuses: ['Main Campus', 'Elida Campus'],
      day,
      reason: 'flood',
      ownMessage: { en, fil },
    })
    for (const { shape, height } of [
      { shape: 'square', height: 1080 },
      { shape: 'tall', height: 1920 },
    ]) {
      const response = await open(`/post-kit/${code}/${shape}.jpg`)
      const picture = Buffer.from(await response.arrayBuffer())
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1080, height })
      expect(await readQrCode(picture), `${state}, ${shape}`).toBe(
        `https://www.dyci.example/verify/${code}`,
      )
    }
    await call(`class-notice/${id}/unpublish`, {})
  },
)

test('the form is found in search and in the sitemap', async () => {
  expect((await getPage(site, '/search?q=screenshot')).html).toContain('href="/verify"')
  const sitemap = await (await open('/sitemaps/pages.xml')).text()
  expect(sitemap).toContain('<loc>https://www.dyci.example/verify</loc>')
})
