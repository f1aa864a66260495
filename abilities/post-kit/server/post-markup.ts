import { shorten } from '../../../school/base/plain-text.ts'
import { escapeXml } from '../../../server/feeds/xml.ts'

/** Texts of a post. */
export interface Post {
  /** the name of the school */
  school: string
  /** the type of statement, above the headline */
  label: string
  /** one for each language */
  messages: readonly { headline: string; text: string }[]
  /** days and campuses, one line each */
  facts: readonly string[]
  /** the line that says since when the statement holds */
  asOf: string
  /** the text before the code */
  checkIt: string
  check: { code: string; address: string; spoken: string }
  /** the line with the address of the rest, for a text that is longer than all pictures */
  rest: string
  /** the color of the notice’s state */
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
  /** of its message or fact, from 0 */
  index: number
  text: string
}

/** Maximum length of a word, in characters: a longer one is split, so that it fits in a picture. */
const maxWordLength = 120

/** Maximum length of a headline that is repeated above the rest of its text, in characters. */
const maxRepeatedHeadline = 160

/**
 * Splits a post into words, in reading order. The facts are for readers of every language: they come
 * last in one picture, and below the first headline of several.
 */
export function wordsOf({ messages, facts }: Post, hasSeveralPictures: boolean): Word[] {
  const ofFacts = facts.flatMap((fact, index) => splitWords(fact, { role: 'fact', index }))
  const ofMessages = messages.map(({ headline, text }, index) => ({
    headline: splitWords(headline, { role: 'headline', index }),
    text: splitWords(text, { role: 'text', index }),
  }))
  const [first, ...rest] = ofMessages
  const others = rest.flatMap(({ headline, text }) => [...headline, ...text])
  const { headline = [], text = [] } = first ?? {}
  return hasSeveralPictures
    ? [...headline, ...ofFacts, ...text, ...others]
    : [...headline, ...text, ...others, ...ofFacts]
}

const splitWords = (text: string, style: Omit<Word, 'text'>): Word[] =>
  text
    .toWellFormed()
    .trim()
    .split(/(?<=\s)(?=\S)/)
    .flatMap((word) => piecesOf(word))
    .map((word) => ({ ...style, text: word }))

/** Splits a very long word, never between the halves of a character. */
function piecesOf(word: string): string[] {
  if (word.length <= maxWordLength) return word === '' ? [] : [word]
  const signs = Array.from(word)
  return Array.from({ length: Math.ceil(signs.length / maxWordLength) }, (_, index) =>
    signs.slice(index * maxWordLength, (index + 1) * maxWordLength).join(''),
  )
}

/** Writes words of a post as Pango markup. Words that go on with a text are below its headline. */
export function writeWords(words: readonly Word[], post: Post, size: PostSize): string {
  const span = (text: string, pixels: number, color: string) =>
    `<span foreground="${color}" size="${Math.round(pixels) * 1_024}">${escapeXml(text)}</span>`
  const gap = span(' ', size.text / 2, ink)
  const lines: string[] = []
  const [first] = words
  if (first && first.role === 'text') {
    const headline = post.messages[first.index]?.headline ?? ''
    lines.push(span(shorten(headline, maxRepeatedHeadline), size.text * 0.85, soft), gap)
  }
  const blocks = blocksOf(words)
  for (const [number, { role, index, text }] of blocks.entries()) {
    const before = blocks[number - 1]
    const isApart = role === 'fact' ? before?.role !== 'fact' : before?.role === 'fact'
    if (before && (isApart || role === 'headline')) lines.push(gap)
    // The second language is a little smaller.
    const headlineSize = index === 0 ? size.headline : size.headline * 0.75
    if (role === 'headline') lines.push(span(text, headlineSize, ink))
    else lines.push(span(text, size.text, role === 'fact' ? soft : ink))
  }
  return lines.join('\n')
}

/** Joins neighboring words of the same message and style. */
function blocksOf(words: readonly Word[]): Word[] {
  const blocks: Word[] = []
  for (const { role, index, text } of words) {
    const last = blocks.at(-1)
    if (last?.role === role && last.index === index) last.text += text
    else blocks.push({ role, index, text })
  }
  return blocks.map((block) => ({ ...block, text: block.text.trimEnd() }))
}

/** Writes the line that ends the last picture of a text that is longer than all pictures. */
export const writeRest = (post: Post, size: PostSize): string =>
  `\n<span foreground="${post.accent}" size="${size.text * 1_024}">${escapeXml(post.rest)}</span>`
