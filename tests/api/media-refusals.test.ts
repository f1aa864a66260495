import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describeOnDatabases } from '../helpers/databases.ts'
import { makeJpeg, openMediaSites } from '../helpers/media-site.ts'
import { makePhoto, markedAs, readPicture, smallPdf, uploadForm } from '../helpers/pictures.ts'

describeOnDatabases('a file that the media library refuses, with a sentence', (given) => {
  const site = openMediaSites(given)
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
    const body = uploadForm(await make(), name, { type: 'image/jpeg' })
    const refused = await site.call('POST', '/media', { body })
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

  const send = (bytes: Buffer, name: string, fields = {}) =>
    site.call('POST', '/media', { body: uploadForm(bytes, name, fields) })
  const refuse = { duplicates: 'refuse' }

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
