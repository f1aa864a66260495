import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OverlayOptions, Sharp } from 'sharp'

/** The content of a card. */
export interface Card {
  title: string
  /** the section, above the title */
  section: string
  /** the bytes of the picture's file */
  picture: Buffer
}

/** The size that social networks ask for, in pixels. */
const width = 1200
const height = 630

const textWidth = 600
const titleHeight = 320
/** Sizes of the title, of which the largest that fits is used. */
const titleSizes = [72, 62, 54, 46, 40]
const longestTitle = 140

/** Scenes are drawn for the web; on a card they take its full height. */
const pictureLeft = 720

/** The background: ink, and a stalk of bamboo between text and picture. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${pictureLeft}" height="${height}" fill="#10243e"/>
  <rect x="60" y="64" width="56" height="6" fill="#f2b632"/>
  <g stroke="#0a182b" stroke-width="4">
    <rect x="${pictureLeft - 14}" y="-8" width="28" height="154" rx="6" fill="#2f6b4a"/>
    <rect x="${pictureLeft - 14}" y="146" width="28" height="176" rx="6" fill="#2f6b4a"/>
    <rect x="${pictureLeft - 14}" y="322" width="28" height="164" rx="6" fill="#2f6b4a"/>
    <rect x="${pictureLeft - 14}" y="486" width="28" height="160" rx="6" fill="#2f6b4a"/>
  </g>
</svg>`

/**
 * Draws the picture that a shared link shows.
 *
 * @param files the folder of this file, which holds the typeface
 * @param logo the school's logo as SVG
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function drawCard(
  { title, section, picture }: Card,
  files: string,
  logo: Buffer,
): Promise<Buffer> {
  // Loads the library with the first card: most processes never draw one, and it takes memory.
  const { default: sharp } = await import('sharp')
  const write = (text: string, size: number, color: string): Sharp =>
    sharp({
      text: {
        text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
        font: `Bricolage Card ${size}`,
        fontfile: join(files, 'bricolage-card.ttf'),
        width: textWidth,
        rgba: true,
        dpi: 72,
        spacing: Math.round(size / 8),
        wrap: 'word-char',
      },
    })
  const scene = await sharp(picture)
    .resize(width - pictureLeft, height, { fit: 'cover' })
    .toBuffer()
  const layers: OverlayOptions[] = [
    { input: scene, left: pictureLeft, top: 0 },
    { input: Buffer.from(ground), left: 0, top: 0 },
    { input: await write(section, 28, '#ffe3a1').png().toBuffer(), left: 60, top: 92 },
    { input: await fitTitle(shortened(title), write), left: 60, top: 150 },
    { input: await sharp(logo).resize(68, 68).png().toBuffer(), left: 60, top: 500 },
    { input: await write('DYCI', 34, '#fbf8f1').png().toBuffer(), left: 146, top: 504 },
    {
      input: await write('More Than A School, A Family', 22, '#d8dee7').png().toBuffer(),
      left: 146,
      top: 546,
    },
  ]
  return sharp({ create: { width, height, channels: 3, background: '#10243e' } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

async function fitTitle(
  title: string,
  write: (text: string, size: number, color: string) => Sharp,
): Promise<Buffer> {
  for (const size of titleSizes) {
    const { data, info } = await write(title, size, '#ffffff')
      .png()
      .toBuffer({ resolveWithObject: true })
    if (info.height <= titleHeight || size === titleSizes.at(-1)) return data
  }
  throw new Error('There is no size for a title.')
}

const shortened = (title: string) =>
  title.length <= longestTitle ? title : `${title.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`

/** Pango reads its text as markup. */
const escapeMarkup = (text: string) =>
  text.replace(
    /[&<>]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '',
  )

/** Reads a drawing of the site by its path below `public`. */
export const readDrawing = (publicFolder: string, path: string) =>
  readFile(join(publicFolder, path))
