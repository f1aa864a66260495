import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { readCode, showCode } from '../../school/base/codes.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { classStates } from '../../school/kinds/class-notice-choices.ts'
import { longestOwnText } from '../../school/kinds/class-notice-problems.ts'
import { getPage } from '../helpers/api.ts'
import { readQrCode } from '../helpers/read-qr-code.ts'
import { startSiteBeforeAll } from '../helpers/site-before-all.ts'
import { staffCalls } from '../helpers/staff-calls.ts'

const site = startSiteBeforeAll({ PUBLIC_ORIGIN: 'https://www.dyci.example', TRUST_PROXY: '1' })
let call: Awaited<ReturnType<typeof staffCalls>>['call']
beforeAll(async () => {
  ;({ call } = await staffCalls(site, 'administrator'))
})

const announcement = (fields: object = {}) => ({
  title: 'Enrollment is extended',
  content: '<p>Until Friday.</p>',
  date: '2026-11-05',
  category: 'Advisory',
  ...fields,
})

async function publish(kind: string, data: object) {
  const { id } = await call(`entries/${kind}`, { data })
  return call(`entries/${kind}/${id}/publish`, {})
}
const publishAnnouncement = (fields?: object) => publish('announcement', announcement(fields))
const publishNotice = (fields: object) =>
  publish('class-notice', { day: dayInManila(new Date()), ...fields })

/** Says in an announcement that it is until Monday. */
const correct = (id: number) =>
  call(`entries/announcement/${id}/publish`, {
    data: announcement({ content: '<p>Until Monday.</p>' }),
    basedOn: 2,
  })

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { redirect: 'manual', headers })
const bytesOf = async (path: string) => Buffer.from(await (await open(path)).arrayBuffer())
const checkAddress = (code: string) => `https://www.dyci.example/verify/${code}`

/** Expects a picture of a height, with a code that a phone reads. */
async function expectPicture(path: string, height: number, code: string) {
  const bytes = await bytesOf(path)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height })
  expect(await readQrCode(bytes), `code of ${path}`).toBe(checkAddress(code))
  return bytes
}

test('a notice and an announcement are checked by their codes, also after a correction and a withdrawal', async () => {
  const notice = await publishNotice({ state: 'no-classes', levels: ['pgs'] })
  const checked = await getPage(site, `/verify/${notice.code}`)
  expect(checked.status).toBe(200)
  expect(checked.text).toContain('The school said this')
  expect(checked.text).toContain('No classes on')
  expect(checked.text).toContain('Walang pasok')

  const { id, code } = await publishAnnouncement()
  const before = await getPage(site, `/verify/${code}`)
  expect(before.text).toContain('Until Friday.')
  expect(before.html).toContain(`<link rel="canonical" href="${checkAddress(code)}"/>`)
  expect(before.text).not.toContain('Corrected')
  await correct(id)
  const corrected = await getPage(site, `/verify/${code}`)
  expect(corrected.text).toContain('Until Monday.')
  expect(corrected.text).toContain('read below what changed')
  expect(corrected.html).toContain('<del>Until Friday.</del>')
  await call(`entries/announcement/${id}/trash`, {})
  const withdrawn = await getPage(site, `/verify/${code}`)
  expect(withdrawn.status).toBe(200)
  expect(withdrawn.text).toContain('The school has withdrawn this')
  expect(withdrawn.text).toContain('What the school said')
})

test('the code of a draft and one that no one has are answered alike', async () => {
  const { code } = await call('entries/announcement', {
    data: announcement({ title: 'A secret draft' }),
  })
  for (const unknown of [code, 'XXXX2222']) {
    const { status, text, html } = await getPage(site, `/verify/${unknown}`)
    expect(status).toBe(404)
    expect(text).toContain('The school did not say this')
    expect(text).toContain(showCode(unknown))
    expect(text).not.toContain('secret')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
  }
  expect((await open(`/post-kit/${code}/square.jpg`)).status).toBe(404)
})

test('a code is found however it is typed, and what cannot be a code is explained', async () => {
  const { code } = await publishAnnouncement()
  const lower = showCode(code).toLowerCase()
  const typed = new URLSearchParams({ code: lower.replace('-', ' - ') }).toString()
  for (const [path, status] of [
    [`/verify?${typed}`, 302],
    [`/verify/${lower}`, 301],
  ] as const) {
    const found = await open(path)
    expect([found.status, found.headers.get('location')]).toEqual([status, `/verify/${code}`])
  }
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
  expect((await getPage(site, '/search?q=screenshot')).html).toContain('href="/verify"')
  const sitemap = await (await open('/sitemaps/pages.xml')).text()
  expect(sitemap).toContain('<loc>https://www.dyci.example/verify</loc>')
})

test('the page of a code is kept until content changes, and no answer about an unknown one is', async () => {
  const { code } = await publishAnnouncement()
  const known = await open(`/verify/${code}`)
  expect(known.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, must-revalidate')
  const again = await open(`/verify/${code}`, { 'if-none-match': known.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect((await open('/verify/XXXX2222')).headers.get('cache-control')).toBe('no-store')
})

test('trying out codes is stopped for the network that does it, and for no other', async () => {
  const { code } = await publishAnnouncement()
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let number = 1_000; number < 1_300; number += 1) {
    const digits = String(number).replaceAll('0', 'B').replaceAll('1', 'C')
    const { status } = await open(`/verify/${digits.padStart(8, 'X')}`, from('192.0.2.7'))
    expect(status).toBe(404)
  }
  const refused = await open('/verify/XXXX3333', from('192.0.2.7'))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
  expect((await open('/verify/XXXX3333', from('192.0.2.8'))).status).toBe(404)
  // A kept page is answered before anything is counted.
  await open(`/verify/${code}`)
  expect((await open(`/verify/${code}`, from('192.0.2.7'))).status).toBe(200)
})

test('the pages of a notice and of an announcement show code and QR code, their share cards too', async () => {
  for (const { code, address } of [
    await publishAnnouncement({ title: 'With a code' }),
    await publishNotice({ state: 'remote', levels: ['shs'] }),
  ]) {
    expect(readCode(code)).toBe(code)
    const { html, text } = await getPage(site, address)
    expect(text).toContain(`Code ${showCode(code)}`)
    expect(html).toContain(`aria-label="QR code that leads to the check of ${showCode(code)}"`)
    const [svg = ''] =
      /<svg(?=[^>]*aria-label="QR)[\s\S]*?<\/svg>/.exec(html.replaceAll('\\u003c', '<')) ?? []
    const file = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    const picture = await sharp(Buffer.from(file)).resize(400).png().toBuffer()
    expect(await readQrCode(picture)).toBe(checkAddress(code))
    const card = `/share-card${address}.jpg`
    expect(await readQrCode(await bytesOf(card))).toBe(checkAddress(code))
    expect(html).toContain(`https://www.dyci.example${card}`)
  }
})

test('what holds has pictures to post, which follow corrections and end with a withdrawal', async () => {
  const { id, code } = await publishAnnouncement()
  const kit = `/post-kit/${code}`
  const square = await expectPicture(`${kit}/square.jpg`, 1080, code)
  await expectPicture(`${kit}/tall.jpg`, 1920, code)
  expect(await bytesOf(`${kit}/square.jpg`)).toEqual(square)
  for (const file of ['round.jpg', 'square.png', 'toString.jpg'])
    expect((await open(`${kit}/${file}`)).status).toBe(404)
  await correct(id)
  expect(await bytesOf(`${kit}/square.jpg`)).not.toEqual(square)
  await call(`entries/announcement/${id}/unpublish`, {})
  expect((await open(`${kit}/square.jpg`)).status).toBe(404)
})

test('a long announcement goes on over further pictures, each with its code', async () => {
  const text = 'Families bring the card of last year, and two pictures of the child. '
  const { id, code } = await publishAnnouncement({ content: `<p>${text.repeat(20)}</p>`.repeat(2) })
  const answer: unknown = await call(`entries/announcement/${id}/post-kit`)
  const { albums } = (answer as { kit: { albums: Album[] } }).kit
  expect(albums.map(({ isWhole }) => isWhole)).toEqual([true, true])
  for (const { shape, height, pictures } of albums) {
    expect(pictures.length, `pictures of ${shape}`).toBeGreaterThan(1)
    const first = `/post-kit/${code}/${shape}`
    expect(pictures).toEqual(
      pictures.map((_, place) => `${first}${place === 0 ? '' : `-${place + 1}`}.jpg`),
    )
    const seen = new Set<string>()
    for (const address of pictures)
      seen.add((await expectPicture(address, height, code)).toString('base64'))
    expect(seen.size).toBe(pictures.length)
    for (const number of [0, 1, pictures.length + 1])
      expect((await open(`${first}-${number}.jpg`)).status).toBe(404)
  }
})

interface Album {
  shape: string
  height: number
  pictures: string[]
  isWhole: boolean
}

test.each(classStates)(
  'a class notice that says “%s” has pictures to post, with a code that a phone reads, however long it is',
  async (state) => {
    const times: Record<string, string> = { 'early-dismissal': '12:00', 'late-start': '10:00' }
    const longest = (sentence: string) => sentence.repeat(20).slice(0, longestOwnText)
    const { id, code } = await publishNotice({
      state,
      time: times[state] ?? null,
      levels: ['pgs', 'jhs', 'shs'],
      campuses: ['Main Campus', 'Elida Campus'],
      reason: 'flood',
      ownMessage: {
        en: longest('The river is still rising, and jeepneys do not pass the highway. '),
        fil: longest('Tumataas pa ang tubig sa ilog, at hindi makadaan ang mga jeepney. '),
      },
    })
    await expectPicture(`/post-kit/${code}/square.jpg`, 1080, code)
    await expectPicture(`/post-kit/${code}/tall.jpg`, 1920, code)
    await call(`entries/class-notice/${id}/unpublish`, {})
    expect((await open(`/post-kit/${code}/tall.jpg`)).status).toBe(404)
  },
)
