import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { showCode } from '../../school/base/codes.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { getPage } from '../helpers/api.ts'
import { readQrCode } from '../helpers/pictures.ts'
import { shareSite } from '../helpers/shared-site.ts'
import { staffCalls } from '../helpers/staff-calls.ts'

type Calls = Awaited<ReturnType<typeof staffCalls>>

const site = shareSite({ PUBLIC_ORIGIN: 'https://www.dyci.example', TRUST_PROXY: '1' })
let call: Calls['call']
let publish: Calls['publish']
beforeAll(async () => {
  ;({ call, publish } = await staffCalls(site, 'administrator'))
})

const announcement = (fields: object = {}) => ({
  title: 'Enrollment is extended',
  content: '<p>Until Friday.</p>',
  date: '2026-11-05',
  category: 'Advisory',
  ...fields,
})

const publishAnnouncement = (fields?: object) => publish('announcement', announcement(fields))
const publishNotice = (fields: object) =>
  publish('class-notice', { day: dayInManila(new Date()), ...fields })

/** Says in an announcement that it is until Monday. */
const correct = (id: number) =>
  call(`entries/announcement/${id}/commands`, {
    action: 'publish',
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

// A notice, and what a visitor types: tests/stories/verify.spec.ts.
test('an announcement is checked by its code, also after a correction and a withdrawal', async () => {
  const { id, code } = await publishAnnouncement()
  const before = await getPage(site, `/verify/${code}`)
  expect(before.text).toContain('The school said this')
  expect(before.text).toContain('Until Friday.')
  expect(before.html).toContain(`<link rel="canonical" href="${checkAddress(code)}"/>`)
  expect(before.text).not.toContain('Corrected')
  await correct(id)
  const corrected = await getPage(site, `/verify/${code}`)
  expect(corrected.text).toContain('Until Monday.')
  expect(corrected.text).toContain('read below what changed')
  expect(corrected.html).toContain('<del>Until Friday.</del>')
  await call(`entries/announcement/${id}/commands`, { action: 'trash' })
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
  const locationOf = async (path: string) => {
    const { status, headers } = await open(path)
    return [status, headers.get('location')]
  }
  const typed = `/verify?code=${encodeURIComponent(lower.replace('-', ' - '))}`
  expect(await locationOf(typed)).toEqual([302, `/verify/${code}`])
  expect(await locationOf(`/verify/${lower}`)).toEqual([301, `/verify/${code}`])
  for (const [path, status] of [
    ['/verify?code=O0O0', 400],
    ['/verify/O0O0', 404],
  ] as const) {
    const malformed = await getPage(site, path)
    expect(malformed.status).toBe(status)
    expect(malformed.text).toContain('This is not a code')
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

// The QR codes of the pages: tests/stories/verify.spec.ts.
test('the share cards of a notice and of an announcement show the QR code', async () => {
  for (const { code, address } of [
    await publishAnnouncement({ title: 'With a code' }),
    await publishNotice({ state: 'remote', levels: ['shs'] }),
  ]) {
    const { html } = await getPage(site, address)
    const card = `/share-card${address}.jpg`
    expect(await readQrCode(await bytesOf(card))).toBe(checkAddress(code))
    expect(html).toContain(`https://www.dyci.example${card}`)
  }
})

// That a long text goes on over several pictures, each with its code: server/share-cards/draw-card.test.ts.
test('what holds has pictures to post, as many as its text needs, which follow corrections and end with a withdrawal', async () => {
  const text = 'Families bring the card of last year, and two pictures of the child. '
  const { id, code } = await publishAnnouncement({ content: `<p>${text.repeat(20)}</p>`.repeat(2) })
  const kit = `/post-kit/${code}`
  const square = await expectPicture(`${kit}/square.jpg`, 1080, code)
  expect(await expectPicture(`${kit}/square-2.jpg`, 1080, code)).not.toEqual(square)
  await expectPicture(`${kit}/tall-2.jpg`, 1920, code)
  expect(await bytesOf(`${kit}/square.jpg`)).toEqual(square)
  for (const name of ['round.jpg', 'square.png', 'toString.jpg', 'square-1.jpg', 'square-99.jpg'])
    expect([name, (await open(`${kit}/${name}`)).status]).toEqual([name, 404])
  await correct(id)
  expect(await bytesOf(`${kit}/square.jpg`)).not.toEqual(square)
  expect((await open(`${kit}/square-2.jpg`)).status).toBe(404)
  await call(`entries/announcement/${id}/commands`, { action: 'unpublish' })
  expect((await open(`${kit}/square.jpg`)).status).toBe(404)
  const notice = await publishNotice({ state: 'late-start', time: '10:00', levels: ['pgs'] })
  await expectPicture(`/post-kit/${notice.code}/tall.jpg`, 1920, notice.code)
})
