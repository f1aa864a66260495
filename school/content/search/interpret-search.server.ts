import type { Database } from '../../../db/database.ts'
import type { SearchKnowledge } from './search-knowledge.server.ts'
import { findPhrases, type PhraseMatch, type Synonyms } from './synonyms.ts'
import {
  closestWord,
  completions,
  isNumber,
  knownWords,
  type KnownWord,
} from './vocabulary.server.ts'
import { formsOf, isFiller, rootsOf, stemOf } from './word-forms.ts'
import { placedWords } from './words.ts'

/** Word or known phrase of a search, with the words that match it. */
export interface WantedWord {
  /** as typed, or as corrected */
  shown: string
  /** the words and phrases that match; of a phrase (with spaces) all words are wanted */
  accepted: string[]
  /** maximum number of titles, and of documents, that contain it */
  titles: number
  documents: number
}

/** Meaning of a search. */
export interface Interpretation {
  wanted: WantedWord[]
  /** addresses of the pages that staff chose for the phrases of the search, best first */
  bestPages: string[]
  /** the whole search with misspelled words corrected; `null` when none was */
  correctedTo: string | null
  /** words as typed that no document contains and that resemble no other word */
  unknown: string[]
}

/** Maximum number of different words in a search; further words are ignored. */
const wordLimit = 16

/** A word of a search, and its interpretation. */
interface TypedWord {
  /** the word corrected, or without a Filipino prefix */
  word: string
  /** the word as typed, or as corrected */
  written: string
  /** the words of documents that it means; empty when no document contains it */
  meant: readonly KnownWord[]
  isUnknown: boolean
}

/** Finds what a visitor means with a search: known phrases, words of the index, corrections. */
export async function interpretSearch(
  database: Database,
  q: string,
  knowledge: SearchKnowledge,
): Promise<Interpretation> {
  const { words, corrections } = await interpretWords(database, q, knowledge.synonyms)
  const phrases = findPhrases(
    words.map(({ word }) => word),
    knowledge.synonyms,
  )
  const inPhrases = new Set(phrases.flatMap(({ taken }) => taken))
  const single = words.filter((_, index) => !inPhrases.has(index))
  const meaningful = single.filter(({ word }) => !isFiller(word))
  const kept = meaningful.length > 0 || phrases.length > 0 ? meaningful : single
  const wanted = [
    ...phrases.map((phrase) => phraseMeaning(phrase, words, knowledge)),
    ...kept.filter(({ isUnknown }) => !isUnknown).map(toWanted),
  ]
  return {
    wanted: wanted.filter(({ accepted }) => accepted.length > 0),
    bestPages: rankPages(phrases),
    correctedTo: corrections.size > 0 ? correct(q, corrections) : null,
    unknown: kept.filter(({ isUnknown }) => isUnknown).map(({ written }) => written),
  }
}

/** Interprets each word of a search. @returns `corrections`: by the word as typed */
async function interpretWords(database: Database, q: string, synonyms: Synonyms) {
  const typed = typedWords(q)
  const variants = typed.flatMap(({ word }) => [...formsOf(word), ...rootsOf(word)])
  const known = await knownWords(database, [...new Set(variants)])
  const corrections = new Map<string, string>()
  const words: TypedWord[] = []
  for (const [index, { word, written }] of typed.entries()) {
    const isLast = index === typed.length - 1
    const { correction, ...found } = await interpretWord(database, {
      word,
      isLast,
      known,
      synonyms,
    })
    if (correction !== undefined) corrections.set(word, correction)
    words.push({ ...found, written: correction ?? written })
  }
  return { words, corrections }
}

interface WordContext {
  word: string
  /** the last word of a search may not be complete */
  isLast: boolean
  known: ReadonlyMap<string, KnownWord>
  synonyms: Synonyms
}

/** Interprets a word: as it is, as a form or the beginning of a known word, or corrected. */
async function interpretWord(
  database: Database,
  { word, isLast, known, synonyms }: WordContext,
): Promise<Omit<TypedWord, 'written'> & { correction?: string }> {
  const forms = (each: string) => formsOf(each).flatMap((form) => known.get(form) ?? [])
  if (isNumber(word)) return { word, meant: [{ word, titles: 0, documents: 0 }], isUnknown: false }
  const isSynonym = synonyms.stems.has(stemOf(word))
  const meant = forms(word)
  if (isSynonym || isFiller(word) || (meant.length > 0 && !isLast))
    return { word, meant, isUnknown: meant.length === 0 }
  if (isLast && word.length > 1) {
    const completed = await completions(database, word)
    const others = completed.filter((each) => meant.every((one) => one.word !== each.word))
    const all = [...meant, ...others]
    if (all.length > 0) return { word, meant: all, isUnknown: false }
  }
  for (const root of rootsOf(word)) {
    if (synonyms.stems.has(stemOf(root)) || known.has(root))
      return { word: root, meant: forms(root), isUnknown: false }
  }
  const correction = await closestWord(database, word, synonyms.words)
  if (!correction) return { word, meant, isUnknown: true }
  const corrected = await knownWords(database, formsOf(correction))
  return { word: correction, meant: [...corrected.values()], isUnknown: false, correction }
}

/** Orders the best pages of phrases by the number of typed words that lead to each page. */
function rankPages(phrases: readonly PhraseMatch[]): string[] {
  const weights = new Map<string, number>()
  for (const { taken, groups } of phrases) {
    for (const { page } of groups)
      if (page !== null) weights.set(page, (weights.get(page) ?? 0) + taken.length)
  }
  return [...weights].sort((a, b) => b[1] - a[1]).map(([page]) => page)
}

/** Accepts all words and phrases of a phrase's groups that documents contain. */
function phraseMeaning(
  { taken, groups }: PhraseMatch,
  words: readonly TypedWord[],
  { synonymWords }: SearchKnowledge,
): WantedWord {
  const typed = taken.map((index) => words[index] as TypedWord)
  const own = typed.length === 1 ? (typed[0]?.meant ?? []) : []
  const accepted = new Map(own.map((known) => [known.word, known]))
  for (const phrase of groups.flatMap(({ phrases }) => phrases)) {
    const counts = phrase.flatMap((word) => countsOf(word, synonymWords) ?? [])
    if (counts.length < phrase.length) continue
    const word = phrase.join(' ')
    const titles = Math.min(...counts.map((each) => each.titles))
    const documents = Math.min(...counts.map((each) => each.documents))
    accepted.set(word, { word, titles, documents })
  }
  return sumUp(typed.map(({ written }) => written).join(' '), [...accepted.values()])
}

/** Returns the counts of a word. Numbers are not counted, and never exclude a phrase. */
const countsOf = (word: string, known: ReadonlyMap<string, KnownWord>): KnownWord | undefined =>
  isNumber(word) ? { word, titles: Infinity, documents: Infinity } : known.get(word)

const toWanted = ({ written, meant }: TypedWord) => sumUp(written, meant)

/** Adds up the counts of the words that match a word or phrase. */
const sumUp = (shown: string, accepted: readonly KnownWord[]): WantedWord => ({
  shown,
  accepted: accepted.map(({ word }) => word),
  titles: accepted.reduce((sum, { titles }) => sum + titles, 0),
  documents: accepted.reduce((sum, { documents }) => sum + documents, 0),
})

/** Lists the words of a search, each once, with their text as typed. */
function typedWords(q: string) {
  const words = new Map<string, string>()
  for (const { word, start, end } of placedWords(q))
    if (!words.has(word)) words.set(word, q.slice(start, end))
  return Array.from(words, ([word, written]) => ({ word, written })).slice(0, wordLimit)
}

/** Replaces words in the search and keeps the rest as typed. */
function correct(q: string, corrections: ReadonlyMap<string, string>): string {
  let corrected = ''
  let done = 0
  for (const { word, start, end } of placedWords(q)) {
    corrected += q.slice(done, start) + (corrections.get(word) ?? q.slice(start, end))
    done = end
  }
  return corrected + q.slice(done)
}
