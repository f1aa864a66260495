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

/** Sizes in pixels. `side`: the margins at the left and right. */
const side = 72
const { width: postWidth } = postShapes.square
const textWidth = postWidth - 2 * side
const qrSize = 190
const headHeight = 108
const footHeight = qrSize + 32

const paper = '#fbf8f1'

/** The files that drawing needs. */
export interface PostDesign {
  /** the folder with the typeface */
  files: string
  /** the school's logo as SVG */
  logo: Buffer
}

/** One picture of a post. */
export interface PostPage {
  /** its part of the message, as Pango markup */
  markup: string
  size: PostSize
  /** such as `2 of 3`; `null` for the only picture */
  mark: string | null
}

/** Returns the height that the message has in a picture, in pixels. */
const roomOf = (shape: PostShape) => {
  const { top, bottom } = margins[shape]
  return postShapes[shape].height - top - bottom - headHeight - footHeight - 40
}

/** Divides the message of a post among its pictures. */
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

/** Draws a picture of a post, as JPEG. */
export async function drawPost(
  post: Post,
  shape: PostShape,
  page: PostPage,
  { files, logo }: PostDesign,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const write = await writer(files)
  const { height } = postShapes[shape]
  const { top, bottom } = margins[shape]
  const footTop = height - bottom - qrSize
  const layers: OverlayOptions[] = [
    { input: Buffer.from(drawGround(height, post.accent, footTop - 24)), left: 0, top: 0 },
    { input: await sharp(logo).resize(84, 84).png().toBuffer(), left: side, top },
    ...(await drawHead(post, page.mark, top, write)),
    await drawBody(page, shape, write),
    ...(await drawFoot(post, footTop, write)),
  ]
  return sharp({ create: { width: postWidth, height, channels: 3, background: paper } })
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Draws the name of the school, the type of statement, and which picture of how many this one is. */
async function drawHead(
  { school, label, accent }: Post,
  mark: PostPage['mark'],
  top: number,
  write: Writer,
): Promise<OverlayOptions[]> {
  const left = side + 108
  const pageMark = mark === null ? null : await render(write(colored(mark, accent), 40))
  const width = textWidth - 108 - (pageMark ? pageMark.info.width + 24 : 0)
  const name = await render(write(colored(school, ink), 34, width))
  const type = await render(write(colored(label, accent), 30, width))
  return [
    { input: name.data, left, top },
    { input: type.data, left, top: top + 46 },
    ...(pageMark
      ? [{ input: pageMark.data, left: postWidth - side - pageMark.info.width, top: top + 4 }]
      : []),
  ]
}

/** Draws the message. */
async function drawBody(
  { markup, size, mark }: PostPage,
  shape: PostShape,
  write: Writer,
): Promise<OverlayOptions> {
  const { data, info } = await render(write(markup, size.text))
  const room = Math.max(0, roomOf(shape) - info.height)
  // A tall picture has its message where the eye is; a text that goes on begins at the top.
  const down = mark === null ? Math.round(room / 3) : 0
  return { input: data, left: side, top: margins[shape].top + headHeight + 16 + down }
}

/** Draws the QR code, and beside it the code and address by which anyone checks the post. */
async function drawFoot(
  { asOf, checkIt, check }: Post,
  top: number,
  write: Writer,
): Promise<OverlayOptions[]> {
  const { default: sharp } = await import('sharp')
  const qr = await sharp(Buffer.from(drawQrFile(check.address)))
    .resize(qrSize, qrSize, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const lines = [
    colored(asOf, soft),
    `${colored(checkIt, soft)} ${colored(showCode(check.code), ink)}`,
    colored(check.spoken, soft),
  ]
  const { data, info } = await render(write(lines.join('\n'), 30, textWidth - qrSize - 32))
  const down = Math.round(Math.max(0, qrSize - info.height) / 2)
  return [
    { input: data, left: side, top: top + down },
    { input: qr, left: postWidth - side - qrSize, top },
  ]
}

/** Draws the stripes of a picture. @param line top of the line above the foot */
const drawGround = (height: number, accent: string, line: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${postWidth}" height="${height}">
  <rect width="${postWidth}" height="18" fill="${accent}"/>
  <rect x="${side}" y="${line}" width="${textWidth}" height="2" fill="#d9cfba"/>
  <rect y="${height - 18}" width="${postWidth}" height="18" fill="#2f6b4a"/>
</svg>`

const colored = (text: string, color: string) =>
  `<span foreground="${color}">${escapeXml(text)}</span>`

/** Renders a text. It is only measured and put together: compressing would take longer than drawing. */
const render = async (image: Sharp) =>
  image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })

type Writer = Awaited<ReturnType<typeof writer>>

/** Creates the function that writes lines of text as a picture. Sizes and widths are in pixels. */
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
