import type { SearchWords } from '../../kinds/search-words.ts'
import { isFiller, stemOf } from './word-forms.ts'
import { placedWords } from './words.ts'

/** A group of search words, prepared for comparison. */
interface SynonymGroup {
  /** all words and phrases, each as its words in the form that search compares */
  phrases: readonly (readonly string[])[]
  page: string | null
}

export interface Synonyms {
  groups: readonly SynonymGroup[]
  /** the phrases that begin with a word (its stem), longest first */
  byFirstWord: ReadonlyMap<string, readonly Phrase[]>
  /** all words of all phrases, as written */
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
}

interface Phrase {
  stems: readonly string[]
  group: SynonymGroup
}

/** A known phrase in a search: which words it takes, and what it means. */
export interface PhraseMatch {
  /** indexes of the words that it takes */
  taken: readonly number[]
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
 * Finds the known phrases in the words of a search, the longest at each place. Fillers may come
 * between the words of a phrase: 'wala po bang pasok' contains 'wala pasok'.
 */
export function findPhrases(words: readonly string[], { byFirstWord }: Synonyms): PhraseMatch[] {
  const stems = words.map(stemOf)
  const matches: PhraseMatch[] = []
  const taken = new Set<number>()
  for (const [place, stem] of stems.entries()) {
    if (taken.has(place)) continue
    let best: { taken: number[]; groups: SynonymGroup[] } | null = null
    for (const phrase of byFirstWord.get(stem) ?? []) {
      if (best && phrase.stems.length < best.taken.length) break
      const places = placesOf(phrase.stems, words, place)
      if (!places) continue
      if (best) best.groups.push(phrase.group)
      else best = { taken: places, groups: [phrase.group] }
    }
    if (!best) continue
    for (const each of best.taken) taken.add(each)
    matches.push({ taken: best.taken, groups: [...new Set(best.groups)] })
  }
  return matches
}

/** Returns the positions of a phrase that begins at a position; `null` without a match. */
function placesOf(phrase: readonly string[], words: readonly string[], start: number) {
  const places = [start]
  let place = start + 1
  for (const wanted of phrase.slice(1)) {
    const isWanted = (word: string | undefined) => word !== undefined && stemOf(word) === wanted
    while (place < words.length && !isWanted(words[place]) && isFiller(words[place] as string))
      place += 1
    if (!isWanted(words[place])) return null
    places.push(place)
    place += 1
  }
  return places
}
