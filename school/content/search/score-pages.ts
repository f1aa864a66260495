import type { KnownPage } from './search-knowledge.server.ts'
import type { WantedWord } from './interpret-search.server.ts'

/** A page with a searched word. */
export interface ScoredPage {
  page: KnownPage
  /** the title has all searched words */
  isInTitle: boolean
  /** the searched words that the page has */
  has: readonly WantedWord[]
}

/** Weight of a word in the title, as a multiple of its weight in the text. */
const titleFactor = 4

/** Maximum number of repeats of a word that count. */
const countedRepeats = 5

/**
 * Returns how much a word says about the subject, up to 1: the rarer the word, the more. Also a
 * frequent word counts a little.
 */
export const weightOf = ({ documents }: WantedWord) => 1 / Math.log2(2 + documents)

/** Adds up the weights of words. */
export const totalWeightOf = (words: readonly WantedWord[]) =>
  words.reduce((sum, word) => sum + weightOf(word), 0)

/** Finds the pages with a searched word, best first. Scores each page, because there are few. */
export function scorePages(
  pages: readonly KnownPage[],
  wanted: readonly WantedWord[],
): ScoredPage[] {
  const scored = pages.flatMap((page) => {
    const has = wanted.filter((word) => frequencyOf(word, page.counts) > 0)
    if (has.length === 0) return []
    const inTitle = has.filter((word) => isIn(word, page.titleWords))
    const inText = has.map(
      (word) => weightOf(word) * Math.min(1, frequencyOf(word, page.counts) / countedRepeats),
    )
    const score =
      totalWeightOf(has) +
      titleFactor * totalWeightOf(inTitle) +
      inText.reduce((sum, each) => sum + each, 0)
    return [{ page, isInTitle: inTitle.length === wanted.length, has, score }]
  })
  return scored.sort((a, b) => b.score - a.score)
}

/** Returns whether some words include all words of a match. */
const isIn = ({ accepted }: WantedWord, words: ReadonlySet<string>) =>
  accepted.some((phrase) => phrase.split(' ').every((word) => words.has(word)))

/** Returns the highest count of an accepted word in a page; of a phrase, its rarest word counts. */
const frequencyOf = ({ accepted }: WantedWord, counts: ReadonlyMap<string, number>) =>
  Math.max(
    0,
    ...accepted.map((phrase) =>
      Math.min(...phrase.split(' ').map((word) => counts.get(word) ?? 0)),
    ),
  )
