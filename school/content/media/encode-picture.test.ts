import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makePhoneJpeg, makePhoto } from '../../../tests/helpers/pictures.ts'
import type { FileFormat } from './detect-file-format.server.ts'
import { encodePicture, type EncodedPicture } from './encode-picture.server.ts'

const png = async (width: number, height: number, background = '#804020') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

async function encode(bytes: Buffer, format: FileFormat = 'png') {
  const result = await encodePicture(bytes, format)
  if (!result.ok) throw new Error(result.failure)
  return result.value
}

const fileNames = ({ files }: EncodedPicture) => [...files.keys()]
const sizeOf = async (picture: EncodedPicture, file: string) => {
  const { format, width, height } = await sharp(picture.files.get(file)).metadata()
  return { format, width, height }
}

describe('a picture', () => {
  test.each([
    [15, 16, false],
    [16, 15, false],
    [16, 16, true],
  ])('of %d by %d pixels is taken: %s', async (width, height, isTaken) => {
    const result = await encodePicture(await png(width, height), 'png')
    const refusal = 'This picture is too small to be seen. Choose a larger one.'
    expect(result).toMatchObject(
      isTaken ? { ok: true, value: { width, height } } : { ok: false, failure: refusal },
    )
  })

  test('is kept in every width that is smaller than it, and in its own', async () => {
    const picture = await encode(await png(480, 100))
    const { widths } = picture
    expect(widths.at(-1)).toBe(480)
    expect(widths).toEqual([...new Set(widths)])
    expect(fileNames(picture)).toEqual([
      'whole',
      ...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    ])
    for (const width of widths) {
      expect(await sizeOf(picture, `${width}.webp`)).toMatchObject({ format: 'webp', width })
      expect(await sizeOf(picture, `${width}.avif`)).toMatchObject({ format: 'heif', width })
    }
  })

  test('with too many pixels is made smaller, by its area: a long memo stays readable', async () => {
    const size = { width: 858, height: 7_632 }
    const picture = await encode(await png(1_080, 9_600))
    expect(picture).toMatchObject({ ...size, madeSmallerFrom: { width: 1_080, height: 9_600 } })
    expect(await sizeOf(picture, 'whole')).toMatchObject(size)
    const wide = await encode(await png(2_600, 40))
    expect(wide).toMatchObject({ width: 2_600, height: 40, madeSmallerFrom: null })
    expect(wide.widths.at(-1)).toBe(1_920)
  })

  test('with transparent places stays a PNG, without a placeholder; any other becomes a JPEG with one', async () => {
    const clear = await encode(await png(40, 40, '#ff000080'))
    expect([clear.type, clear.color]).toEqual(['image/png', ''])
    expect(await sizeOf(clear, 'whole')).toMatchObject({ format: 'png' })
    const photo = await makePhoto(80, 80)
    const gray = photo.clone().toColourspace('b-w')
    for (const format of ['png', 'webp', 'avif', 'gif', 'jpeg'] as const) {
      const picture = format === 'jpeg' ? gray : photo
      const full = await encode(await picture.toFormat(format).toBuffer(), format)
      expect([format, full.type]).toEqual([format, 'image/jpeg'])
      expect(await sizeOf(full, 'whole')).toMatchObject({ format: 'jpeg' })
      // Sky above, ground below: the blue of two colors.
      const [sky = 0, ground = 0] = [4, 10].map((at) =>
        Number.parseInt(full.color.slice(at, at + 2), 16),
      )
      expect(sky).toBeGreaterThan(ground + 50)
    }
  })

  test('of a phone is turned upright and loses the place where it was taken', async () => {
    const picture = await encode(await makePhoneJpeg(80, 40), 'jpeg')
    expect(picture).toMatchObject({ width: 40, height: 80 })
    for (const bytes of picture.files.values()) {
      const metadata = await sharp(bytes).metadata()
      expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
    }
  })

  test('whose bytes are of another format is called damaged', async () => {
    expect(await encodePicture(await png(40, 40), 'jpeg')).toEqual({
      ok: false,
      failure: 'This picture is damaged or incomplete. Export it again and upload the new file.',
    })
  })
})
