import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { readableHtml } from '../../school/content/media/photos.server.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { openMediaSites } from '../helpers/media-site.ts'

/** Makes a picture whose left half is red and whose right half is blue. */
async function makeHalves(width: number, height: number) {
  const blue = { width: width / 2, height, channels: 3 as const, background: '#0000ff' }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: blue }, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

const rightHalf = '5000 0 5000 10000'

describeOnDatabases('a part of a picture in a text', (given) => {
  const site = openMediaSites(given)
  let picture: MediaFile
  beforeEach(async () => {
    picture = await site.add(await makeHalves(800, 400), 'Halves.png', { alt: 'Halves' })
  })

  const crop = async (frame: string, id = picture.id) =>
    (await site.command(id, 'make-crop', { frame }, 'author')).status
  const shown = (frame: string | null) =>
    readableHtml(
      { database: given.database },
      `<p><img src="${picture.address}" alt="Right"${frame ? ` data-crop="${frame}"` : ''}></p>`,
      'website',
    )
  const sourcesIn = (html: string) => [...new Set(html.match(/\/media\/[^\s"]+/g))]
  const load = async (address: string) => {
    const response = await site.visit(address)
    expect([address, response.status]).toEqual([address, 200])
    return sharp(Buffer.from(await response.arrayBuffer()))
  }

  test('has sizes of its own, is made once, and the picture stays as it is, also until it is made', async () => {
    const whole = await shown(null)
    expect(await shown(rightHalf)).toBe(whole)
    expect([await crop(rightHalf), await crop(rightHalf)]).toEqual([200, 200])
    expect(await site.countStored(picture.id)).toBe(2)
    const html = await shown(rightHalf)
    expect(html).toContain('width="400" height="400"')
    expect(html).toContain('alt="Right"')
    expect(html).not.toMatch(/style=|data-crop/)
    for (const address of sourcesIn(html)) {
      const part = await load(address)
      const { width, height } = await part.metadata()
      expect(width).toBe(height)
      const { dominant } = await part.stats()
      expect(dominant.b).toBeGreaterThan(200)
      expect(dominant.r).toBeLessThan(60)
    }
    for (const frame of [null, '0 0 5000 10000']) expect(await shown(frame)).toBe(whole)
    expect((await (await load(picture.address)).metadata()).width).toBe(800)
  })

  test('is made again for a new file of the same shape, not for one of another shape', async () => {
    await crop(rightHalf)
    const before = sourcesIn(await shown(rightHalf))
    expect((await site.replace(picture.id, await makeHalves(1000, 500))).status).toBe(200)
    const after = await shown(rightHalf)
    expect(after).toContain('width="500" height="500"')
    for (const address of sourcesIn(after)) {
      expect(before).not.toContain(address)
      await load(address)
    }
    // Open pages still show the part of before.
    for (const address of before) await load(address)
    expect((await site.replace(picture.id, await makeHalves(500, 1000))).status).toBe(200)
    expect(await shown(rightHalf)).toBe(await shown(null))
  })

  test('goes with its picture, and is hidden with it', async () => {
    await crop(rightHalf)
    const [address] = sourcesIn(await shown(rightHalf))
    expect(await site.statusOf(address)).toBe(200)
    await site.answer([picture.id], { showsLearners: 'yes' })
    expect(await site.statusOf(address)).toBe(404)
    expect(await shown(rightHalf)).not.toContain('<img')
    expect(await crop('0 0 5000 5000')).toBe(422)
    await site.command(picture.id, 'delete')
    expect(await site.countStored(picture.id)).toBe(0)
    expect(await given.database.selectFrom('media_crop').selectAll().execute()).toEqual([])
  })

  test('is refused for what is no part, for what is no picture, and where it would be too small', async () => {
    for (const frame of ['', '0 0 10000 10000', '0 0 10001 5000', '0 0 50 50', '1 2 3'])
      expect([frame, await crop(frame)]).toEqual([frame, 422])
    expect(await crop(rightHalf, 'ffffffffffffffffffff')).toBe(404)
    const small = await site.add(await makeHalves(40, 40), 'Small.png')
    expect(await crop('0 0 1000 1000', small.id)).toBe(422)
  })
})
