import { foldAccents } from '../slug.ts'

/** Longest word that is told apart, in characters. */
const wordLimit = 40

/** Letters and digits in a row; an apostrophe within belongs to the word. */
const writtenWord = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu
const plainWord = /[a-z\d]+(?:'[a-z\d]+)*/g
const isAscii = /^[\u0020-\u007e\s]*$/

/** A word as search compares it, and where it stands in a text. */
export interface PlacedWord {
  word: string
  start: number
  end: number
}

/** How search compares a written word: 'Niño’s' is 'ninos'. May be empty. */
const foldWord = (written: string) =>
  cut(foldAccents(written.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, ''))

/** The words of a text one after another, with their places. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const { 0: written, index } of text.matchAll(writtenWord)) {
    const word = foldWord(written)
    if (word) yield { word, start: index, end: index + written.length }
  }
}

/** The words of a text as search compares them, each once. */
export function wordsOf(text: string): string[] {
  if (!isAscii.test(text)) return [...new Set(Array.from(placedWords(text), ({ word }) => word))]
  const words = text.toLowerCase().match(plainWord) ?? []
  return [
    ...new Set(words.map((word) => cut(word.includes("'") ? word.replaceAll("'", '') : word))),
  ]
}

const cut = (word: string) =>
  word.length > wordLimit ? Array.from(word).slice(0, wordLimit).join('') : word
