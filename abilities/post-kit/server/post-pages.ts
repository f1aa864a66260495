import {
  wholeSizes,
  wordsOf,
  writeRest,
  writeWords,
  type Post,
  type PostSize,
  type Word,
} from './post-markup.ts'

/** Message of a post, shared between its pictures. */
export interface PostPages {
  size: PostSize
  /** the message of each picture, as Pango reads it */
  pages: string[]
  /** the pictures carry all of it; if not, the last one ends with the address of the rest */
  isWhole: boolean
}

/** Measures a message in pixels. */
export type HeightOf = (markup: string, size: PostSize) => Promise<number>

/** The largest number of pictures: no one reads an album of more. */
const mostPictures = 20

/** The sizes of a text in several pictures, each with the number of pictures that it is for. */
const severalSizes = [
  { headline: 56, text: 40, most: 5 },
  { headline: 50, text: 36, most: 10 },
  { headline: 42, text: 33, most: mostPictures },
] as const

/** More characters than any single picture holds. */
const longestSingle = 4_000
/** A line break takes as many characters, at most. */
const lineLength = 45

/**
 * Shares a message between as many pictures as it needs, in the largest type that suits their number.
 *
 * @param room the height that a picture has for the message, in pixels
 */
export async function layOutPost(post: Post, room: number, heightOf: HeightOf): Promise<PostPages> {
  const single = await findWhole(post, room, heightOf)
  if (single) return single
  const words = wordsOf(post, true)
  const fill = ({ most, ...size }: (typeof severalSizes)[number]) =>
    fillPages({ words, post, size, room, most, heightOf })
  const [few, more, many] = severalSizes
  const pages = await fill(few)
  if (pages.isWhole) return pages
  const smaller = await fill(more)
  return smaller.isWhole ? smaller : fill(many)
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

interface Filling {
  words: readonly Word[]
  post: Post
  size: PostSize
  room: number
  /** the largest number of pictures */
  most: number
  heightOf: HeightOf
}

async function fillPages(filling: Filling): Promise<PostPages> {
  const { words, post, size, most } = filling
  const write = (shown: readonly Word[]) => writeWords(shown, post, size)
  const writeLast = (shown: readonly Word[]) => write(withEllipsis(shown)) + writeRest(post, size)
  const pages: string[] = []
  let from = 0
  while (from < words.length && pages.length < most) {
    const left = words.slice(from)
    let count = await countFitting(filling, left, write)
    if (count < left.length && pages.length === most - 1) {
      count = await countFitting(filling, left, writeLast)
      pages.push(writeLast(left.slice(0, count)))
    } else {
      count = goodEnd(left, count)
      pages.push(write(left.slice(0, count)))
    }
    from += count
  }
  return { size, pages, isWhole: from >= words.length }
}

/** Finds how many words fit in a picture, at least one, with few measurements. */
async function countFitting(
  { size, room, heightOf }: Filling,
  words: readonly Word[],
  write: (shown: readonly Word[]) => string,
): Promise<number> {
  let [fits, tooMany] = [0, words.length + 1]
  let next = firstGuess(words, (room / size.text) * 36)
  for (let tries = 0; tooMany - fits > 1; tries += 1) {
    const height = await heightOf(write(words.slice(0, next)), size)
    if (height <= room) fits = next
    else tooMany = next
    // Heights grow with the words, nearly evenly; halves end a search that this does not.
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

/** A headline at the end of a picture needs as many words of its text there. */
const fewestBelow = 8

/**
 * Ends a picture where a reader pauses, if it stays nearly full: behind a paragraph, else behind a
 * sentence. A headline is not left alone at the end.
 *
 * @param count how many words fit
 */
function goodEnd(words: readonly Word[], count: number): number {
  if (count >= words.length) return count
  const headline = words.slice(0, count).findLastIndex(({ role }) => role === 'headline')
  const begin = words.findIndex(
    ({ role, place }) => role === 'headline' && place === words[headline]?.place,
  )
  if (begin > 0 && count - headline - 1 < fewestBelow) return begin
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

/** Shows that a text goes on elsewhere. */
const withEllipsis = (words: readonly Word[]): Word[] =>
  words.map((word, place) =>
    place === words.length - 1 ? { ...word, text: `${word.text.trimEnd()} …` } : word,
  )
