import type { SearchWords } from '../../kinds/search-words.ts'
import { isFiller, stemOf } from './word-forms.ts'
import { placedWords } from './words.ts'

/** A group of words and phrases with one meaning, prepared for comparison. */
interface SynonymGroup {
  /** each phrase as a list of its words, in the form that search compares */
  phrases: readonly (readonly string[])[]
  /** address of the page that answers the words best */
  page: string | null
}

/** The search words of staff, prepared for comparison. */
export interface Synonyms {
  groups: readonly SynonymGroup[]
  /** the phrases by the stem of their first word, longest first */
  byFirstWord: ReadonlyMap<string, readonly Phrase[]>
  /** all words of all phrases, as written */
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
}

interface Phrase {
  stems: readonly string[]
  group: SynonymGroup
}

/** A known phrase in a search. */
export interface PhraseMatch {
  /** indexes of its words in the search */
  taken: readonly number[]
  /** the groups with this phrase */
  groups: readonly SynonymGroup[]
}

/** Prepares the search words of staff for comparison. */
export function prepareSynonyms(searchWords: readonly SearchWords[]): Synonyms {
  const groups = searchWords.map(({ words, page }): SynonymGroup => ({
    page,
    phrases: words
      .map((phrase) => Array.from(placedWords(phrase), ({ word }) => word))
      .filter((phrase) => phrase.length > 0),
  }))
  const byFirstWord = new Map<string, Phrase[]>()
  for (const group of groups) {
    for (const phrase of group.phrases) {
      const stems = phrase.map(stemOf)
      const first = stems[0] as string
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { stems, group }])
    }
  }
  for (const phrases of byFirstWord.values())
    phrases.sort((a, b) => b.stems.length - a.stems.length)
  const words = new Set(groups.flatMap(({ phrases }) => phrases.flat()))
  return { groups, byFirstWord, words, stems: new Set(Array.from(words, stemOf)) }
}

/**
 * Finds the known phrases in the words of a search, the longest at each word. Fillers may come
 * between the words of a phrase: 'wala po bang pasok' contains 'wala pasok'.
 */
export function findPhrases(words: readonly string[], { byFirstWord }: Synonyms): PhraseMatch[] {
  const stems = words.map(stemOf)
  const matches: PhraseMatch[] = []
  const taken = new Set<number>()
  for (const [start, stem] of stems.entries()) {
    if (taken.has(start)) continue
    const found = (byFirstWord.get(stem) ?? []).flatMap(({ stems: phrase, group }) => {
      const indexes = indexesOf(phrase, words, start)
      return indexes ? [{ indexes, group }] : []
    })
    // Phrases come longest first.
    const longest = found[0]?.indexes
    if (!longest) continue
    for (const index of longest) taken.add(index)
    const equallyLong = found.filter(({ indexes }) => indexes.length === longest.length)
    matches.push({ taken: longest, groups: [...new Set(equallyLong.map(({ group }) => group))] })
  }
  return matches
}

/** Returns the indexes of the words of a phrase that begins at `start`; `null` without a match. */
function indexesOf(phrase: readonly string[], words: readonly string[], start: number) {
  const indexes = [start]
  let index = start + 1
  for (const wanted of phrase.slice(1)) {
    const isWanted = (word: string | undefined) => word !== undefined && stemOf(word) === wanted
    while (index < words.length && !isWanted(words[index]) && isFiller(words[index] as string))
      index += 1
    if (!isWanted(words[index])) return null
    indexes.push(index)
    index += 1
  }
  return indexes
}
