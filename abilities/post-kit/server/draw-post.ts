import { join } from 'node:path'
import type { OverlayOptions, Sharp } from 'sharp'
import { showCode } from '../../../school/base/codes.ts'
import { drawQrFile } from '../../../school/base/qr-code.server.ts'
import { postShapes, type PostShape } from '../post-shapes.ts'
import { escapeXml } from '../../../server/feeds/xml.ts'
import { ink, soft, type Post, type PostSize } from './post-markup.ts'
import { layOutPost, type PostPages } from './post-pages.ts'

/** Margins in pixels. On a tall picture they include the parts that apps cover with buttons. */
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

const paper = '#fbf8f1'

/** The files that drawing needs. */
export interface PostDesign {
  /** the folder of this file, which holds the typeface */
  files: string
  /** the school's logo as SVG */
  logo: Buffer
}

/** One picture of a post. */
export interface PostPage {
  /** its message, as Pango reads it */
  markup: string
  size: PostSize
  /** says which picture of how many it is; `null` for the only one */
  mark: string | null
}

const roomOf = (shape: PostShape) => {
  const { top, bottom } = margins[shape]
  return postShapes[shape].height - top - bottom - headHeight - footHeight - 40
}

/** Shares the message of a post between its pictures. */
export async function layOutShape(
  post: Post,
  shape: PostShape,
  files: PostDesign['files'],
): Promise<PostPages> {
  const write = await writer(files)
  return layOutPost(post, roomOf(shape), async (markup, { text }) => {
    const { info } = await render(write(markup, text))
    return info.height
  })
}

/** Draws a picture of a post. */
export async function drawPost(
  post: Post,
  shape: PostShape,
  { markup, size, mark }: PostPage,
  { files, logo }: PostDesign,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { height } = postShapes[shape]
  const { top, bottom } = margins[shape]
  const write = await writer(files)
  const room = roomOf(shape)
  const body = await render(write(markup, size.text))
  const pageMark = mark === null ? null : await render(write(colored(mark, post.accent), 40))
  const headWidth = textWidth - 108 - (pageMark ? pageMark.info.width + 24 : 0)
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
      input: (await render(write(colored(post.school, ink), 34, headWidth))).data,
      left: side + 108,
      top,
    },
    {
      input: (await render(write(colored(post.label, post.accent), 30, headWidth))).data,
      left: side + 108,
      top: top + 46,
    },
    ...(pageMark
      ? [{ input: pageMark.data, left: postWidth - side - pageMark.info.width, top: top + 4 }]
      : []),
    {
      input: body.data,
      left: side,
      // A tall picture has its message where the eye is; a text that goes on begins at the top.
      top:
        top + headHeight + 16 + (mark ? 0 : Math.round(Math.max(0, room - body.info.height) / 3)),
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

const colored = (text: string, color: string) =>
  `<span foreground="${color}">${escapeXml(text)}</span>`

// Only measured and put together: compressing it would take longer than drawing.
const render = async (image: Sharp) =>
  image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })

/** Creates the function that writes lines of text as a picture. */
async function writer(files: string) {
  // Loads the library with the first picture: most processes never draw one, and it takes memory.
  const { default: sharp } = await import('sharp')
  return (markup: string, size: number, width = textWidth): Sharp =>
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
}
