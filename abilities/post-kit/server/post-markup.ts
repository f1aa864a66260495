import { shorten } from '../../../school/base/plain-text.ts'
import { escapeXml } from '../../../server/feeds/xml.ts'

/** Texts of a post. */
export interface Post {
  /** the name of the school */
  school: string
  /** the type of statement, above the headline */
  label: string
  /** in the languages of the school, each with headline and text */
  messages: readonly { headline: string; text: string }[]
  /** its days and campuses, one line each */
  facts: readonly string[]
  /** since when it holds */
  asOf: string
  /** before the code */
  checkIt: string
  check: { code: string; address: string; spoken: string }
  /** says where the rest is of a text that is longer than all pictures */
  rest: string
  /** the color of its state */
  accent: string
}

/** Sizes of headline and text in pixels; on a phone of 360 px a picture is a third as large. */
export interface PostSize {
  headline: number
  text: number
}

/** Sizes of a message in one picture, the largest first; the last are for the longest notices. */
export const wholeSizes = [
  { headline: 104, text: 58 },
  { headline: 92, text: 52 },
  { headline: 80, text: 46 },
  { headline: 72, text: 42 },
  { headline: 64, text: 38 },
  { headline: 56, text: 35 },
  { headline: 50, text: 33 },
  { headline: 42, text: 33 },
  { headline: 38, text: 30 },
  { headline: 34, text: 27 },
  { headline: 30, text: 25 },
  { headline: 28, text: 23 },
] as const satisfies readonly PostSize[]

export const ink = '#10243e'
export const soft = '#3c4f68'

/** A word of a post with its style, and the spaces or line break behind it. */
export interface Word {
  role: 'headline' | 'text' | 'fact'
  /** the message that it belongs to, or the number of the fact */
  place: number
  text: string
}

/** A longer word than this is taken apart, so that each fits in a picture. */
const longestWord = 120

/** The beginning of a headline above the rest of its text, in characters. */
const repeatedHeadline = 160

/**
 * Takes a post apart into words, in the order in which they are read. The facts are for readers of
 * every language: they come last in one picture, and below the first headline of several.
 */
export function wordsOf({ messages, facts }: Post, hasSeveralPictures: boolean): Word[] {
  const ofFacts = facts.flatMap((fact, place) => takeApart(fact, { role: 'fact', place }))
  const ofMessages = messages.map(({ headline, text }, place) => ({
    headline: takeApart(headline, { role: 'headline', place }),
    text: takeApart(text, { role: 'text', place }),
  }))
  const [first, ...rest] = ofMessages
  const others = rest.flatMap(({ headline, text }) => [...headline, ...text])
  const { headline = [], text = [] } = first ?? {}
  return hasSeveralPictures
    ? [...headline, ...ofFacts, ...text, ...others]
    : [...headline, ...text, ...others, ...ofFacts]
}

const takeApart = (text: string, style: Omit<Word, 'text'>): Word[] =>
  text
    .toWellFormed()
    .trim()
    .split(/(?<=\s)(?=\S)/)
    .flatMap((word) => piecesOf(word))
    .map((word) => ({ ...style, text: word }))

/** Takes a very long word apart, never between the halves of a sign. */
function piecesOf(word: string): string[] {
  if (word.length <= longestWord) return word === '' ? [] : [word]
  const signs = Array.from(word)
  return Array.from({ length: Math.ceil(signs.length / longestWord) }, (_, place) =>
    signs.slice(place * longestWord, (place + 1) * longestWord).join(''),
  )
}

/** Writes words of a post as Pango reads them, below its headline where they go on with a text. */
export function writeWords(words: readonly Word[], post: Post, size: PostSize): string {
  const span = (text: string, pixels: number, color: string) =>
    `<span foreground="${color}" size="${Math.round(pixels) * 1_024}">${escapeXml(text)}</span>`
  const gap = span(' ', size.text / 2, ink)
  const lines: string[] = []
  const [first] = words
  if (first && first.role === 'text') {
    const headline = post.messages[first.place]?.headline ?? ''
    lines.push(span(shorten(headline, repeatedHeadline), size.text * 0.85, soft), gap)
  }
  const blocks = blocksOf(words)
  for (const [number, { role, place, text }] of blocks.entries()) {
    const before = blocks[number - 1]
    const isApart = role === 'fact' ? before?.role !== 'fact' : before?.role === 'fact'
    if (before && (isApart || role === 'headline')) lines.push(gap)
    // The second language is a little smaller.
    const headlineSize = place === 0 ? size.headline : size.headline * 0.75
    if (role === 'headline') lines.push(span(text, headlineSize, ink))
    else lines.push(span(text, size.text, role === 'fact' ? soft : ink))
  }
  return lines.join('\n')
}

/** Joins words of the same style. */
function blocksOf(words: readonly Word[]): Word[] {
  const blocks: Word[] = []
  for (const { role, place, text } of words) {
    const last = blocks.at(-1)
    if (last?.role === role && last.place === place) last.text += text
    else blocks.push({ role, place, text })
  }
  return blocks.map((block) => ({ ...block, text: block.text.trimEnd() }))
}

/** Writes the line that ends the last picture of a text that is longer than all pictures. */
export const writeRest = (post: Post, size: PostSize): string =>
  `\n<span foreground="${post.accent}" size="${size.text * 1_024}">${escapeXml(post.rest)}</span>`
