import { expect, test } from 'vitest'
import type { Post, PostSize } from './post-markup.ts'
import { layOutPost } from './post-pages.ts'

const post = (messages: Post['messages'], facts: string[] = []): Post => ({
  school: 'School',
  label: 'Announcement',
  messages,
  facts,
  asOf: '',
  checkIt: '',
  check: { code: '', address: '', spoken: '' },
  rest: 'Read the rest at dyci.example',
  accent: '#1d5b86',
})

const width = 936
const room = 580
const linesOf = (markup: string) =>
  markup.split('\n').map((line) => ({
    pixels: Number(/size="(\d+)"/.exec(line)?.[1] ?? 0) / 1_024,
    color: /foreground="([^"]+)"/.exec(line)?.[1],
    text: line
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  }))

/** Measures as if each letter were half as wide as high. */
const heightOf = (markup: string, { text }: PostSize) => {
  const lines = markup.split('\n').flatMap((line) => linesOf(line))
  let pixels = text
  const rows = lines.reduce((sum, line) => {
    pixels = line.pixels || pixels
    return sum + Math.ceil(Math.max(1, line.text.length * pixels * 0.5) / width) * pixels * 1.35
  }, 0)
  return Promise.resolve(rows)
}

const layOut = (messages: Post['messages'], facts: string[] = []) =>
  layOutPost(post(messages, facts), room, heightOf)

/** The words of all pictures without the headline that is repeated above the rest of its text. */
const wordsOn = (pages: readonly string[]) =>
  pages
    .flatMap((page) => {
      const [first, ...lines] = linesOf(page)
      const isRepeated = first?.color === '#3c4f68' && first.pixels < 36
      return isRepeated ? lines : [first, ...lines]
    })
    .flatMap((line) => line?.text.split(/\s+/) ?? [])
    .filter(Boolean)

const sentence = (number: number) => `Sentence ${number} says what families bring & when.`
const sentences = (count: number, between = ' ') =>
  Array.from({ length: count }, (_, number) => sentence(number)).join(between)

test.each([
  ['short', 'Stay home.', 58],
  ['longer', sentences(10), 38],
  // One picture is passed on whole, so small type comes before a second picture.
  ['long', sentences(26), 23],
])('a %s message is one picture, in the largest type that fits', async (_, text, pixels) => {
  const { pages, size, isWhole } = await layOut([{ headline: 'No classes', text }])
  expect([pages.length, isWhole, size.text]).toEqual([1, true, pixels])
})

test.each([
  ['of some sentences', sentences(30)],
  ['of many sentences', sentences(120)],
  ['of paragraphs', sentences(60, '\n')],
  ['of one word', 'a'.repeat(3_000)],
  ['with signs of markup', '<b>R & D</b> '.repeat(200)],
])('a text %s goes on over as many pictures as it needs, every word once', async (_, text) => {
  const messages = [
    { headline: 'Card day', text },
    { headline: 'Araw ng card', text: sentences(25) },
  ]
  const { pages, size, isWhole } = await layOut(messages, ['Nov 5'])
  expect(isWhole).toBe(true)
  expect(pages.length).toBeGreaterThan(1)
  // On a phone of 360 px a picture is a third as large.
  expect(size.text / 3).toBeGreaterThanOrEqual(11)
  for (const page of pages) expect(await heightOf(page, size)).toBeLessThanOrEqual(room)
  const said = ['Card day', 'Nov 5', text, ...Object.values(messages[1] ?? {})].join(' ')
  expect(wordsOn(pages).join('')).toBe(said.split(/\s+/).join(''))
  expect(pages.join()).not.toContain('Read the rest')
})

test('a picture that goes on with a text names its headline first, and ends with a sentence', async () => {
  const { pages } = await layOut([{ headline: 'Card day', text: sentences(40) }])
  for (const [number, page] of pages.entries()) {
    const lines = linesOf(page)
    expect(lines[0]).toMatchObject({ text: 'Card day', color: number ? '#3c4f68' : '#10243e' })
    expect(lines.at(-1)?.text).toMatch(/when\.$/)
  }
})

test('a headline is not alone at the end of a picture', async () => {
  for (let count = 8; count < 20; count += 1) {
    const { pages } = await layOut([
      { headline: 'Card day', text: sentences(count) },
      { headline: 'Araw ng card', text: sentences(30) },
    ])
    const lastLines = pages.map((page) => linesOf(page).at(-1)?.text)
    expect(lastLines, `${count} sentences`).not.toContain('Araw ng card')
  }
})

test('a text of more than twenty pictures ends with the address of its rest', async () => {
  const { pages, isWhole, size } = await layOut([{ headline: 'Rules', text: sentences(600) }])
  expect(isWhole).toBe(false)
  expect(pages).toHaveLength(20)
  expect(linesOf(pages[19] ?? '').at(-1)?.text).toBe('Read the rest at dyci.example')
  expect(linesOf(pages[19] ?? '').at(-2)?.text).toMatch(/ …$/)
  expect(pages.slice(0, 19).join()).not.toContain('Read the rest')
  for (const page of pages) expect(await heightOf(page, size)).toBeLessThanOrEqual(room)
})
