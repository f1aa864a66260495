import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import jsQR from 'jsqr'
import sharp from 'sharp'

/**
 * Reads a picture that sharp cannot make. `phone.heic` is a photo as iPhones make it: 640 × 480 pixels,
 * HEVC in HEIF, of the scene of {@link makePhoto}. `wide.avif` has 7,000 × 7,000 pixels of one color
 * in 1 kB; decoding it takes 0.9 GB.
 */
export const readPicture = (name: 'phone.heic' | 'wide.avif') =>
  readFileSync(join(import.meta.dirname, '../pictures', name))

/** Makes a picture similar to a photo: half sky, half ground, with something red at the left. */
export async function makePhoto(width: number, height: number) {
  const ground = {
    width,
    height: Math.ceil(height / 2),
    channels: 3,
    background: '#4a7030',
  } as const
  const roof = {
    width: Math.ceil(width / 8),
    height: Math.ceil(height / 4),
    channels: 3,
    background: '#c01818',
  } as const
  return sharp(
    await sharp({ create: { width, height, channels: 3, background: '#78b0e0' } })
      .composite([
        { input: { create: ground }, top: Math.floor(height / 2), left: 0 },
        { input: { create: roof }, top: 0, left: 0 },
      ])
      .removeAlpha()
      .png()
      .toBuffer(),
  )
}

/** Makes a JPEG as a phone does: rotated by its metadata, with the place where it was taken. */
export async function makePhoneJpeg(width: number, height: number): Promise<Buffer> {
  const photo = await makePhoto(width, height)
  return photo
    .withExif({
      IFD0: { Copyright: 'Taken by a parent', Model: 'Phone 15' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '14/1 47/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '120/1 55/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/**
 * Adds a mark to the bytes of a file: the library notices when the same bytes come twice. A PDF takes
 * it after its first line, any other file at its end.
 */
export function markedAs(mark: string, bytes: Buffer): Buffer {
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-'
  const at = isPdf ? 8 : bytes.length
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(`\n% ${mark}`), bytes.subarray(at)])
}

/** The smallest PDF that readers open. */
export const smallPdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    'trailer<</Root 1 0 R>>',
    'startxref',
    '9',
    '%%EOF',
    '',
  ].join('\n'),
)

/** Makes a form with one file, as browsers send it. Its picture shows no learners. */
export function uploadForm(
  bytes: Buffer,
  name: string,
  { type = '', showsLearners = 'no', ...fields }: Record<string, string> = {},
) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  if (showsLearners) form.set('showsLearners', showsLearners)
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  return form
}

/** Reads the QR code in a picture as a phone does; `null` without one. */
export async function readQrCode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Its types say that the module is the default export; Node gives the module itself.
  const read = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
