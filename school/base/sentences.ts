import { shorten } from './plain-text.ts'

/** The end of a sentence; points of titles and initials end none. */
const sentenceEnd = /(?<!\b(?:[DJMS]rs?|Ms|Inc|St|No|[A-Z]))[.?!]+[”"')]*(?=\s|$)/g

/** Returns the places where the sentences of a text end. */
const sentenceEnds = (text: string): number[] =>
  Array.from(text.matchAll(sentenceEnd), (end) => end.index + end[0].length)

/** About how many words a lead has: the first paragraph of a page, in at most two sentences. */
export const leadWords = 30
export const leadSentences = 2

/** Counts the words and sentences of a lead. */
export function countLead(text: string): { words: number; sentences: number } {
  const words = text.split(/\s+/).filter(Boolean).length
  return { words, sentences: sentenceEnds(text).length }
}

/** Returns the first sentence of a text, or all of it. */
export const firstSentence = (text: string): string => text.slice(0, sentenceEnds(text)[0])

/**
 * Returns the whole sentences that begin a text and fit into `length` characters; the text
 * {@link shorten}ed where they would be short.
 */
export function leadingSentences(text: string, length: number): string {
  const short = shorten(text, length)
  const end = short.endsWith('…') && sentenceEnds(short.slice(0, -1)).at(-1)
  return end && end > length / 3 ? short.slice(0, end) : short
}
