import { sentenceEnds } from './sentences.ts'

/** About how many words a lead has: the first paragraph of a page, in at most two sentences. */
export const leadWords = 30
export const leadSentences = 2

/**
 * Counts the words and sentences of a lead.
 * @example countLead('Classes open on June 15. Bring water.') // { words: 7, sentences: 2 }
 */
export function countLead(text: string): { words: number; sentences: number } {
  const words = text.split(/\s+/).filter(Boolean).length
  return { words, sentences: sentenceEnds(text).length }
}
