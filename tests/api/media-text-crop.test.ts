import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readableHtml } from '../../school/content/media/photos.server.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { startMediaSite, type MediaSite } from '../helpers/media-site.ts'
import { uploadForm } from '../helpers/pictures.ts'

/** Makes a picture whose left half is red and whose right half is blue. */
async function makeHalves(width: number, height: number) {
  const half = (background: string, left: number) => ({
    input: { create: { width: width / 2, height, channels: 3 as const, background } },
    left,
    top: 0,
  })
  const create = { width, height, channels: 3 as const, background: '#ffffff' }
  return sharp({ create })
    .composite([half('#ff0000', 0), half('#0000ff', width / 2)])
    .png()
    .toBuffer()
}

const rightHalf = '5000 0 5000 10000'

describeOnDatabases('a part of a picture in a text', (given) => {
  let site: MediaSite
  let picture: MediaFile
  beforeEach(async () => {
    site = await startMediaSite(given.database)
    picture = await site.add(await makeHalves(800, 400), 'Halves.png', {
      alt: 'Halves',
      showsLearners: 'no',
    })
  })
  afterEach(() => site.stop())

  const crop = (frame: string, id = picture.id) =>
    site.call('POST', `/media/${id}/crops`, { as: 'author', body: { frame } })
  const shown = (frame: string | null) =>
    readableHtml(
      { database: given.database },
      `<p><img src="${picture.address}" alt="Right"${frame ? ` data-crop="${frame}"` : ''}></p>`,
      'website',
    )
  const sourcesIn = (html: string) => [...new Set(html.match(/\/media\/[^\s"]+/g))]
  const load = async (address: string) => {
    const response = await fetch(site.origin + address)
    expect([address, response.status]).toEqual([address, 200])
    return sharp(Buffer.from(await response.arrayBuffer()))
  }

  test('has sizes of its own, and the picture stays as it is', async () => {
    const whole = await shown(null)
    expect((await crop(rightHalf)).status).toBe(200)
    const html = await shown(rightHalf)
    expect(html).toContain('width="400" height="400"')
    expect(html).toContain('alt="Right"')
    expect(html).not.toContain('style=')
    expect(html).not.toContain('data-crop')
    for (const address of sourcesIn(html)) {
      const part = await load(address)
      const { width, height } = await part.metadata()
      expect(width).toBe(height)
      const { dominant } = await part.stats()
      expect(dominant.b).toBeGreaterThan(200)
      expect(dominant.r).toBeLessThan(60)
    }
    expect(await shown(null)).toBe(whole)
    const { width } = await (await load(picture.address)).metadata()
    expect(width).toBe(800)
  })

  test('is made once, and is shown whole until it is made', async () => {
    expect(await shown(rightHalf)).toBe(await shown(null))
    await crop(rightHalf)
    await crop(rightHalf)
    expect(await site.countStored(picture.id)).toBe(2)
    expect(await shown('0 0 5000 10000')).toBe(await shown(null))
  })

  test('is made again for a new file of the same shape, not for one of another shape', async () => {
    await crop(rightHalf)
    const replace = async (width: number, height: number) => {
      const form = uploadForm(await makeHalves(width, height), 'Halves.png', {
        showsLearners: 'no',
      })
      const response = await site.call('PUT', `/media/${picture.id}/file`, { body: form })
      expect(response.status).toBe(200)
    }
    const before = sourcesIn(await shown(rightHalf))
    await replace(1000, 500)
    const after = await shown(rightHalf)
    expect(after).toContain('width="500" height="500"')
    for (const address of sourcesIn(after)) {
      expect(before).not.toContain(address)
      await load(address)
    }
    // Open pages still show the part of before.
    for (const address of before) await load(address)
    await replace(500, 1000)
    expect(await shown(rightHalf)).toBe(await shown(null))
  })

  test('goes with its picture, and is hidden with it', async () => {
    await crop(rightHalf)
    const [address = ''] = sourcesIn(await shown(rightHalf))
    const statusOf = async () => (await fetch(site.origin + address)).status
    expect(await statusOf()).toBe(200)
    await site.call('POST', '/media/learners', {
      body: { ids: [picture.id], showsLearners: 'yes' },
    })
    expect(await statusOf()).toBe(404)
    expect(await shown(rightHalf)).not.toContain('<img')
    expect((await crop('0 0 5000 5000')).status).toBe(422)
    await site.call('DELETE', `/media/${picture.id}`)
    expect(await site.countStored(picture.id)).toBe(0)
    const left = await given.database.selectFrom('media_crop').selectAll().execute()
    expect(left).toEqual([])
  })

  test.each(['', '0 0 10000 10000', '0 0 10001 5000', '0 0 50 50', '1 2 3'])(
    'is refused as “%s”',
    async (frame) => {
      expect((await crop(frame)).status).toBe(422)
    },
  )

  test('is refused for what is no picture of the library, and where it would be too small', async () => {
    expect((await crop(rightHalf, 'ffffffffffffffffffff')).status).toBe(404)
    const small = await site.add(await makeHalves(40, 40), 'Small.png', { showsLearners: 'no' })
    expect((await crop('0 0 1000 1000', small.id)).status).toBe(422)
  })
})
