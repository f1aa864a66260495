import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContentVersion } from '../../db/content-version.ts'
import type { MediaVersion } from '../../school/content/media/media-versions.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import type { Turn } from '../../school/content/media/picture-edit.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import { startMediaSite, type MediaSite } from '../helpers/media-site.ts'
import { smallPdf, uploadForm } from '../helpers/pictures.ts'

/** Makes a picture of four colors: red and green above, blue and white below. */
async function makeQuarters(side: number) {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: side, height: side, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({
    create: { width: 2 * side, height: 2 * side, channels: 3, background: '#ffffff' },
  })
    .composite([
      quarter('#ff0000', 0, 0),
      quarter('#00ff00', side, 0),
      quarter('#0000ff', 0, side),
      quarter('#ffffff', side, side),
    ])
    .png()
    .toBuffer()
}

describeOnDatabases('a picture that is cropped and turned', (given) => {
  let site: MediaSite
  beforeEach(async () => {
    site = await startMediaSite(given.database)
  })
  afterEach(() => site.stop())

  const edit = (
    file: MediaFile,
    turn: Turn,
    crop: number[],
    as: 'editor' | 'author' = 'editor',
  ) => {
    const [left, top, width, height] = crop
    const body = { version: file.version, turn, crop: { left, top, width, height } }
    return site.call('POST', `/media/${file.id}/edit`, { as, body })
  }
  const edited = async (...given: Parameters<typeof edit>) => {
    const response = await edit(...given)
    expect(response.status).toBe(200)
    return (await response.json()) as MediaFile
  }
  /** Reads the corners of a picture: upper left, upper right, lower left, lower right. */
  const cornersOf = async (address: string) => {
    const bytes = Buffer.from(await (await fetch(site.origin + address)).arrayBuffer())
    const { data, info } = await sharp(bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const nameOf = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels
      return [...data.subarray(at, at + 3)].map((value) => (value > 128 ? 1 : 0)).join('')
    }
    const [right, bottom] = [info.width - 3, info.height - 3]
    const names: Record<string, string> = {
      100: 'red',
      '010': 'green',
      '001': 'blue',
      111: 'white',
    }
    return [nameOf(2, 2), nameOf(right, 2), nameOf(2, bottom), nameOf(right, bottom)].map(
      (name) => names[name] ?? name,
    )
  }

  test.each([
    [90, ['blue', 'red', 'white', 'green']],
    [180, ['white', 'blue', 'green', 'red']],
    [270, ['green', 'white', 'red', 'blue']],
  ] as const)('is turned by %i° in every size, at the same address', async (turn, corners) => {
    const file = await site.add(await makeQuarters(200), 'quarters.png')
    await putArticle(given.database, { content: `<img src="${file.address}" alt="">` })
    const before = await readContentVersion(given.database)
    const turned = await edited(file, turn, [0, 0, 400, 400])
    expect(turned).toMatchObject({ address: file.address, name: 'quarters', width: 400 })
    expect(turned.sources[0]?.avif).not.toBe(file.sources[0]?.avif)
    for (const address of [turned.address, turned.sources[0]?.avif, turned.sources[0]?.webp])
      expect(await cornersOf(address ?? '')).toEqual(corners)
    expect(await readContentVersion(given.database)).toBe(before + 1)
  })

  test('is cropped to pixels of the turned picture, and its focal point follows', async () => {
    const file = await site.add(await makeQuarters(200), 'quarters.png')
    await site.call('PUT', `/media/${file.id}`, {
      body: { name: 'quarters', alt: 'Four colors', decorative: false, focalX: 0.25, focalY: 0.75 },
    })
    // The blue quarter is at the upper left once the picture is turned to the right.
    const cropped = await edited(file, 90, [0, 0, 200, 100])
    expect(cropped).toMatchObject({ width: 200, height: 100, alt: 'Four colors' })
    expect(cropped).toMatchObject({ focalX: 0.5, focalY: 1 })
    expect(await cornersOf(cropped.address)).toEqual(['blue', 'blue', 'blue', 'blue'])
  })

  test('is changed again from the first pixels, and comes back as it was', async () => {
    const file = await site.add(await makeQuarters(200), 'quarters.png')
    const once = await edited(file, 90, [100, 100, 200, 200])
    const twice = await edited(once, 270, [0, 0, 100, 200])
    expect(await cornersOf(twice.address)).toEqual(['red', 'red', 'blue', 'blue'])
    const row = await given.database
      .selectFrom('media')
      .select(['edit_of', 'edit', 'number'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      edit_of: file.version,
      edit: '{"turn":0,"crop":{"left":100,"top":100,"width":100,"height":200}}',
      number: 3,
    })
    const listed = await site.call('GET', `/media/${file.id}/versions`)
    const { data } = (await listed.json()) as { data: MediaVersion[] }
    expect(data.map(({ number, isEdit }) => [number, isEdit])).toEqual([
      [3, true],
      [2, true],
      [1, false],
    ])
    const back = await site.call('POST', `/media/${file.id}/versions/${file.version}/restore`)
    expect(((await back.json()) as MediaFile).sources).toEqual(file.sources)
    expect(await cornersOf(file.address)).toEqual(['red', 'green', 'blue', 'white'])
  })

  test('is changed from its own pixels when the first ones are deleted', async () => {
    const file = await site.add(await makeQuarters(200), 'quarters.png')
    const once = await edited(file, 90, [0, 0, 400, 200])
    await site.call('DELETE', `/media/${file.id}/versions/${file.version}`)
    const twice = await edited(once, 0, [200, 0, 200, 200])
    expect(await cornersOf(twice.address)).toEqual(['red', 'red', 'red', 'red'])
  })

  test('keeps its answer about learners; a consent that is recorded then counts for the whole too', async () => {
    const file = await site.add(await makeQuarters(200), 'class.png', { showsLearners: 'yes' })
    const cropped = await edited(file, 0, [0, 0, 100, 100])
    expect(cropped).toMatchObject({ showsLearners: 'yes' })
    expect(cropped.hidden).toContain('no consent is recorded')
    const consent = { reference: 'Folder 14', until: '2027-03-31', uses: ['news'] }
    await site.call('POST', '/media/learners', {
      body: { ids: [file.id], showsLearners: 'yes', consent },
    })
    const restore = `/media/${file.id}/versions/${file.version}/restore`
    expect(await (await site.call('POST', restore)).json()).toMatchObject({ consent, hidden: null })
    // A withdrawal counts for the cropped part.
    await site.call('POST', `/media/${file.id}/withdraw`)
    const again = `/media/${file.id}/versions/${cropped.version}/restore`
    const hidden = (await (await site.call('POST', again)).json()) as MediaFile
    expect(hidden.hidden).toContain('has ended')
    expect((await fetch(site.origin + hidden.address)).status).toBe(404)
  })

  test('that shows no learners any more once it is cropped does not free the whole', async () => {
    const file = await site.add(await makeQuarters(200), 'class.png', { showsLearners: 'yes' })
    await edited(file, 0, [0, 0, 100, 100])
    await site.call('POST', '/media/learners', { body: { ids: [file.id], showsLearners: 'no' } })
    const restore = `/media/${file.id}/versions/${file.version}/restore`
    expect(await (await site.call('POST', restore)).json()).toMatchObject({ showsLearners: 'yes' })
  })

  test('is refused with a reason when the part is wrong, or the picture has changed', async () => {
    const file = await site.add(await makeQuarters(100), 'quarters.png')
    const problemOf = async (turn: Turn, crop: number[]) => {
      const response = await edit(file, turn, crop)
      const body = (await response.json()) as { problems: { message: string }[] }
      return [response.status, body.problems[0]?.message]
    }
    expect(await problemOf(0, [0, 0, 200, 200])).toEqual([
      422,
      'Turn the picture, or choose a part of it.',
    ])
    expect(await problemOf(0, [150, 0, 100, 100])).toEqual([
      422,
      'This part reaches beyond the picture. Make it smaller.',
    ])
    expect((await problemOf(0, [0, 0, 15, 100]))[0]).toBe(422)
    expect((await problemOf(0, [0.5, 0, 50, 100]))[0]).toBe(422)
    expect((await problemOf(45 as Turn, [0, 0, 50, 100]))[0]).toBe(422)
    expect((await edit(file, 90, [0, 0, 200, 200], 'author')).status).toBe(403)
    await site.call('PUT', `/media/${file.id}/file`, {
      body: uploadForm(await makeQuarters(80), 'b.png'),
    })
    expect((await edit(file, 90, [0, 0, 200, 200])).status).toBe(409)
    const pdf = await site.add(smallPdf, 'a.pdf')
    expect((await edit(pdf, 90, [0, 0, 20, 20])).status).toBe(404)
  })
})
