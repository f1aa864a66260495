import type { Metadata, Sharp } from 'sharp'
import { formatNumber } from '../../base/formats.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { minSide, pictureWidths, pixelLimit } from './picture-limits.ts'
import type { FileFormat } from './detect-file-format.server.ts'
import type { PictureEdit, PictureSize } from './picture-edit.ts'

/** A picture encoded from its pixels; nothing else of the upload is left. */
export interface EncodedPicture {
  width: number
  height: number
  /** the size of a picture before it was made smaller; `null` when it was not */
  madeSmallerFrom: PictureSize | null
  /** media type of the whole picture */
  type: 'image/jpeg' | 'image/png'
  /**
   * the placeholder: the colors of its upper and lower half, as `rrggbbrrggbb`; '' when transparent
   */
  color: string
  widths: number[]
  /** by file name: `whole`, and each width as AVIF and as WebP */
  files: Map<string, Buffer>
}

/** Maximum area that is kept, in pixels: a long memo stays as readable as a square picture. */
const largestArea = 2_560 ** 2

/** Maximum side, in pixels: WebP takes no more. */
const longestSide = 16_000

/** Returns how large a picture is kept. */
function keptSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(
    1,
    Math.sqrt(largestArea / (width * height)),
    longestSide / Math.max(width, height),
  )
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** The image library while it is loading, and later. */
let loading: Promise<typeof import('sharp').default> | undefined

/** Loads the image library, and limits its memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/**
 * Decodes a picture, turns it upright, and encodes it in every width. Metadata (place, camera,
 * comments, scripts) is dropped. Large pictures take hundreds of megabytes, so call this in a
 * process of its own (encode-in-process.server.ts).
 *
 * @param format as detected from its bytes
 * @param edit turn and crop of a stored picture
 * @returns the pictures, or a sentence that says why it is refused and what to do
 */
export async function encodePicture(
  bytes: Buffer,
  format: FileFormat,
  edit: PictureEdit | null = null,
): Promise<Result<EncodedPicture, string>> {
  const sharp = await (loading ??= loadSharp())
  const input = { limitInputPixels: false, failOn: 'error' } as const
  const metadata = await sharp(bytes, input)
    .metadata()
    .catch(() => null)
  if (!metadata || metadata.format !== (format === 'avif' ? 'heif' : format)) return fail(damaged)
  const { autoOrient: upright } = metadata
  const refusal = refusalOf(metadata)
  if (refusal) return fail(refusal)
  try {
    const decoded = await sharp(bytes, { ...input, limitInputPixels: pixelLimit })
      .autoOrient()
      .resize({ ...keptSize(upright), fit: 'fill' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const pixels = edit ? await turnAndCrop(sharp, decoded, edit) : decoded
    const raw = rawOf(pixels)
    const encoded = await encodeVariants(() => sharp(pixels.data, { raw }), raw)
    const isSmaller = !edit && raw.width < upright.width
    return succeed({
      ...encoded,
      madeSmallerFrom: isSmaller ? { width: upright.width, height: upright.height } : null,
    })
  } catch (error) {
    // Each decoder reports a lack of memory in its own words.
    return fail(/memory/i.test(String(error)) ? tooMuchMemory : damaged)
  }
}

/** Returns why a picture is refused by its metadata; `null` for an accepted picture. */
function refusalOf({ width, height, pages = 1 }: Metadata): string | null {
  if (width * height > pixelLimit) {
    const millions = formatNumber(Math.round((width * height) / 1_000_000), 'en')
    return `This picture has ${millions} megapixels; the maximum is ${pixelLimit / 1e6}. Make it smaller first.`
  }
  if (width < minSide || height < minSide)
    return 'This picture is too small to be seen. Choose a larger one.'
  if (pages > 1)
    return 'Animated pictures are not accepted, because readers cannot stop them. Link to a video instead.'
  return null
}

/** Decoded pixels with their size. */
interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const rawOf = ({ info: { width, height, channels } }: Pixels) => ({ width, height, channels })

/** Turns pixels, then crops them, in two steps: in one step the library may crop first. */
async function turnAndCrop(
  sharp: typeof import('sharp').default,
  decoded: Pixels,
  { turn, crop }: PictureEdit,
): Promise<Pixels> {
  const turned = await sharp(decoded.data, { raw: rawOf(decoded) })
    .rotate(turn)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(turned.data, { raw: rawOf(turned) })
    .extract(crop)
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Message for a lack of memory, also when that ended the encoding process. */
export const tooMuchMemory =
  'This picture is damaged, or it takes more memory than one picture may have. Make it smaller, or save it as JPEG.'

const damaged = 'This picture is damaged or incomplete. Export it again and upload the new file.'

/** Encodes a picture whole and in every width. `pixels` starts from its pixels at each call. */
async function encodeVariants(
  pixels: () => Sharp,
  { width, height }: { width: number; height: number },
): Promise<Omit<EncodedPicture, 'madeSmallerFrom'>> {
  const { isOpaque } = await pixels().stats()
  const whole = isOpaque
    ? pixels().removeAlpha().jpeg({ quality: 85, mozjpeg: true })
    : pixels().png({ compressionLevel: 9 })
  const files = new Map([['whole', await whole.toBuffer()]])
  const smaller = pictureWidths.filter((each) => each < width)
  const widths = [...smaller, ...(width <= (pictureWidths.at(-1) ?? 0) ? [width] : [])]
  for (const each of widths) {
    const scaled = () => (isOpaque ? pixels().removeAlpha() : pixels()).resize({ width: each })
    // Effort 3 takes a fifth of the time of 4, for files of the same size (docs/decisions/0022).
    files.set(`${each}.avif`, await scaled().avif({ quality: 55, effort: 3 }).toBuffer())
    files.set(`${each}.webp`, await scaled().webp({ quality: 78, effort: 4 }).toBuffer())
  }
  const halves = pixels().removeAlpha().toColourspace('srgb').resize(1, 2, { fit: 'fill' })
  const color = isOpaque ? (await halves.raw().toBuffer()).toString('hex') : ''
  return { width, height, type: isOpaque ? 'image/jpeg' : 'image/png', color, widths, files }
}
