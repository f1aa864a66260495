import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { serveMedia } from '../../server/media/serve-media.ts'
import { listenLocally } from '../helpers/local-server.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { changedAt, makeJpeg, openMediaSites } from '../helpers/media-site.ts'
import {
  makePhoneJpeg,
  makePhoto,
  markedAs,
  readPicture,
  smallPdf,
  uploadForm,
} from '../helpers/pictures.ts'

describeOnDatabases('the media library', (given) => {
  const site = openMediaSites(given)
  const bytesAt = async (path: string) => Buffer.from(await (await site.visit(path)).arrayBuffer())
  const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
    fetch(site.origin + path, { method, headers })

  test('takes a phone’s photograph: upright, in every width, without its place or anything else hidden in it', async () => {
    const hidden = '<script>alert(1)</script>'
    const bytes = Buffer.concat([await makePhoneJpeg(1_600, 1_000), Buffer.from(hidden)])
    const file = await site.add(bytes, 'IMG 0042 (Final).html', { type: 'text/html' })
    const color: unknown = expect.stringMatching(/^#[0-9a-f]{6}$/)
    expect(file).toMatchObject({
      kind: 'image',
      name: 'IMG 0042 (Final)',
      width: 1_000,
      height: 1_600,
      alt: '',
      decorative: false,
      focalX: 0.5,
      focalY: 0.5,
      uses: 0,
      createdAt: changedAt,
      createdBy: expect.stringMatching(/^The editor/) as unknown,
      placeholder: [color, color],
      address: expect.stringMatching(/^\/media\/[0-9a-f]{20}\/img-0042-final\.jpg$/) as unknown,
    })
    expect(file.sources.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1_000])

    const whole = await bytesAt(file.address)
    const { exif, orientation, icc, xmp, width, height, format } = await sharp(whole).metadata()
    expect({ exif, orientation, icc, xmp, width, height, format }).toEqual({
      format: 'jpeg',
      width: 1_000,
      height: 1_600,
    })
    expect(whole.toString('latin1')).not.toMatch(/GPS|Exif|Taken by a parent|Phone 15|<script/)
    // The left side is now at the top.
    const corner = await sharp(whole)
      .extract({ left: 960, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([...corner].map((channel) => Math.round(channel / 16))).toEqual([12, 2, 2])

    for (const { width, avif, webp } of file.sources) {
      for (const [address, type, name] of [
        [avif, 'image/avif', 'heif'],
        [webp, 'image/webp', 'webp'],
      ] as const) {
        const response = await site.visit(address)
        expect(response.headers.get('content-type')).toBe(type)
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const bytes = Buffer.from(await response.arrayBuffer())
        expect(bytes.includes('<script')).toBe(false)
        const picture = await sharp(bytes).metadata()
        expect(picture).toMatchObject({ format: name, width, height: Math.round(width * 1.6) })
        expect(picture.exif).toBeUndefined()
      }
    }
  })

  test('closes a file when its reader disconnects before it is sent', async () => {
    const { address } = await site.add(await makeJpeg(), 'team.jpg')
    const openFiles = () =>
      readdirSync('/proc/self/fd').filter((each) => {
        const path = join('/proc/self/fd', each)
        return existsSync(path) && readlinkSync(path).startsWith(site.dataDir)
      })
    const served = Promise.withResolvers<void>()
    const server = createServer((request, response) => {
      response.destroy()
      serveMedia(site.library, address, request, response).then(served.resolve, served.reject)
    })
    const { origin, stop } = await listenLocally(server)
    onTestFinished(stop)
    await expect(fetch(origin + address)).rejects.toThrow('fetch failed')
    await served.promise
    await expect.poll(openFiles).toEqual([])
  })

  test('a PDF is a download that cannot run inside the site, whole or in parts', async () => {
    const file = await site.add(smallPdf, 'Handbook “2026”.pdf', { type: 'text/html' })
    const { length } = smallPdf
    const none = { width: 0, sources: [], placeholder: [] }
    expect(file).toMatchObject({ kind: 'pdf', bytes: length, ...none })
    const response = await site.visit(file.address)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="handbook-2026.pdf"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-length': String(length),
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(smallPdf)

    const part = async (headers: Record<string, string>) => {
      const answer = await ask(file.address, headers)
      return [answer.status, answer.headers.get('content-range'), await answer.text()]
    }
    const range = 'bytes=5-7'
    const etag = response.headers.get('etag') ?? ''
    const found = [206, `bytes 5-7/${length}`, '1.4']
    expect(await part({ range })).toEqual(found)
    expect(await part({ range, 'if-range': etag })).toEqual(found)
    expect(await part({ range, 'if-range': '"old"' })).toEqual([200, null, String(smallPdf)])
    expect(await part({ range: 'bytes=9999-' })).toEqual([416, `bytes */${length}`, ''])
  })

  test('who has a file is told so, and HEAD has no body', async () => {
    const file = await site.add(await makeJpeg(), 'photo.jpg')
    for (const address of [file.address, file.sources[0]?.webp ?? '']) {
      const head = await ask(address, {}, 'HEAD')
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
      expect(await head.text()).toBe('')
      const again = await ask(address, { 'if-none-match': `"x", W/${head.headers.get('etag')}` })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect((await ask(address, { 'if-none-match': '*' })).status).toBe(304)
      expect((await ask(address, { 'if-none-match': '"x"' })).status).toBe(200)
    }
    const { headers } = await site.visit(file.address)
    expect(headers.get('cache-control')).toMatch(/max-age=0.*must-revalidate/)
  })

  test('nothing else of the disk can be reached', async () => {
    const file = await site.add(await makeJpeg(), 'photo.jpg')
    const [, , id, version] = (file.sources[0]?.avif ?? '').split('/')
    for (const path of [
      '/media/',
      '/media/incoming/',
      '/media/0123456789abcdef0123/photo.jpg',
      '/media/..%2fsite.sqlite',
      `/media/${id}/../${version}/whole`,
      `/media/${id}/${version}/whole`,
      `/media/${id}/${version}/..%2f..%2f..%2fsite.sqlite`,
      `/media/${id}/${version}/320.avif%00.jpg`,
      `/media/${id}/other-name.jpg`,
      `/media/${id}/${version}/9999.avif`,
    ]) {
      const { status, headers } = await site.visit(path)
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
    }
  })
})

describeOnDatabases('a file that the media library refuses, with a sentence', (given) => {
  const site = openMediaSites(given)
  const send = (bytes: Buffer, name: string, fields = {}) =>
    site.call('POST', '/media', { body: uploadForm(bytes, name, fields) })
  const refuse = { duplicates: 'refuse' }
  const moving = async () => {
    const frame = await makePhoto(40, 30)
    const pages = [await frame.png().toBuffer(), await frame.tint('#f00').png().toBuffer()]
    return sharp(pages, { join: { animated: true } })
      .gif()
      .toBuffer()
  }
  /** Makes a PNG of a few hundred bytes that declares 30,000 by 30,000 pixels. */
  const bomb = async () => {
    const small = await (await makePhoto(100, 100)).png().toBuffer()
    small.writeUInt32BE(30_000, 16)
    small.writeUInt32BE(30_000, 20)
    small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
    return small
  }

  // By what formats are told: school/content/media/detect-file-format.test.ts.
  test.each<[string, () => Promise<Buffer> | Buffer, string, RegExp]>([
    ['HTML named as a picture', () => Buffer.from('<script>'), 'a.jpg', /not a picture/],
    ['half a JPEG', async () => (await makeJpeg(800)).subarray(0, 3_000), 'a.jpg', /damaged/],
    ['more pixels than can be', bomb, 'a.png', /900 megapixels; the maximum is 50\./],
    [
      'an AVIF of one color that would fill the memory',
      () => readPicture('wide.avif'),
      'a.avif',
      /takes more memory than one picture may have\. Make it smaller, or save it as JPEG/,
    ],
    ['a moving picture', moving, 'a.gif', /Animated pictures/],
    ['an empty file', () => Buffer.alloc(0), 'a.jpg', /empty/],
  ])('%s', async (_, make, name, sentence) => {
    const refused = await send(await make(), name, { type: 'image/jpeg' })
    expect(refused.status).toBe(422)
    expect(refused.body.error).toMatch(sentence)
    expect((await site.call('GET', '/media')).body).toEqual({ data: [], total: 0 })
    expect(await site.incoming()).toEqual([])
  })

  test('one that is too large, said beforehand or not, and what is no form', async () => {
    const body = uploadForm(Buffer.alloc(26 * 1024 * 1024, 'x'), 'a.jpg')
    expect(await site.call('POST', '/media', { body })).toMatchObject({
      status: 413,
      body: { error: 'This file is larger than 25 MB. Make it smaller and try again.' },
    })
    const streamed = new Response(body)
    const unannounced = await fetch(`${site.origin}/api/admin/media`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await site.tokenOf('editor')}`,
        'content-type': streamed.headers.get('content-type') ?? '',
      },
      body: streamed.body,
      duplex: 'half',
    } as RequestInit)
    expect(unannounced.status).toBe(413)
    expect((await site.call('POST', '/media', { body: { file: 'x' } })).status).toBe(400)
    expect(await site.incoming()).toEqual([])
  })

  test('one that is in the library already by its bytes, whatever its name, when that was asked', async () => {
    const bytes = await makeJpeg()
    const { id } = await site.add(bytes, 'Fair.jpg')
    expect(await send(bytes, 'IMG_0042.jpg', refuse)).toMatchObject({
      status: 409,
      body: {
        reason: 'duplicate',
        error: 'This file is already in the library. Use it, or add it anyway.',
        existing: { id, name: 'Fair', kind: 'image' },
      },
    })
    expect((await send(bytes, 'IMG_0042.jpg', { duplicates: 'add' })).status).toBe(201)
    expect((await send(bytes, 'IMG_0042.jpg')).status).toBe(201)
    expect((await site.call('GET', '/media')).body.total).toBe(3)
  })

  test('one that is the newest version of a file, until that is deleted', async () => {
    const newer = markedAs('newer', smallPdf)
    const { id } = await site.add(smallPdf, 'Calendar.pdf')
    await site.replace(id, newer)
    expect((await send(newer, 'Newer.pdf', refuse)).body.existing.id).toBe(id)
    expect((await send(smallPdf, 'Former.pdf', refuse)).status).toBe(201)
    await site.command(id, 'delete')
    expect((await send(newer, 'Newer.pdf', refuse)).status).toBe(201)
  })
})
