import { join } from 'node:path'
import type { OverlayOptions, Sharp } from 'sharp'
import { showCode } from '../../school/base/codes.ts'
import { drawQrFile } from '../../school/base/qr-code.server.ts'
import { postShapes, type PostShape } from '../../school/content/statements/post-shapes.ts'
import { escapeMarkup } from './draw-card.ts'
import {
  countWords,
  ink,
  postSizes,
  soft,
  writePost,
  type Post,
  type PostSize,
} from './post-markup.ts'

/** What apps cover of a tall picture with their own buttons, and margins, in pixels. */
const margins: Record<PostShape, { top: number; bottom: number }> = {
  square: { top: 64, bottom: 64 },
  tall: { top: 270, bottom: 340 },
}

const side = 72
const { width: postWidth } = postShapes.square
const textWidth = postWidth - 2 * side
const qrSize = 190
const headHeight = 108
const footHeight = qrSize + 32

/** More than any picture holds; Pango refuses to draw much more. */
const longest = { characters: 4_000, lines: 120 }

const paper = '#fbf8f1'

/**
 * Draws a picture that carries the whole message. A message that is too long in the smallest type ends
 * with the address of its rest.
 *
 * @param files the folder of this file, which holds the typeface
 * @param logo the school's logo as SVG
 */
export async function drawPost(
  post: Post,
  shape: PostShape,
  { files, logo }: { files: string; logo: Buffer },
): Promise<Buffer> {
  // Loads the library with the first picture: most processes never draw one, and it takes memory.
  const { default: sharp } = await import('sharp')
  const { height } = postShapes[shape]
  const { top, bottom } = margins[shape]
  const write = (markup: string, size: number, width = textWidth): Sharp =>
    sharp({
      text: {
        text: markup,
        font: `Bricolage Card ${size}`,
        fontfile: join(files, 'bricolage-card.ttf'),
        width,
        rgba: true,
        dpi: 72,
        spacing: Math.round(size / 6),
        wrap: 'word-char',
      },
    })
  const colored = (text: string, color: string) =>
    `<span foreground="${color}">${escapeMarkup(text)}</span>`
  // Only measured and put together: compressing it would take longer than drawing.
  const render = async (image: Sharp) =>
    image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })

  const room = height - top - bottom - headHeight - footHeight - 40
  const body = await fit(post, room, (markup, size) => render(write(markup, size.text)))
  const footTop = height - bottom - qrSize
  const qr = await sharp(Buffer.from(drawQrFile(post.check.address)))
    .resize(qrSize, qrSize, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const beside = textWidth - qrSize - 32
  const footer = await render(
    write(
      [
        colored(post.asOf, soft),
        `${colored(post.checkIt, soft)} ${colored(showCode(post.check.code), ink)}`,
        colored(post.check.spoken, soft),
      ].join('\n'),
      30,
      beside,
    ),
  )
  const layers: OverlayOptions[] = [
    { input: Buffer.from(groundOf(height, post.accent, footTop - 24)), left: 0, top: 0 },
    { input: await sharp(logo).resize(84, 84).png().toBuffer(), left: side, top },
    {
      input: (await render(write(colored(post.school, ink), 34, textWidth - 108))).data,
      left: side + 108,
      top,
    },
    {
      input: (await render(write(colored(post.label, post.accent), 30, textWidth - 108))).data,
      left: side + 108,
      top: top + 46,
    },
    {
      input: body.data,
      left: side,
      // A tall picture has its message where the eye is.
      top: top + headHeight + Math.round(Math.max(0, room - body.info.height) / 3) + 16,
    },
    {
      input: footer.data,
      left: side,
      top: footTop + Math.round(Math.max(0, qrSize - footer.info.height) / 2),
    },
    { input: qr, left: postWidth - side - qrSize, top: footTop },
  ]
  return sharp({ create: { width: postWidth, height, channels: 3, background: paper } })
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

const groundOf = (height: number, accent: string, line: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${postWidth}" height="${height}">
  <rect width="${postWidth}" height="18" fill="${accent}"/>
  <rect x="${side}" y="${line}" width="${textWidth}" height="2" fill="#d9cfba"/>
  <rect y="${height - 18}" width="${postWidth}" height="18" fill="#2f6b4a"/>
</svg>`

type Drawn = { data: Buffer; info: { height: number } }

/** Draws the message in the largest type in which it fits; else so many of its words. */
async function fit(
  post: Post,
  room: number,
  draw: (markup: string, size: PostSize) => Promise<Drawn>,
): Promise<Drawn> {
  const messages = post.messages.map(({ headline, text }) => ({ headline, text: shortened(text) }))
  const isWhole = messages.every(({ text }, place) => text === post.messages[place]?.text)
  const shown = { ...post, messages }
  for (const size of isWhole ? postSizes : []) {
    const drawn = await draw(writePost(shown, size), size)
    if (drawn.info.height <= room) return drawn
  }
  const size = postSizes[postSizes.length - 1] ?? postSizes[0]
  const words = messages.reduce((sum, { text }) => sum + countWords(text), 0)
  let [fits, tooMany] = [0, words]
  let best = await draw(writePost(shown, size, 0), size)
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    const drawn = await draw(writePost(shown, size, middle), size)
    if (drawn.info.height <= room) [fits, best] = [middle, drawn]
    else tooMany = middle
  }
  return best
}

/** Leaves out what no picture holds. */
const shortened = (text: string) =>
  text.split('\n').slice(0, longest.lines).join('\n').slice(0, longest.characters).toWellFormed()
