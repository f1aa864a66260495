import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnDatabases } from '../helpers/databases.ts'
import { startMediaSite, type MediaSite } from '../helpers/media-site.ts'
import { makePhoto, smallPdf, uploadForm } from '../helpers/pictures.ts'
import { wideAvif } from '../helpers/wide-avif.ts'

describeOnDatabases('files that the media library refuses, with a sentence', (given) => {
  let site: MediaSite
  beforeEach(async () => {
    site = await startMediaSite(given.database)
  })
  afterEach(() => site.stop())
  const photo = async (width: number, height: number) =>
    (await makePhoto(width, height)).jpeg().toBuffer()
  const moving = async () => {
    const frames = [await makePhoto(40, 30), await makePhoto(40, 30)]
    const pages = await Promise.all(
      frames.map((frame, n) =>
        frame
          .tint(n ? '#f00' : '#00f')
          .png()
          .toBuffer(),
      ),
    )
    return sharp(pages, { join: { animated: true } })
      .gif()
      .toBuffer()
  }
  /** Makes a PNG of a few hundred bytes that declares 30,000 by 30,000 pixels. */
  const bomb = async () => {
    const small = await sharp({
      create: { width: 100, height: 100, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    small.writeUInt32BE(30_000, 16)
    small.writeUInt32BE(30_000, 20)
    const crc = crc32(small.subarray(12, 29))
    small.writeUInt32BE(crc, 29)
    return small
  }
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  const cases: Record<string, [() => Promise<Buffer> | Buffer, string, RegExp]> = {
    'HTML named as a picture': [
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'a.jpg',
      /not a picture/,
    ],
    'an SVG drawing': [() => Buffer.from(svg), 'logo.svg', /SVG/],
    'an SVG drawing named as PNG': [() => Buffer.from(svg), 'logo.png', /SVG/],
    'a program named as PDF': [() => Buffer.from('MZ\u0090\0'), 'form.pdf', /not a picture/],
    'HTML with the first bytes of a PDF': [
      () => Buffer.from('%PDF-1.4\n<script>alert(1)</script>'),
      'a.pdf',
      /incomplete/,
    ],
    'a PDF with something behind its end': [
      () => Buffer.concat([smallPdf, Buffer.from('<script>alert(1)</script>')]),
      'a.pdf',
      /incomplete/,
    ],
    'half a PDF': [() => smallPdf.subarray(0, 120), 'a.pdf', /incomplete/],
    'half a JPEG': [async () => (await photo(800, 600)).subarray(0, 3_000), 'a.jpg', /damaged/],
    'HTML with the first bytes of a JPEG': [
      () => Buffer.from('\u00ff\u00d8\u00ff<script>', 'latin1'),
      'a.jpg',
      /damaged/,
    ],
    'a picture with more pixels than can be': [
      bomb,
      'a.png',
      /900 megapixels; the maximum is 50\./,
    ],
    'an AVIF of one color that would fill the memory': [
      () => wideAvif,
      'a.avif',
      /takes more memory than one picture may have\. Make it smaller, or save it as JPEG/,
    ],
    'a moving picture': [moving, 'a.gif', /Animated pictures/],
    'a picture of one pixel': [
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'a.png',
      /too small/,
    ],
    'an empty file': [() => Buffer.alloc(0), 'a.jpg', /empty/],
    'a HEIC photograph that came past the library’s page': [() => heic, 'a.heic', /HEIC/],
    'a video': [() => Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isommp42'), 'a.mp4', /Videos/],
  }
  test.each(Object.entries(cases))('%s', async (_, [make, name, sentence]) => {
    const body = uploadForm(await make(), name, { type: 'image/jpeg' })
    const response = await site.call('POST', '/media', { body })
    expect(response.status).toBe(422)
    expect(((await response.json()) as { error: string }).error).toMatch(sentence)
    expect(await (await site.call('GET', '/media')).json()).toEqual({ data: [], total: 0 })
    expect(await site.incoming()).toEqual([])
  })

  test('one that is too large, said beforehand or not', async () => {
    const body = uploadForm(Buffer.alloc(26 * 1024 * 1024, 'x'), 'a.jpg')
    const response = await site.call('POST', '/media', { body })
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      413,
      'This file is larger than 25 MB. Make it smaller and try again.',
    ])
    const streamed = new Response(body)
    const unannounced = await fetch(`${site.origin}/api/admin/media`, {
      method: 'POST',
      headers: {
        ...(await site.authorization('editor')),
        'content-type': streamed.headers.get('content-type') ?? '',
      },
      body: streamed.body,
      duplex: 'half',
    } as RequestInit)
    expect(unannounced.status).toBe(413)
    expect(await site.incoming()).toEqual([])
  })

  test('a form without a file, and what is no form', async () => {
    expect((await site.call('POST', '/media', { body: new FormData() })).status).toBe(400)
    expect((await site.call('POST', '/media', { body: { file: 'x' } })).status).toBe(400)
  })
})

/** Computes the checksum of a PNG chunk. */
function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}
