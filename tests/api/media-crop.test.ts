import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readContentVersion } from '../../db/content-version.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import type { Turn } from '../../school/content/media/picture-edit.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { putArticle } from '../helpers/entries.ts'
import { consent, openMediaSites } from '../helpers/media-site.ts'
import { smallPdf } from '../helpers/pictures.ts'

/** Makes a picture of four colors: red and green above, blue and white below. */
async function makeQuarters(side = 200) {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: side, height: side, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({
    create: { width: 2 * side, height: 2 * side, channels: 3, background: '#ffffff' },
  })
    .composite([quarter('#ff0000', 0, 0), quarter('#00ff00', side, 0), quarter('#0000ff', 0, side)])
    .png()
    .toBuffer()
}

describeOnDatabases('a picture that is cropped and turned', (given) => {
  const site = openMediaSites(given)
  const addQuarters = async (fields = {}) => site.add(await makeQuarters(), 'quarters.png', fields)
  const edit = (
    { id, version }: MediaFile,
    turn: Turn,
    [left, top, width, height]: number[],
    as: 'editor' | 'author' = 'editor',
  ) => site.command(id, 'edit', { version, turn, crop: { left, top, width, height } }, as)
  const edited = async (...given: Parameters<typeof edit>) => {
    const { status, body } = await edit(...given)
    expect(status).toBe(200)
    return body
  }
  const restore = async ({ id }: MediaFile, { version }: MediaFile) =>
    (await site.command(id, 'restore-version', { version })).body
  /** Reads the corners of a picture: upper left, upper right, lower left, lower right. */
  const cornersOf = async (address = '') => {
    const bytes = Buffer.from(await (await site.visit(address)).arrayBuffer())
    const { data, info } = await sharp(bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const names: Record<string, string> = {
      100: 'red',
      '010': 'green',
      '001': 'blue',
      111: 'white',
    }
    const nameOf = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels
      const code = [...data.subarray(at, at + 3)].map((value) => (value > 128 ? 1 : 0)).join('')
      return names[code] ?? code
    }
    const [right, bottom] = [info.width - 3, info.height - 3]
    return [nameOf(2, 2), nameOf(right, 2), nameOf(2, bottom), nameOf(right, bottom)]
  }

  test('is turned in every size, at the same address', async () => {
    const file = await addQuarters()
    await putArticle(given.database, { content: `<img src="${file.address}" alt="">` })
    const before = await readContentVersion(given.database)
    const turned = await edited(file, 90, [0, 0, 400, 400])
    expect(turned).toMatchObject({ address: file.address, name: 'quarters', width: 400 })
    expect(turned.sources[0]?.avif).not.toBe(file.sources[0]?.avif)
    for (const address of [turned.address, turned.sources[0]?.avif, turned.sources[0]?.webp])
      expect(await cornersOf(address)).toEqual(['blue', 'red', 'white', 'green'])
    expect(await readContentVersion(given.database)).toBe(before + 1)
  })

  test('is cropped to pixels of the turned picture, and its focal point follows', async () => {
    const file = await addQuarters()
    const described = { name: 'quarters', alt: 'Four colors', focalX: 0.25, focalY: 0.75 }
    await site.command(file.id, 'describe', described)
    // The blue quarter is at the upper left once the picture is turned to the right.
    const cropped = await edited(file, 90, [0, 0, 200, 100])
    const size = { width: 200, height: 100 }
    expect(cropped).toMatchObject({ ...size, alt: 'Four colors', focalX: 0.5, focalY: 1 })
    expect(await cornersOf(cropped.address)).toEqual(['blue', 'blue', 'blue', 'blue'])
  })

  test('is changed again from the first pixels, and comes back as it was', async () => {
    const file = await addQuarters()
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
    const { data } = (await site.call('GET', `/media/${file.id}/versions`)).body
    expect(data.map(({ number, isEdit }) => [number, isEdit])).toEqual([
      [3, true],
      [2, true],
      [1, false],
    ])
    expect((await restore(file, file)).sources).toEqual(file.sources)
    expect(await cornersOf(file.address)).toEqual(['red', 'green', 'blue', 'white'])
  })

  test('is changed from its own pixels when the first ones are deleted', async () => {
    const file = await addQuarters()
    const once = await edited(file, 90, [0, 0, 400, 200])
    await site.command(file.id, 'delete-version', { version: file.version })
    const twice = await edited(once, 0, [200, 0, 200, 200])
    expect(await cornersOf(twice.address)).toEqual(['red', 'red', 'red', 'red'])
  })

  test('keeps its answer about learners; a consent that is recorded then counts for the whole too', async () => {
    const file = await addQuarters({ showsLearners: 'yes' })
    const cropped = await edited(file, 0, [0, 0, 100, 100])
    expect(cropped.showsLearners).toBe('yes')
    expect(cropped.hidden).toContain('no consent is recorded')
    await site.answer([file.id], { showsLearners: 'yes', consent })
    expect(await restore(file, file)).toMatchObject({ consent, hidden: null })
    // A withdrawal counts for the cropped part.
    await site.command(file.id, 'withdraw-consent')
    const hidden = await restore(file, cropped)
    expect(hidden.hidden).toContain('has ended')
    expect(await site.statusOf(hidden.address)).toBe(404)
    // A cropped part that shows no learners does not free the whole.
    await site.answer([file.id], { showsLearners: 'no' })
    expect((await restore(file, file)).showsLearners).toBe('yes')
  })

  test('is refused with a reason when the part is wrong, or the picture has changed', async () => {
    const file = await addQuarters()
    const whole = [0, 0, 400, 400]
    const problemOf = async (turn: Turn, crop: number[]) => {
      const { status, body } = await edit(file, turn, crop)
      return [status, body.problems[0]?.message]
    }
    const nothing = 'Turn the picture, or choose a part of it.'
    expect(await problemOf(0, whole)).toEqual([422, nothing])
    const beyond = 'This part reaches beyond the picture. Make it smaller.'
    expect(await problemOf(0, [350, 0, 100, 100])).toEqual([422, beyond])
    expect((await problemOf(0, [0, 0, 15, 100]))[0]).toBe(422)
    expect((await problemOf(0, [0.5, 0, 50, 100]))[0]).toBe(422)
    expect((await problemOf(45 as Turn, [0, 0, 50, 100]))[0]).toBe(422)
    expect((await edit(file, 90, whole, 'author')).status).toBe(403)
    await site.replace(file.id, await makeQuarters(80))
    expect((await edit(file, 90, whole)).status).toBe(409)
    const pdf = await site.add(smallPdf, 'a.pdf')
    expect((await edit(pdf, 90, whole)).status).toBe(404)
  })
})
