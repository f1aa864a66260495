import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { serveMedia } from '../../server/media/serve-media.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { changedAt, startMediaSite, type MediaSite } from '../helpers/media-site.ts'
import { makePhoneJpeg, makePhoto, smallPdf } from '../helpers/pictures.ts'

describeOnDatabases('the media library', (given) => {
  let site: MediaSite
  beforeEach(async () => {
    site = await startMediaSite(given.database)
  })
  afterEach(() => site.stop())

  const photo = async (width = 700, height = 500) =>
    (await makePhoto(width, height)).jpeg().toBuffer()
  const bytesAt = async (path: string) =>
    Buffer.from(await (await fetch(site.origin + path)).arrayBuffer())

  test('takes a phone’s photograph: upright, without the place where it was taken, in every width', async () => {
    const file = await site.add(await makePhoneJpeg(1_600, 1_000), 'IMG 0042 (Final).JPG')
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
    })
    const color: unknown = expect.stringMatching(/^#[0-9a-f]{6}$/)
    expect(file.placeholder).toEqual([color, color])
    expect(file.createdBy).toMatch(/^The editor/)
    expect(file.address).toMatch(/^\/media\/[0-9a-f]{20}\/img-0042-final\.jpg$/)
    expect(file.sources.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1_000])

    const whole = await bytesAt(file.address)
    const { exif, orientation, icc, xmp, width, height, format } = await sharp(whole).metadata()
    expect({ exif, orientation, icc, xmp, width, height, format }).toEqual({
      format: 'jpeg',
      width: 1_000,
      height: 1_600,
    })
    expect(whole.toString('latin1')).not.toMatch(/GPS|Exif|Taken by a parent|Phone 15/)
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
        const response = await fetch(site.origin + address)
        expect(response.headers.get('content-type')).toBe(type)
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
        expect(picture).toMatchObject({
          format: name,
          width,
          height: Math.round((width * 1_600) / 1_000),
        })
        expect(picture.exif).toBeUndefined()
      }
    }
  })

  test.each([
    ['a PNG that one can see through stays one', 'png', 'image/png', 0],
    ['a WebP becomes a JPEG for old browsers', 'webp', 'image/jpeg', 2],
    ['an AVIF too', 'avif', 'image/jpeg', 2],
    ['a still GIF too', 'gif', 'image/jpeg', 2],
  ] as const)('%s', async (_, format, type, colors) => {
    const picture = await makePhoto(400, 300)
    if (format === 'png') picture.ensureAlpha(0.5)
    const file = await site.add(await picture.toFormat(format).toBuffer(), `logo.${format}`)
    const response = await fetch(site.origin + file.address)
    expect(response.headers.get('content-type')).toBe(type)
    expect(file.placeholder).toHaveLength(colors)
    expect(file.sources.map(({ width }) => width)).toEqual([320, 400])
    const { hasAlpha } = await sharp(await bytesAt(file.sources[0]?.avif ?? '')).metadata()
    expect(hasAlpha).toBe(format === 'png')
  })

  test('reports the colors of its two halves, shown while it loads', async () => {
    // Blue sky over green ground, with a red roof to the left of the sky.
    const channelsOf = (color = '') =>
      color.match(/[\da-f]{2}/g)?.map((channel) => Number.parseInt(channel, 16)) ?? []
    for (const picture of [
      await photo(),
      await (await makePhoto(700, 500)).toColourspace('b-w').jpeg().toBuffer(),
    ]) {
      const { placeholder } = await site.add(picture, 'team.jpg')
      const [sky, ground] = placeholder.map(channelsOf)
      expect(sky).toHaveLength(3)
      expect(Math.min(...(sky ?? []))).toBeGreaterThan(Math.max(...(ground ?? [])))
    }
    const { placeholder } = await site.add(await photo(), 'team.jpg')
    const [red = 0, green = 0, blue = 0] = channelsOf(placeholder[1])
    expect(green).toBeGreaterThan(red)
    expect(red).toBeGreaterThan(blue)
  })

  test('closes a file when its reader disconnects before it is sent', async () => {
    const { address } = await site.add(await photo(), 'team.jpg')
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
    onTestFinished(() => void server.close())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await expect(fetch(`http://127.0.0.1:${port}${address}`)).rejects.toThrow('fetch failed')
    await served.promise
    await expect.poll(openFiles).toEqual([])
  })

  test('keeps of a very large picture what slots of the site can show', async () => {
    const file = await site.add(await photo(5_000, 1_000), 'wide.jpg')
    expect(file).toMatchObject({ width: 2_560, height: 512 })
    expect(file.sources.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1_280, 1_920])
  })

  test('a PDF is a download that cannot run inside the site, whole or in parts', async () => {
    const file = await site.add(smallPdf, 'Handbook “2026”.pdf', { type: 'text/html' })
    expect(file).toMatchObject({
      kind: 'pdf',
      bytes: smallPdf.length,
      width: 0,
      sources: [],
      placeholder: [],
    })
    const response = await fetch(site.origin + file.address)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="handbook-2026.pdf"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-length': String(smallPdf.length),
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(smallPdf)

    const part = await fetch(site.origin + file.address, { headers: { range: 'bytes=5-7' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 5-7/${smallPdf.length}`,
      '1.4',
    ])
    const one = await fetch(site.origin + file.address, { headers: { range: 'bytes=5-5' } })
    expect([one.status, one.headers.get('content-range'), await one.text()]).toEqual([
      206,
      `bytes 5-5/${smallPdf.length}`,
      '1',
    ])
    const end = await fetch(site.origin + file.address, { headers: { range: 'bytes=-6' } })
    expect(await end.text()).toBe('%%EOF\n')
    const beyond = await fetch(site.origin + file.address, { headers: { range: 'bytes=9999-' } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${smallPdf.length}`,
    ])
    const changed = await fetch(site.origin + file.address, {
      headers: { range: 'bytes=5-7', 'if-range': '"old"' },
    })
    expect(changed.status).toBe(200)
    const unchanged = await fetch(site.origin + file.address, {
      headers: { range: 'bytes=5-7', 'if-range': response.headers.get('etag') ?? '' },
    })
    expect([unchanged.status, await unchanged.text()]).toEqual([206, '1.4'])
  })

  test('who has a file is told so, and HEAD has no body', async () => {
    const file = await site.add(await photo(), 'photo.jpg')
    for (const address of [file.address, file.sources[0]?.webp ?? '']) {
      const head = await fetch(site.origin + address, { method: 'HEAD' })
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
      expect(await head.text()).toBe('')
      const etag = head.headers.get('etag') ?? ''
      const again = await fetch(site.origin + address, {
        headers: { 'if-none-match': `"x", W/${etag}` },
      })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(
        (await fetch(site.origin + address, { headers: { 'if-none-match': '"x"' } })).status,
      ).toBe(200)
    }
    expect((await fetch(site.origin + file.address)).headers.get('cache-control')).toMatch(
      /max-age=0.*must-revalidate/,
    )
  })

  test.each([
    '/media/',
    '/media/incoming/',
    '/media/0123456789abcdef0123/photo.jpg',
    '/media/..%2fsite.sqlite',
    '/media/ID/../VERSION/whole',
    '/media/ID/VERSION/whole',
    '/media/ID/VERSION/..%2f..%2f..%2fsite.sqlite',
    '/media/ID/VERSION/320.avif%00.jpg',
    '/media/ID/other-name.jpg',
    '/media/ID/VERSION/9999.avif',
  ])('nothing else of the disk can be reached: %s', async (path) => {
    const file = await site.add(await photo(400, 300), 'photo.jpg')
    const [, , id = '', version = ''] = (file.sources[0]?.avif ?? '').split('/')
    const response = await fetch(site.origin + path.replace('ID', id).replace('VERSION', version))
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('hidden data of a picture is removed: a comment, and a page behind its end', async () => {
    const script = '<script>alert(1)</script>'
    const bytes = Buffer.concat([
      await (
        await makePhoto(400, 300)
      )
        .withExif({ IFD0: { ImageDescription: script } })
        .jpeg()
        .toBuffer(),
      Buffer.from(script),
    ])
    const file = await site.add(bytes, 'a.html', { type: 'text/html' })
    expect(file.address).toMatch(/\/a\.jpg$/)
    for (const address of [
      file.address,
      ...file.sources.flatMap(({ avif, webp }) => [avif, webp]),
    ]) {
      expect((await bytesAt(address)).includes('<script')).toBe(false)
    }
  })
})
