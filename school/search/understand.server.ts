import type { Database } from '../../db/database.ts'
import {
  closestWord,
  completions,
  isNumber,
  knownWords,
  type KnownWord,
} from './vocabulary.server.ts'
import { placedWords } from './words.ts'

/** A searched word. */
export interface WantedWord {
  /** as typed, or as corrected */
  shown: string
  /** the words that match: itself, and for the last word those that begin with it */
  accepted: string[]
  /** how many titles and documents contain it at most */
  titles: number
  documents: number
}

export interface Understood {
  wanted: WantedWord[]
  /** the whole search with misspelled words corrected; `null` when none was */
  correctedTo: string | null
  /** words as typed that no document contains and that resemble no other word */
  unknown: string[]
}

/** Maximum number of different words in a search; others are ignored. */
const wordLimit = 10

/**
 * Words without meaning for a search, in English and Filipino; used only when there are no others.
 */
const fillers = new Set(
  'a an and are at by for from in is it of on or that the this to was were with ang ay ng mga na sa si ni'.split(
    ' ',
  ),
)

/** Finds the words of the index that a visitor means. */
export async function understand(database: Database, q: string): Promise<Understood> {
  const typed = typedWords(q)
  const last = typed.at(-1)?.word
  const known = await knownWords(
    database,
    typed.map(({ word }) => word),
  )
  const wanted: WantedWord[] = []
  const unknown: string[] = []
  const corrections = new Map<string, string>()
  for (const { word, written } of typed) {
    if (isNumber(word)) {
      wanted.push(toWanted(written, [{ word, titles: 0, documents: 0 }]))
      continue
    }
    const isLast = word === last
    const meant = await meantBy(database, known.get(word), isLast ? word : null)
    if (meant.length > 0) {
      wanted.push(toWanted(written, meant))
      continue
    }
    const correction = await closestWord(database, word)
    if (!correction) {
      unknown.push(written)
      continue
    }
    corrections.set(word, correction.word)
    wanted.push(
      toWanted(
        correction.word,
        await meantBy(database, correction, isLast ? correction.word : null),
      ),
    )
  }
  return { wanted, unknown, correctedTo: corrections.size > 0 ? correct(q, corrections) : null }
}

/**
 * Returns a known word and, for the last word, those that begin with it: its plural, or a word
 * still being typed.
 */
async function meantBy(database: Database, exact: KnownWord | undefined, beginning: string | null) {
  const begun =
    beginning !== null && beginning.length > 1 ? await completions(database, beginning) : []
  return exact ? [exact, ...begun.filter(({ word }) => word !== exact.word)] : begun
}

function typedWords(q: string) {
  const words = new Map<string, string>()
  for (const { word, start, end } of placedWords(q))
    if (!words.has(word)) words.set(word, q.slice(start, end))
  const all = Array.from(words, ([word, written]) => ({ word, written }))
  const telling = all.filter(({ word }) => !fillers.has(word))
  return (telling.length > 0 ? telling : all).slice(0, wordLimit)
}

const toWanted = (shown: string, accepted: readonly KnownWord[]): WantedWord => ({
  shown,
  accepted: accepted.map(({ word }) => word),
  titles: accepted.reduce((sum, { titles }) => sum + titles, 0),
  documents: accepted.reduce((sum, { documents }) => sum + documents, 0),
})

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
