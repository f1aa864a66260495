import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OverlayOptions } from 'sharp'
import { showCode } from '../../school/base/codes.ts'
import { drawQrFile } from '../../school/base/qr-code.server.ts'
import { escapeXml } from '../feeds/xml.ts'
import type { Tone } from '../../site/news/topic-tone.ts'

/** The content of a card. */
export interface Card {
  title: string
  /** the section, above the title */
  section: string
  /** the bytes of the picture's file; `null` for a card of words alone */
  picture: Buffer | null
  /** colors of a card of words */
  colors?: CoverColors | undefined
  /** the code by which anyone checks the page; `null` for a page without one */
  check?: Check | null
}

/** A code, and the full address that its QR code leads to. */
interface Check {
  code: string
  address: string
}

/** The colors of a typographic card: its ground, its title, and the section above the title. */
interface CoverColors {
  ground: string
  title: string
  section: string
}

const onDark = { title: '#ffffff', section: '#ffe3a1' }

/** The colors of `site/news/cover.module.css`, for pictures. */
export const coverColors: Readonly<Record<Tone, CoverColors>> = {
  pgs: { ground: '#a84a17', ...onDark },
  jhs: { ground: '#2f6b4a', ...onDark },
  shs: { ground: '#1d5b86', ...onDark },
  college: { ground: '#6b2f5c', ...onDark },
  rose: { ground: '#b3213f', ...onDark },
  gold: { ground: '#f2b632', title: '#10243e', section: '#10243e' },
  forest: { ground: '#1d4733', ...onDark },
  plum: { ground: '#431c3a', ...onDark },
  ink: { ground: '#10243e', ...onDark },
}

/** The size that social networks ask for, in pixels. */
const width = 1200
const height = 630

/** Maximum width of a text beside a picture, and on a card of words, in pixels. */
const textWidth = 600
const wideTextWidth = 960

/** Maximum height of a title, and of one above a QR code, in pixels. */
const titleHeight = 320
const checkedTitleHeight = 290

/** Heights of the letters of a title, in pixels: the largest that fits is used. */
const titleSizes = [72, 62, 54, 46, 40]
const wideTitleSizes = [92, ...titleSizes]

/** Maximum length of a title, in characters. */
const longestTitle = 140

/** Size of a QR code, in pixels: large enough for a camera that looks at a screen. */
const checkSize = 132

/** Left edge of the picture, which takes the full height of the card, in pixels. */
const pictureLeft = 720

/** The background: ink, and a stalk of bamboo between text and picture. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${pictureLeft}" height="${height}" fill="#10243e"/>
  <rect x="60" y="64" width="56" height="6" fill="#f2b632"/>
  ${stalkAt(pictureLeft - 14)}
</svg>`

/** The background of a card of words: the color of its topic, and the rings of the sun. */
const coverGround = ({ ground: color, title, section }: CoverColors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${color}"/>
  <g fill="${title === '#ffffff' ? '#000000' : '#ffffff'}" fill-opacity="0.14">
    <circle cx="1130" cy="0" r="180"/>
    <circle cx="1130" cy="0" r="300"/>
  </g>
  <rect x="60" y="64" width="56" height="6" fill="${section}"/>
  ${stalkAt(1130)}
</svg>`

/** A stalk of bamboo from top to bottom. */
function stalkAt(left: number): string {
  const segment = (top: number, length: number) =>
    `<rect x="${left}" y="${top}" width="28" height="${length}" rx="6" fill="#2f6b4a"/>`
  return `<g stroke="#0a182b" stroke-width="4">
    ${segment(-8, 154)}${segment(146, 176)}${segment(322, 164)}${segment(486, 160)}
  </g>`
}

/**
 * Draws the picture that a shared link shows.
 *
 * @param files the folder of this file, which holds the typeface
 * @param logo the school's logo as SVG
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function drawCard(
  { title, section, picture, colors = coverColors.ink, check = null }: Card,
  files: string,
  logo: Buffer,
): Promise<Buffer> {
  // Loads the library with the first card: most processes never draw one, and it takes memory.
  const { default: sharp } = await import('sharp')
  const maxWidth = picture ? textWidth : wideTextWidth
  const write: WriteText = (text, size, color) => writeText(text, { size, color, maxWidth, files })
  const layers: OverlayOptions[] = []
  const draw = (input: Buffer, left: number, top: number) => layers.push({ input, left, top })
  if (picture) {
    const drawn = sharp(picture).resize(width - pictureLeft, height, { fit: 'cover' })
    draw(await drawn.toBuffer(), pictureLeft, 0)
  }
  draw(Buffer.from(picture ? ground : coverGround(colors)), 0, 0)
  draw((await write(section, 28, colors.section)).data, 60, 92)
  const sizes = picture ? titleSizes : wideTitleSizes
  const writeTitle = (size: number) => write(shortened(title), size, colors.title)
  draw(await fitTitle(sizes, check ? checkedTitleHeight : titleHeight, writeTitle), 60, 150)
  draw(await sharp(inColor(logo, colors.title)).resize(68, 68).png().toBuffer(), 60, 500)
  draw((await write('DYCI', 34, colors.title)).data, 146, 504)
  const motto = await write('More Than A School, A Family', 22, picture ? '#d8dee7' : colors.title)
  draw(motto.data, 146, 546)
  if (check) {
    const right = picture ? pictureLeft - 24 : 1_106
    layers.push(...(await drawCheck(check, right, (code) => write(code, 20, colors.title))))
  }
  return sharp({ create: { width, height, channels: 3, background: '#10243e' } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** A text as a PNG, and its size in pixels. */
interface WrittenText {
  data: Buffer
  info: { width: number; height: number }
}

/** @param size height of the letters, in pixels */
type WriteText = (text: string, size: number, color: string) => Promise<WrittenText>

/** Writes a text in lines of a maximum width. @param options.size height of the letters, in pixels */
async function writeText(
  text: string,
  options: { size: number; color: string; maxWidth: number; files: string },
): Promise<WrittenText> {
  const { default: sharp } = await import('sharp')
  const { size, color, maxWidth, files } = options
  const picture = sharp({
    text: {
      // Read as markup.
      text: `<span foreground="${color}">${escapeXml(text)}</span>`,
      font: `Bricolage Card ${size}`,
      fontfile: join(files, 'bricolage-card.ttf'),
      width: maxWidth,
      rgba: true,
      dpi: 72,
      spacing: Math.round(size / 8),
      wrap: 'word-char',
    },
  })
  return picture.png().toBuffer({ resolveWithObject: true })
}

/** Draws code and QR code at the bottom, up to a right edge. */
async function drawCheck(
  { code, address }: Check,
  right: number,
  write: (text: string) => Promise<WrittenText>,
): Promise<OverlayOptions[]> {
  const { default: sharp } = await import('sharp')
  const square = sharp(Buffer.from(drawQrFile(address)))
    .resize(checkSize, checkSize, { kernel: 'nearest' })
    .png()
  const { data, info } = await write(showCode(code))
  const left = right - checkSize
  const codeLeft = left + Math.round((checkSize - info.width) / 2)
  return [
    { input: await square.toBuffer(), left, top: height - 40 - checkSize },
    { input: data, left: codeLeft, top: height - 32 },
  ]
}

/** Writes a title in the largest size in which it is not too high; in the smallest in any case. */
async function fitTitle(
  sizes: readonly number[],
  maxHeight: number,
  write: (size: number) => Promise<WrittenText>,
): Promise<Buffer> {
  for (const size of sizes) {
    const { data, info } = await write(size)
    if (info.height <= maxHeight || size === sizes.at(-1)) return data
  }
  throw new Error('There is no size for a title.')
}

/** Ends a long title at a word, with an ellipsis. */
const shortened = (title: string) =>
  title.length <= longestTitle ? title : `${title.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`

/** Draws the white logo in another color. */
const inColor = (logo: Buffer, color: string) =>
  Buffer.from(logo.toString().replaceAll('#fff', color))

/** Reads a drawing of the site by its path below `public`. */
export const readDrawing = (publicFolder: string, path: string) =>
  readFile(join(publicFolder, path))
