import { excerptOf, highlight } from '../../content/search/excerpt.ts'
import { wordsOf } from '../../content/search/words.ts'

/** Maximum number of words of a search; others are ignored. */
const wordLimit = 10

/** Characters of a result's excerpt. */
const excerptLength = 130

/** The words that a person typed. Each may be the beginning of a word. */
export interface WantedWords {
  prefixes: readonly string[]
  /** tells whether a text, of folded words each after a space, has all of them */
  areIn: (words: string) => boolean
  isWanted: (word: string) => boolean
  mark: (text: string) => ReturnType<typeof highlight>
  excerpt: (text: string) => ReturnType<typeof highlight>
}

/** Reads what was typed; without any word, nothing is wanted. */
export function wantedWords(typed: string): WantedWords | null {
  const prefixes = wordsOf(typed).slice(0, wordLimit)
  if (prefixes.length === 0) return null
  const isWanted = (word: string) => prefixes.some((prefix) => word.startsWith(prefix))
  return {
    prefixes,
    areIn: (words) => prefixes.every((prefix) => words.includes(` ${prefix}`)),
    isWanted,
    mark: (text) => highlight(text, isWanted),
    excerpt: (text) => (text === '' ? [] : excerptOf(text, isWanted, excerptLength)),
  }
}

/** Folds texts for {@link WantedWords.areIn}. */
export const foldedWords = (...texts: readonly string[]): string =>
  wordsOf(texts.join('\n'))
    .map((word) => ` ${word}`)
    .join('')
