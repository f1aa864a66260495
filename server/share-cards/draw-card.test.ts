import { join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { PostShape } from '../../school/content/statements/post-shapes.ts'
import { longestOwnText } from '../../school/kinds/class-notice-problems.ts'
import { readQrCode } from '../../tests/helpers/read-qr-code.ts'
import { coverColors } from './cover-colors.ts'
import { drawCard, readDrawing } from './draw-card.ts'
import { drawPost, layOutShape } from './draw-post.ts'
import type { Post } from './post-markup.ts'

const publicFolder = join(import.meta.dirname, '../../public')
let logo: Buffer
let picture: Buffer
beforeAll(async () => {
  logo = await readDrawing(publicFolder, '/images/logo.svg')
  picture = await sharp({
    create: { width: 900, height: 300, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer()
})

const draw = (title: string, section = 'News') =>
  drawCard({ title, section, picture }, import.meta.dirname, logo)

/** Finds the rows and columns of the title's place that white letters take. */
async function lettersOf(card: Buffer) {
  const place = { left: 60, top: 150, width: 600, height: 350 }
  const pixels = await sharp(card).extract(place).grayscale().raw().toBuffer()
  const rows = Array.from({ length: place.height }, (_, row) => row).filter((row) =>
    pixels.subarray(row * place.width, (row + 1) * place.width).some((light) => light > 200),
  )
  return { first: rows[0] ?? 0, last: rows.at(-1) ?? 0 }
}

test('a card is a JPEG of the size that social networks ask for, with the picture at the right', async () => {
  const card = await draw('Robotics team comes home')
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const colorAt = async (left: number, top: number) => [
    ...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  for (const top of [5, 625]) {
    const [red = 0, green = 0, blue = 0] = await colorAt(1_000, top)
    expect([red > 240, green < 20, blue < 20]).toEqual([true, true, true])
    const [dark = 255, , ink = 0] = await colorAt(300, top)
    expect([dark < 40, ink > 40]).toEqual([true, true])
  }
})

test('a short title is written large, a long one small enough to end above the logo', async () => {
  const short = await lettersOf(await draw('MASS'))
  expect(short.last - short.first).toBeGreaterThan(45)
  expect(short.last - short.first).toBeLessThan(60)
  const long = await lettersOf(await draw('Wonderful machines of students '.repeat(5)))
  expect(long.last).toBeGreaterThan(200)
  expect(long.last).toBeLessThan(320)
})

test('a title of more than 140 characters ends at a word, with an ellipsis', async () => {
  const title = 'Robots walk home '.repeat(9)
  const shown = `${'Robots walk home '.repeat(8)}…`.replace(' …', '…')
  expect(await draw(title)).toEqual(await draw(shown))
  const fits = 'Robots '.repeat(20)
  expect(fits).toHaveLength(140)
  expect(await draw(fits)).not.toEqual(await draw(`${fits.trim()}…`))
})

test('signs of markup are written, not read', async () => {
  const plain = await draw('Arts & <b>Sciences</b>')
  expect(plain).not.toEqual(await draw('Arts & Sciences'))
  expect(await sharp(plain).metadata()).toMatchObject({ width: 1200 })
})

test('a section is written above the title', async () => {
  expect(await draw('Mass', 'Events')).not.toEqual(await draw('Mass', 'News'))
})

test('a card without a picture is words on the color of its topic, wider than beside a picture', async () => {
  const title = 'Robots walk home with their makers'
  const words = (colors?: (typeof coverColors)[keyof typeof coverColors]) =>
    drawCard({ title, section: 'News', picture: null, colors }, import.meta.dirname, logo)
  const card = await words(coverColors.gold)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const colorAt = async (left: number, top: number) => [
    ...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  const [red = 0, green = 0, blue = 255] = await colorAt(700, 600)
  expect([red > 220, green > 160, blue < 90]).toEqual([true, true, true])
  expect(card).not.toEqual(await words(coverColors.rose))
  expect(await words()).toEqual(await words(coverColors.ink))
  const wide = await lettersOf(await words())
  const narrow = await lettersOf(await draw(title))
  expect(wide.last - wide.first).toBeLessThan(narrow.last - narrow.first)
})

test('a card of a page with a code leads to its check, with a picture and without', async () => {
  const address = 'https://www.dyci.example/verify/K7RWM4TX'
  const check = { code: 'K7RWM4TX', address }
  for (const shown of [picture, null]) {
    const card = { title: 'No classes', section: 'Announcements', picture: shown, check }
    expect(await readQrCode(await drawCard(card, import.meta.dirname, logo))).toBe(address)
  }
  expect(await readQrCode(await draw('No classes'))).toBeNull()
})

const post: Post = {
  school: 'Dr. Yanga’s Colleges, Inc.',
  label: 'Class notice',
  messages: [{ headline: 'No classes', text: 'Stay home.' }],
  facts: [],
  asOf: 'As of Nov 23, 2026, 4:35 AM',
  checkIt: 'Check it:',
  rest: 'Read the rest at dyci.example/verify/K7RWM4TX',
  check: {
    code: 'K7RWM4TX',
    address: 'https://www.dyci.example/verify/K7RWM4TX',
    spoken: 'dyci.example/verify/K7RWM4TX',
  },
  accent: '#b3213f',
}

/** The longest words that staff may write, some of them in capitals. */
const longText = (length: number) =>
  'Mahal naming mga magulang, WALANG PASOK po bukas dahil sa malakas na ulan at baha. '
    .repeat(120)
    .slice(0, length)

const files = import.meta.dirname

/** Draws all pictures of a post. */
async function drawAll(shown: Post, shape: PostShape) {
  const { pages, size, isWhole } = await layOutShape(shown, shape, files)
  const pictures = await Promise.all(
    pages.map((markup, place) => {
      const mark = pages.length > 1 ? `${place + 1} of ${pages.length}` : null
      return drawPost(shown, shape, { markup, size, mark }, { files, logo })
    }),
  )
  return { pictures, isWhole }
}

const saying = (text: string) => ({ ...post, messages: [{ headline: 'No classes', text }] })

test.each(['square', 'tall'] as const)(
  'the longest class notice is one %s picture',
  async (shape) => {
    const messages = [1, 2].map(() => ({ headline: longText(160), text: longText(longestOwnText) }))
    const facts = ['Main Campus, Elida Campus']
    const { pictures, isWhole } = await drawAll({ ...post, messages, facts }, shape)
    expect(isWhole).toBe(true)
    expect(pictures).toHaveLength(1)
    for (const picture of pictures) expect(await readQrCode(picture)).toBe(post.check.address)
  },
)

/** Counts the pixels of a place in a picture that are of the accent. */
async function accentIn(picture: Buffer, place: Region) {
  const pixels = await sharp(picture).extract(place).raw().toBuffer()
  let count = 0
  for (let at = 0; at < pixels.length; at += 3)
    if ((pixels[at] ?? 0) > 150 && (pixels[at + 1] ?? 255) < 80 && (pixels[at + 2] ?? 255) < 110)
      count += 1
  return count
}

/** Tells how much is drawn at a place: plain paper has 0. */
async function entropyOf(picture: Buffer, place: Region) {
  const { entropy } = await sharp(await sharp(picture).extract(place).png().toBuffer()).stats()
  return entropy
}

const markPlace = { left: 800, top: 64, width: 208, height: 46 }

test('a post has the size that apps ask for, and a QR code', async () => {
  const [square, tall] = await Promise.all([
    drawAll(saying('Stay home & rest.'), 'square'),
    drawAll(saying('Stay.'), 'tall'),
  ])
  const sizes = await Promise.all(
    [square, tall].flatMap(({ pictures }) => pictures.map((file) => sharp(file).metadata())),
  )
  expect(sizes).toMatchObject([
    { format: 'jpeg', width: 1080, height: 1080 },
    { format: 'jpeg', width: 1080, height: 1920 },
  ])
  const [picture = Buffer.alloc(0)] = square.pictures
  expect(await readQrCode(picture)).toBe(post.check.address)
  expect(await accentIn(picture, markPlace)).toBe(0)
})

test.each(['square', 'tall'] as const)(
  'a long text goes on over several %s pictures, each with its number, logo, date and code',
  async (shape) => {
    const { pictures, isWhole } = await drawAll(saying(longText(2_500)), shape)
    expect(isWhole).toBe(true)
    expect(pictures.length).toBeGreaterThan(2)
    const head = { left: 72, top: shape === 'square' ? 64 : 270, width: 84, height: 84 }
    const heads = await Promise.all(pictures.map((file) => entropyOf(file, head)))
    const [first = 0] = heads
    expect(first, 'the logo').toBeGreaterThan(1)
    for (const [place, picture] of pictures.entries()) {
      expect(await readQrCode(picture)).toBe(post.check.address)
      expect(await accentIn(picture, { ...markPlace, top: head.top })).toBeGreaterThan(100)
      expect(heads[place]).toBeCloseTo(first, 1)
    }
  },
)
