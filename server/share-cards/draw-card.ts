import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OverlayOptions, Sharp } from 'sharp'
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

const textWidth = 600
/** A card of words has a stalk at its right edge, and the title before it. */
const wideTextWidth = 960
const titleHeight = 320
/** Above a QR code. */
const checkedTitleHeight = 290
/** Sizes of the title, of which the largest that fits is used. */
const titleSizes = [72, 62, 54, 46, 40]
const wideTitleSizes = [92, ...titleSizes]
const longestTitle = 140

/** A QR code of a card, in pixels: large enough for a camera that looks at a screen. */
const checkSize = 132

/** Scenes are drawn for the web; on a card they take its full height. */
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
  const write = (text: string, size: number, color: string): Sharp =>
    sharp({
      text: {
        // Read as markup.
        text: `<span foreground="${color}">${escapeXml(text)}</span>`,
        font: `Bricolage Card ${size}`,
        fontfile: join(files, 'bricolage-card.ttf'),
        width: picture ? textWidth : wideTextWidth,
        rgba: true,
        dpi: 72,
        spacing: Math.round(size / 8),
        wrap: 'word-char',
      },
    })
  const background: OverlayOptions[] = picture
    ? [
        {
          input: await sharp(picture)
            .resize(width - pictureLeft, height, { fit: 'cover' })
            .toBuffer(),
          left: pictureLeft,
          top: 0,
        },
        { input: Buffer.from(ground), left: 0, top: 0 },
      ]
    : [{ input: Buffer.from(coverGround(colors)), left: 0, top: 0 }]
  const sizes = picture ? titleSizes : wideTitleSizes
  const writeTitle = (text: string, size: number) => write(text, size, colors.title)
  const layers: OverlayOptions[] = [
    ...background,
    { input: await write(section, 28, colors.section).png().toBuffer(), left: 60, top: 92 },
    {
      input: await fitTitle(
        shortened(title),
        sizes,
        check ? checkedTitleHeight : titleHeight,
        writeTitle,
      ),
      left: 60,
      top: 150,
    },
    {
      input: await sharp(inColor(logo, colors.title)).resize(68, 68).png().toBuffer(),
      left: 60,
      top: 500,
    },
    { input: await write('DYCI', 34, colors.title).png().toBuffer(), left: 146, top: 504 },
    {
      input: await write('More Than A School, A Family', 22, picture ? '#d8dee7' : colors.title)
        .png()
        .toBuffer(),
      left: 146,
      top: 546,
    },
    ...(check ? await drawCheck(check, picture ? pictureLeft - 24 : 1_106, write, colors) : []),
  ]
  return sharp({ create: { width, height, channels: 3, background: '#10243e' } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** Draws code and QR code at the bottom, up to a right edge. */
async function drawCheck(
  { code, address }: Check,
  right: number,
  write: (text: string, size: number, color: string) => Sharp,
  { title }: CoverColors,
): Promise<OverlayOptions[]> {
  const { default: sharp } = await import('sharp')
  const square = await sharp(Buffer.from(drawQrFile(address)))
    .resize(checkSize, checkSize, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const written = await write(showCode(code), 20, title).png().toBuffer({ resolveWithObject: true })
  const left = right - checkSize
  return [
    { input: square, left, top: height - 40 - checkSize },
    {
      input: written.data,
      left: left + Math.round((checkSize - written.info.width) / 2),
      top: height - 32,
    },
  ]
}

async function fitTitle(
  title: string,
  sizes: readonly number[],
  most: number,
  write: (text: string, size: number) => Sharp,
): Promise<Buffer> {
  for (const size of sizes) {
    const { data, info } = await write(title, size).png().toBuffer({ resolveWithObject: true })
    if (info.height <= most || size === sizes.at(-1)) return data
  }
  throw new Error('There is no size for a title.')
}

const shortened = (title: string) =>
  title.length <= longestTitle ? title : `${title.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`

/** Draws the white logo in another color. */
const inColor = (logo: Buffer, color: string) =>
  Buffer.from(logo.toString().replaceAll('#fff', color))

/** Reads a drawing of the site by its path below `public`. */
export const readDrawing = (publicFolder: string, path: string) =>
  readFile(join(publicFolder, path))
