import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PostShape } from '../../abilities/post-kit/post-shapes.ts'
import { longestOwnText } from '../../school/kinds/class-notice-problems.ts'
import { readQrCode } from '../../tests/helpers/pictures.ts'
import { type Card, coverColors, drawCard, readDrawing } from './draw-card.ts'
import { drawPost, layOutShape } from '../../abilities/post-kit/server/draw-post.ts'
import type { Post } from '../../abilities/post-kit/server/post-markup.ts'

const files = import.meta.dirname
const logo = await readDrawing(join(files, '../../public'), '/images/logo.svg')
const red = { width: 900, height: 300, channels: 3, background: '#ff0000' } as const
const picture = await sharp({ create: red }).png().toBuffer()

const drawWith = (fields: Partial<Card>) =>
  drawCard({ title: 'Mass', section: 'News', picture, ...fields }, files, logo)
const draw = (title: string) => drawWith({ title })

const colorAt = async (card: Buffer, left: number, top: number) => [
  ...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

/** Finds the rows of the title's place that white letters take. */
async function lettersOf(card: Buffer) {
  const place = { left: 60, top: 150, width: 600, height: 350 }
  const pixels = await sharp(card).extract(place).grayscale().raw().toBuffer()
  const rows = Array.from({ length: place.height }, (_, row) => row).filter((row) =>
    pixels.subarray(row * place.width, (row + 1) * place.width).some((light) => light > 200),
  )
  const last = rows.at(-1) ?? 0
  return { last, height: last - (rows[0] ?? 0) }
}

const size = { format: 'jpeg', width: 1200, height: 630 }

test('a card is a JPEG of the size that social networks ask for, with the picture at the right', async () => {
  const card = await draw('Robotics team comes home')
  expect(await sharp(card).metadata()).toMatchObject(size)
  for (const top of [5, 625]) {
    const [red = 0, green = 0, blue = 0] = await colorAt(card, 1_000, top)
    expect([red > 240, green < 20, blue < 20]).toEqual([true, true, true])
    const [dark = 255, , ink = 0] = await colorAt(card, 300, top)
    expect([dark < 40, ink > 40]).toEqual([true, true])
  }
})

test('a short title is written large, a long one small enough to end above the logo', async () => {
  const short = await lettersOf(await draw('MASS'))
  expect(short.height).toBeGreaterThan(45)
  expect(short.height).toBeLessThan(60)
  const long = await lettersOf(await draw('Wonderful machines of students '.repeat(5)))
  expect(long.last).toBeGreaterThan(200)
  expect(long.last).toBeLessThan(320)
})

test('a title of more than 140 characters ends at a word, with an ellipsis', async () => {
  const title = 'Robots walk home '.repeat(9)
  const shown = `${'Robots walk home '.repeat(8).trim()}…`
  expect(await draw(title)).toEqual(await draw(shown))
  const fits = 'Robots '.repeat(20)
  expect(fits).toHaveLength(140)
  expect(await draw(fits)).not.toEqual(await draw(`${fits.trim()}…`))
})

test('a section is written above the title, and signs of markup are written, not read', async () => {
  expect(await drawWith({ section: 'Events' })).not.toEqual(await drawWith({}))
  const plain = await draw('Arts & <b>Sciences</b>')
  expect(plain).not.toEqual(await draw('Arts & Sciences'))
  expect(await sharp(plain).metadata()).toMatchObject(size)
})

test('a card without a picture is words on the color of its topic, wider than beside a picture', async () => {
  const title = 'Robots walk home with their makers'
  const words = (colors?: Card['colors']) => drawWith({ title, picture: null, colors })
  const card = await words(coverColors.gold)
  expect(await sharp(card).metadata()).toMatchObject(size)
  const [red = 0, green = 0, blue = 255] = await colorAt(card, 700, 600)
  expect([red > 220, green > 160, blue < 90]).toEqual([true, true, true])
  expect(card).not.toEqual(await words(coverColors.rose))
  expect(await words()).toEqual(await words(coverColors.ink))
  const [wide, narrow] = [await lettersOf(await words()), await lettersOf(await draw(title))]
  expect(wide.height).toBeLessThan(narrow.height)
})

const address = 'https://www.dyci.example/verify/K7RWM4TX'

test('a card of a page with a code leads to its check, with a picture and without', async () => {
  const check = { code: 'K7RWM4TX', address }
  for (const shown of [picture, null])
    expect(await readQrCode(await drawWith({ picture: shown, check }))).toBe(address)
  expect(await readQrCode(await drawWith({}))).toBeNull()
})

const post: Post = {
  school: 'Dr. Yanga’s Colleges, Inc.',
  label: 'Class notice',
  messages: [],
  facts: [],
  asOf: 'As of Nov 23, 2026, 4:35 AM',
  checkIt: 'Check it:',
  rest: 'Read the rest at dyci.example/verify/K7RWM4TX',
  check: { code: 'K7RWM4TX', address, spoken: 'dyci.example/verify/K7RWM4TX' },
  accent: '#b3213f',
}

/** The longest words that staff may write, some of them in capitals. */
const longText = (length: number) =>
  'Mahal naming mga magulang, WALANG PASOK po bukas dahil sa malakas na ulan at baha. '
    .repeat(120)
    .slice(0, length)

async function drawAll(messages: Post['messages'], shape: PostShape) {
  const shown = { ...post, messages, facts: ['Main Campus, Elida Campus'] }
  const { pages, size, isWhole } = await layOutShape(shown, shape, files)
  expect(isWhole).toBe(true)
  const pictures = await Promise.all(
    pages.map((markup, place) => {
      const mark = pages.length > 1 ? `${place + 1} of ${pages.length}` : null
      return drawPost(shown, shape, { markup, size, mark }, { files, logo })
    }),
  )
  for (const file of pictures) expect(await readQrCode(file)).toBe(address)
  return pictures
}

/** Counts the pixels of a place in a picture that are of the accent. */
async function accentIn(file: Buffer, place: Region) {
  const pixels = await sharp(file).extract(place).raw().toBuffer()
  let count = 0
  for (let at = 0; at < pixels.length; at += 3)
    if ((pixels[at] ?? 0) > 150 && (pixels[at + 1] ?? 255) < 80 && (pixels[at + 2] ?? 255) < 110)
      count += 1
  return count
}

/** Tells how much is drawn at a place: plain paper has 0. */
const entropyOf = async (file: Buffer, place: Region) =>
  (await sharp(await sharp(file).extract(place).png().toBuffer()).stats()).entropy

describe.each([
  ['square', 1_080, 64],
  ['tall', 1_920, 270],
] as const)('a %s post', (shape, height, top) => {
  const markPlace = { left: 800, top, width: 208, height: 46 }

  test('is one picture of the size that apps ask for, for the longest class notice too', async () => {
    const longest = { headline: longText(160), text: longText(longestOwnText) }
    for (const messages of [
      [{ headline: 'No classes', text: 'Stay & rest.' }],
      [longest, longest],
    ]) {
      const [file = Buffer.alloc(0), ...others] = await drawAll(messages, shape)
      expect(others).toEqual([])
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height })
      expect(await accentIn(file, markPlace)).toBe(0)
    }
  })

  test('of a long text goes on over several pictures, each with its number, logo, date and code', async () => {
    const pictures = await drawAll([{ headline: 'No classes', text: longText(2_500) }], shape)
    expect(pictures.length).toBeGreaterThan(2)
    const head = { left: 72, top, width: 84, height: 84 }
    for (const file of pictures) {
      expect(await accentIn(file, markPlace)).toBeGreaterThan(100)
      expect(await entropyOf(file, head), 'the logo').toBeGreaterThan(1)
    }
  })
})

const css = (path: string) => readFileSync(join(files, '../../site', path), 'utf8')

test('a cover has the same color on a page and on its share card', () => {
  const covers = css('news/cover.module.css')
  const tokens = css('styles/tokens.css')
  for (const [tone, { ground }] of Object.entries(coverColors)) {
    const token = new RegExp(`\\[data-tone='${tone}'\\] \\{\\s+--cover: var\\((--[\\w-]+)\\)`).exec(
      covers,
    )?.[1]
    expect([tone, token]).toEqual([tone, expect.any(String)])
    expect([tone, new RegExp(`${token}: ([^;]+);`).exec(tokens)?.[1]]).toEqual([tone, ground])
  }
})
