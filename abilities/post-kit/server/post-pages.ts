import {
  wholeSizes,
  wordsOf,
  writeRest,
  writeWords,
  type Post,
  type PostSize,
  type Word,
} from './post-markup.ts'

/** Message of a post, divided among its pictures. */
export interface PostPages {
  size: PostSize
  /** the part of the message in each picture, as Pango markup */
  pages: string[]
  /** false: the text is too long, and the last picture ends with the address of the rest */
  isWhole: boolean
}

/** Measures a message in pixels. */
export type HeightOf = (markup: string, size: PostSize) => Promise<number>

/** Maximum number of pictures: no one reads an album of more. */
const maxPictures = 20

/** The sizes of a text in several pictures, each with the maximum number of pictures for it. */
const severalSizes = [
  { headline: 56, text: 40, max: 5 },
  { headline: 50, text: 36, max: 10 },
  { headline: 42, text: 33, max: maxPictures },
] as const

/** More characters than a single picture holds. */
const longestSingle = 4_000
/** The room of a line break, in characters, at most. */
const lineLength = 45

/**
 * Divides a message among as many pictures as it needs, in the largest type that suits their number.
 *
 * @param room the height that a picture has for the message, in pixels
 * @param heightOf measures a message; each call takes as long as drawing a picture
 */
export async function layOutPost(post: Post, room: number, heightOf: HeightOf): Promise<PostPages> {
  const single = await findWhole(post, room, heightOf)
  if (single) return single
  const words = wordsOf(post, true)
  const [few, more, many] = severalSizes
  for (const { max, ...size } of [few, more]) {
    const pages = await fillPages({ words, post, size, room, max, heightOf })
    if (pages.isWhole) return pages
  }
  const { max, ...size } = many
  return fillPages({ words, post, size, room, max, heightOf })
}

/** Finds the largest type in which one picture carries the whole message; `null` if it fits in no size. */
async function findWhole(post: Post, room: number, heightOf: HeightOf): Promise<PostPages | null> {
  const words = wordsOf(post, false)
  if (lengthOf(words) > longestSingle) return null
  for (const size of wholeSizes) {
    const markup = writeWords(words, post, size)
    if ((await heightOf(markup, size)) <= room) return { size, pages: [markup], isWhole: true }
  }
  return null
}

interface PageOptions {
  words: readonly Word[]
  post: Post
  size: PostSize
  room: number
  /** the maximum number of pictures */
  max: number
  heightOf: HeightOf
}

/** Fills one picture after another, until all words are in one or the last picture is full. */
async function fillPages(options: PageOptions): Promise<PostPages> {
  const { words, post, size, max } = options
  const write = (shown: readonly Word[]) => writeWords(shown, post, size)
  const writeLast = (shown: readonly Word[]) => write(withEllipsis(shown)) + writeRest(post, size)
  const pages: string[] = []
  let from = 0
  while (from < words.length && pages.length < max) {
    const left = words.slice(from)
    let count = await countFitting(options, left, write)
    if (count < left.length && pages.length === max - 1) {
      count = await countFitting(options, left, writeLast)
      pages.push(writeLast(left.slice(0, count)))
    } else {
      count = countToPause(left, count)
      pages.push(write(left.slice(0, count)))
    }
    from += count
  }
  return { size, pages, isWhole: from >= words.length }
}

/** Counts the words that fit in a picture, at least one, with few measurements. */
async function countFitting(
  { size, room, heightOf }: PageOptions,
  words: readonly Word[],
  write: (shown: readonly Word[]) => string,
): Promise<number> {
  let [fits, tooMany] = [0, words.length + 1]
  let next = firstGuess(words, (room / size.text) * 36)
  for (let tries = 0; tooMany - fits > 1; tries += 1) {
    const height = await heightOf(write(words.slice(0, next)), size)
    if (height <= room) fits = next
    else tooMany = next
    // Heights grow nearly evenly with the words. After four tries, halving ends the search.
    const even = tries < 4 ? Math.floor((next * room) / Math.max(height, 1)) : 0
    const isBetween = even > fits && even < tooMany
    const middle = Math.floor((fits + tooMany) / 2)
    // A text of many times the room would take long to measure.
    next = Math.min(isBetween ? even : middle, fits === 0 ? tooMany : 2 * fits)
    next = Math.max(next, fits + 1)
  }
  return Math.max(fits, 1)
}

/** Counts the words that have a number of characters together. */
function firstGuess(words: readonly Word[], characters: number): number {
  let [count, sum] = [0, 0]
  for (const word of words) {
    sum += lengthOf([word])
    if (sum > characters) break
    count += 1
  }
  return Math.max(count, 1)
}

const lengthOf = (words: readonly Word[]) =>
  words.reduce((sum, { text }) => sum + text.length + (text.split('\n').length - 1) * lineLength, 0)

/** Minimum number of words below a headline at the end of a picture. */
const minBelowHeadline = 8

/**
 * Returns how many words to put in a picture, so that it ends where a reader pauses and stays nearly
 * full: behind a paragraph, else behind a sentence. A headline is not left alone at the end.
 *
 * @param count number of words that fit
 */
function countToPause(words: readonly Word[], count: number): number {
  if (count >= words.length) return count
  const headline = words.slice(0, count).findLastIndex(({ role }) => role === 'headline')
  const begin = words.findIndex(
    ({ role, index }) => role === 'headline' && index === words[headline]?.index,
  )
  if (begin > 0 && count - headline - 1 < minBelowHeadline) return begin
  const last = (isEnd: (word: Word) => boolean, least: number) => {
    const end = words.slice(0, count).findLastIndex((word) => word.role === 'text' && isEnd(word))
    return end + 1 >= count * least ? end + 1 : null
  }
  return (
    last(({ text }) => text.includes('\n'), 0.75) ??
    last(({ text }) => /[.!?…]["'”’)]*\s*$/.test(text), 0.85) ??
    count
  )
}

/** Ends the words with an ellipsis: the text goes on elsewhere. */
const withEllipsis = (words: readonly Word[]): Word[] =>
  words.map((word, index) =>
    index === words.length - 1 ? { ...word, text: `${word.text.trimEnd()} …` } : word,
  )
