import { withoutInvisibleSigns } from '../../base/slug.ts'
import type { Piece } from './search.ts'
import { placedWords, type PlacedWord } from './words.ts'

/** Maximum number of characters of a text to search. */
const textLimit = 60_000

/** Maximum number of matches to compare. */
const matchLimit = 200

/** Characters of context before the first match. */
const leadLength = 60

/** Splits a text into pieces, and marks the words that are wanted ({@link placedWords}). */
export function highlight(text: string, isWanted: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  const add = (piece: string, isMatch: boolean) => {
    if (piece) pieces.push({ text: piece, isMatch })
  }
  let done = 0
  for (const { word, start, end } of placedWords(text)) {
    if (!isWanted(word)) continue
    add(text.slice(done, start), false)
    add(withoutInvisibleSigns(text.slice(start, end)), true)
    done = end
  }
  add(text.slice(done), false)
  return pieces
}

/**
 * Returns the part of a text with the most searched words, which are marked; without a match, the
 * beginning of the text.
 *
 * @param length approximate number of characters
 */
export function excerptOf(
  text: string,
  isWanted: (word: string) => boolean,
  length = 220,
): Piece[] {
  const head = text.slice(0, textLimit)
  const start = wordStart(head, bestStart(matchesIn(head, isWanted), length) - leadLength)
  const end = wordEnd(text, start + length)
  const part = `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
  return highlight(part, isWanted)
}

function matchesIn(text: string, isWanted: (word: string) => boolean): PlacedWord[] {
  const matches: PlacedWord[] = []
  for (const placed of placedWords(text)) {
    if (isWanted(placed.word)) matches.push(placed)
    if (matches.length >= matchLimit) break
  }
  return matches
}

/** Returns the start of the match with the most different words near it; 0 without one. */
function bestStart(matches: readonly PlacedWord[], length: number): number {
  let best = 0
  let bestStart = 0
  for (const [index, { start }] of matches.entries()) {
    const near = new Set<string>()
    for (const match of matches.slice(index)) {
      if (match.end > start + length - leadLength) break
      near.add(match.word)
    }
    if (near.size > best) {
      best = near.size
      bestStart = start
    }
  }
  return bestStart
}

/** Returns the start of the next word; 0 near the start of the text. */
function wordStart(text: string, from: number): number {
  if (from <= leadLength / 2) return 0
  const space = text.indexOf(' ', from)
  return space < 0 || space > from + leadLength ? from : space + 1
}

/** Returns the end of the last whole word before an index. */
function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length
  const space = text.lastIndexOf(' ', to)
  return space > to - leadLength ? space : to
}
