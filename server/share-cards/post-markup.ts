import { escapeMarkup } from './draw-card.ts'

/** What a post says. */
export interface Post {
  /** the name of the school */
  school: string
  /** what it is, above the headline */
  label: string
  /** in the languages of the school, each with headline and text */
  messages: readonly { headline: string; text: string }[]
  /** its day and levels, one line each */
  facts: readonly string[]
  /** since when it holds */
  asOf: string
  /** before the code */
  checkIt: string
  check: { code: string; address: string; spoken: string }
  /** says where the rest of a long message is */
  rest: string
  /** the color of its state */
  accent: string
}

/**
 * The sizes of headline and text, the largest first. On a phone of 360 px the picture is a third as
 * large: the last ones are for the longest notices, which people enlarge there.
 */
export const postSizes = [
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
] as const
export type PostSize = (typeof postSizes)[number]

export const ink = '#10243e'
export const soft = '#3c4f68'

const wordsOf = (text: string) => text.split(/(?<=\s)(?=\S)/)

export const countWords = (text: string) => wordsOf(text).length

/**
 * Writes the message as Pango reads it. @param most how many words of its texts, if not all; each
 * language keeps its headline and gets an equal share of them
 */
export function writePost(post: Post, size: PostSize, most?: number): string {
  const span = (text: string, pixels: number, color: string) =>
    `<span foreground="${color}" size="${pixels * 1_024}">${escapeMarkup(text)}</span>`
  const parts: string[] = []
  const gap = span(' ', Math.round(size.text / 2), ink)
  const shares = sharesOf(
    post.messages.map(({ text }) => countWords(text)),
    most ?? Number.POSITIVE_INFINITY,
  )
  for (const [place, { headline, text }] of post.messages.entries()) {
    const words = wordsOf(text)
    const share = shares[place] ?? 0
    const shown = words.slice(0, share).join('').trimEnd()
    // The second language is a little smaller.
    const headlineSize = place === 0 ? size.headline : Math.round(size.headline * 0.75)
    if (place > 0) parts.push(gap)
    parts.push(span(headline, headlineSize, ink))
    if (shown !== '') parts.push(span(words.length > share ? `${shown} …` : shown, size.text, ink))
  }
  if (most !== undefined) parts.push(span(post.rest, size.text, post.accent))
  if (post.facts.length > 0) parts.push(gap)
  parts.push(...post.facts.map((fact) => span(fact, size.text, soft)))
  return parts.join('\n')
}

/**
 * Shares words between texts: as many of each, and what a short one leaves goes to the next.
 * @example sharesOf([10, 40], 30) // [10, 20]
 */
function sharesOf(lengths: readonly number[], most: number): number[] {
  const byLength = [...lengths.keys()].toSorted(
    (one, other) => (lengths[one] ?? 0) - (lengths[other] ?? 0),
  )
  const shares = lengths.map(() => 0)
  let left = most
  for (const [done, place] of byLength.entries()) {
    const share = Math.min(lengths[place] ?? 0, Math.floor(left / (lengths.length - done)))
    shares[place] = share
    left -= share
  }
  return shares
}
