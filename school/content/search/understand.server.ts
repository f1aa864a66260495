import type { Database } from '../../../db/database.ts'
import type { SearchKnowledge } from './search-knowledge.server.ts'
import { findPhrases, type PhraseMatch } from './synonyms.ts'
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

export interface Understood {
  wanted: WantedWord[]
  /** the pages that staff chose for the phrases of the search, the best first */
  bestPages: string[]
  /** the whole search with misspelled words corrected; `null` when none was */
  correctedTo: string | null
  /** words as typed that no document contains and that resemble no other word */
  unknown: string[]
}

/** Maximum number of different words in a search; others are ignored. */
const wordLimit = 16

/** A word of a search, and its interpretation. */
interface TypedWord {
  /** as read: corrected, or without a Filipino prefix */
  word: string
  written: string
  /** the words of documents that it means; empty when no document contains it */
  meant: readonly KnownWord[]
  isUnknown: boolean
}

/** Finds what a visitor means: known phrases, words of the index, corrections. */
export async function understand(
  database: Database,
  q: string,
  knowledge: SearchKnowledge,
): Promise<Understood> {
  const typed = typedWords(q)
  const all = typed.flatMap(({ word }) => [...formsOf(word), ...rootsOf(word)])
  const known = await knownWords(database, [...new Set(all)])
  const corrections = new Map<string, string>()
  const read: TypedWord[] = []
  for (const [place, { word, written }] of typed.entries()) {
    const isLast = place === typed.length - 1
    const found = await readWord(database, { word, isLast, known, knowledge })
    const isCorrected = found.correction !== undefined
    if (found.correction) corrections.set(word, found.correction)
    read.push({ ...found, written: isCorrected ? found.word : written })
  }
  const phrases = findPhrases(
    read.map(({ word }) => word),
    knowledge.synonyms,
  )
  const taken = new Set(phrases.flatMap((phrase) => phrase.taken))
  const single = read.filter((_, place) => !taken.has(place))
  const meaningful = single.filter(({ word }) => !isFiller(word))
  const kept = meaningful.length > 0 || phrases.length > 0 ? meaningful : single
  return {
    wanted: [
      ...phrases.map((phrase) => phraseMeaning(phrase, read, knowledge)),
      ...kept.filter(({ isUnknown }) => !isUnknown).map(toWanted),
    ].filter(({ accepted }) => accepted.length > 0),
    bestPages: rankPages(phrases),
    correctedTo: corrections.size > 0 ? correct(q, corrections) : null,
    unknown: kept.filter(({ isUnknown }) => isUnknown).map(({ written }) => written),
  }
}

interface Reading {
  word: string
  isLast: boolean
  known: ReadonlyMap<string, KnownWord>
  knowledge: SearchKnowledge
}

/** Reads one word: as it is, as a form of a known word, as the beginning of one, or corrected. */
async function readWord(database: Database, { word, isLast, known, knowledge }: Reading) {
  const { synonyms } = knowledge
  const forms = (each: string) => formsOf(each).flatMap((form) => known.get(form) ?? [])
  if (isNumber(word)) return { word, meant: [{ word, titles: 0, documents: 0 }], isUnknown: false }
  const isSynonym = synonyms.stems.has(stemOf(word))
  const meant = forms(word)
  if (isSynonym || isFiller(word) || (meant.length > 0 && !isLast))
    return { word, meant, isUnknown: meant.length === 0 }
  if (isLast && word.length > 1) {
    const begun = await completions(database, word)
    const all = [...meant, ...begun.filter((each) => meant.every((one) => one.word !== each.word))]
    if (all.length > 0) return { word, meant: all, isUnknown: false }
  }
  for (const root of rootsOf(word)) {
    if (synonyms.stems.has(stemOf(root)) || known.has(root))
      return { word: root, meant: forms(root), isUnknown: false }
  }
  const correction = await closestWord(database, word, synonyms.words)
  if (!correction) return { word, meant, isUnknown: true }
  const ofCorrection = await knownWords(database, formsOf(correction))
  const corrected = [...ofCorrection.values()]
  return { word: correction, meant: corrected, isUnknown: false, correction }
}

/** Orders the pages of phrases by the number of words that lead there. */
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
  read: readonly TypedWord[],
  { synonymWords }: SearchKnowledge,
): WantedWord {
  const typed = taken.map((place) => read[place] as TypedWord)
  const own = typed.length === 1 ? (typed[0]?.meant ?? []) : []
  const accepted = new Map(own.map((known) => [known.word, known]))
  for (const phrase of groups.flatMap(({ phrases }) => phrases)) {
    const words = phrase.map((word) => counted(word, synonymWords))
    if (words.some((word) => word === undefined)) continue
    const all = words as KnownWord[]
    accepted.set(phrase.join(' '), {
      word: phrase.join(' '),
      titles: Math.min(...all.map(({ titles }) => titles)),
      documents: Math.min(...all.map(({ documents }) => documents)),
    })
  }
  return sumUp(typed.map(({ written }) => written).join(' '), [...accepted.values()])
}

/** Numbers are not counted; they never exclude a phrase. */
const counted = (word: string, known: ReadonlyMap<string, KnownWord>): KnownWord | undefined =>
  isNumber(word) ? { word, titles: Infinity, documents: Infinity } : known.get(word)

const toWanted = ({ written, meant }: TypedWord) => sumUp(written, meant)

const sumUp = (shown: string, accepted: readonly KnownWord[]): WantedWord => ({
  shown,
  accepted: accepted.map(({ word }) => word),
  titles: accepted.reduce((sum, { titles }) => sum + titles, 0),
  documents: accepted.reduce((sum, { documents }) => sum + documents, 0),
})

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
