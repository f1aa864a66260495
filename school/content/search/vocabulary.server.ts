import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import type { IndexedDocument } from '../../../db/search-index.ts'
import { inChunks } from '../../../db/chunks.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import { editDistance } from './edit-distance.ts'

/** A word of the index, with the number of documents and titles that contain it. */
export interface KnownWord {
  word: string
  titles: number
  documents: number
}

/** Maximum number of completions of a word: the most frequent ones. */
const completionLimit = 20

/**
 * Number of columns for `inChunks` that limits a statement to 1,000 words: other requests are
 * answered between two statements.
 */
const columnsPerWord = 30

/** Maximum number of words to compare a misspelled one with. */
const comparedLimit = 20_000

/** Returns whether a word has no letter: it is neither counted, completed nor corrected. */
export const isNumber = (word: string) => !/\p{L}/u.test(word)

/** Adds the words of documents to the counts (`step` 1), or subtracts them (-1). */
export async function countWords(
  database: DatabaseOrTransaction,
  documents: readonly Pick<IndexedDocument, 'title' | 'words'>[],
  step: 1 | -1,
) {
  const counts = new Map<string, { titles: number; documents: number }>()
  const count = (words: readonly string[], field: 'titles' | 'documents') => {
    for (const word of words) {
      if (isNumber(word)) continue
      const known = counts.get(word)
      if (known) known[field] += step
      else counts.set(word, { titles: 0, documents: 0, [field]: step })
    }
  }
  for (const { title, words } of documents) {
    count(words, 'documents')
    count(title, 'titles')
  }
  // Sorted, so that two simultaneous saves cannot block each other (deadlock).
  const rows = [...counts]
    .map(([word, known]) => ({ word, initial: initialOf(word), length: word.length, ...known }))
    .sort((a, b) => (a.word < b.word ? -1 : 1))
  for (const chunk of inChunks(rows, columnsPerWord)) {
    await database
      .insertInto('search_word')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet((eb) => ({
          titles: eb('search_word.titles', '+', eb.ref('excluded.titles')),
          documents: eb('search_word.documents', '+', eb.ref('excluded.documents')),
        })),
      )
      .execute()
    await yieldToEventLoop()
  }
  if (step > 0) return
  for (const chunk of inChunks(rows, columnsPerWord)) {
    const words = chunk.map(({ word }) => word)
    await database
      .deleteFrom('search_word')
      .where('word', 'in', words)
      .where('documents', '<=', 0)
      .execute()
    await yieldToEventLoop()
  }
}

/** Reads the words that a document contains, with their counts, by word. */
export async function knownWords(
  database: Database,
  words: readonly string[],
): Promise<Map<string, KnownWord>> {
  if (words.length === 0) return new Map()
  const rows = await database
    .selectFrom('search_word')
    .select(['word', 'titles', 'documents'])
    .where('word', 'in', words)
    .execute()
  return new Map(rows.map((row) => [row.word, row]))
}

/** Lists the words with this beginning, most frequent first; at most 20. */
export function completions(database: Database, beginning: string): Promise<KnownWord[]> {
  return database
    .selectFrom('search_word')
    .select(['word', 'titles', 'documents'])
    .where('word', '>=', beginning)
    .where('word', '<', `${beginning}\u{10ffff}`)
    .orderBy('documents', 'desc')
    .orderBy('word')
    .limit(completionLimit)
    .execute()
}

/**
 * Corrects a misspelled word into the nearest word of documents or of the synonyms. Among equally
 * near words, a synonym comes first, then the most frequent word.
 *
 * @returns `null` when no word is near
 */
export async function closestWord(
  database: Database,
  word: string,
  synonyms: ReadonlySet<string>,
): Promise<string | null> {
  const limit = toleranceFor(word)
  if (limit === 0) return null
  const letters = Array.from(word)
  // The first two letters of a longer word may be swapped, or one may be added in front.
  const initials = [...new Set(letters.slice(0, limit))]
  const candidates = await database
    .selectFrom('search_word')
    .select('word')
    .where('initial', 'in', initials)
    .where('length', '>=', word.length - limit)
    .where('length', '<=', word.length + limit)
    .limit(comparedLimit)
    .execute()
  // Comparing a word takes long; other requests are answered between two words of a search.
  await yieldToEventLoop()
  const ofSynonyms = [...synonyms].filter(
    (each) => !isNumber(each) && initials.includes(initialOf(each)),
  )
  const nearest = nearestWords(word, [...ofSynonyms, ...candidates.map((each) => each.word)], limit)
  const synonym = [...nearest].find((each) => synonyms.has(each))
  if (synonym !== undefined) return synonym
  const known = [...(await knownWords(database, [...nearest].slice(0, 100))).values()]
  known.sort((a, b) => b.documents - a.documents || (a.word < b.word ? -1 : 1))
  return known[0]?.word ?? null
}

/** Lists the words with the smallest distance from a word, up to a maximum distance. */
function nearestWords(word: string, candidates: readonly string[], limit: number): Set<string> {
  let nearest = new Set<string>()
  let smallest = limit
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, smallest)
    if (distance > smallest) continue
    if (distance < smallest) nearest = new Set()
    nearest.add(candidate)
    smallest = distance
  }
  return nearest
}

/** Returns how many letters of a word may be wrong: none in short words. */
function toleranceFor(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

const initialOf = (word: string) => String.fromCodePoint(word.codePointAt(0) ?? 0)
