import { foldAccents } from '../../base/slug.ts'

/** Maximum length of a word, in characters. */
const wordLimit = 40

/** Matches letters, digits and invisible signs, which belong to a word. */
const letter = String.raw`[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]`
/** Matches a word; an apostrophe within the word belongs to it. */
const writtenWord = new RegExp(`${letter}+(?:['’]${letter}+)*`, 'gu')
/** Matches a word in lower-case ASCII, which is faster. */
const plainWord = /[a-z\d]+(?:'[a-z\d]+)*/g
const isAscii = /^[\t-\r\u0020-\u007e]*$/

/** A word in the form that search compares, with its place in a text. */
export interface PlacedWord {
  word: string
  start: number
  end: number
}

/** Folds a word for comparison: 'Niño’s' becomes 'ninos', invisible signs become ''. */
const foldWord = (written: string) =>
  cut(
    foldAccents(written)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )

/** Yields the words of a text in order, with their places. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const { 0: written, index } of text.matchAll(writtenWord)) {
    const word = foldWord(written)
    if (word) yield { word, start: index, end: index + written.length }
  }
}

/** Lists the words of a text in the form that search compares, each once. */
export function wordsOf(text: string): string[] {
  if (!isAscii.test(text)) return [...new Set(Array.from(placedWords(text), ({ word }) => word))]
  const words = text.toLowerCase().match(plainWord) ?? []
  return [
    ...new Set(words.map((word) => cut(word.includes("'") ? word.replaceAll("'", '') : word))),
  ]
}

const cut = (word: string) =>
  word.length > wordLimit ? Array.from(word).slice(0, wordLimit).join('') : word
