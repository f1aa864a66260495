/** About how many words a lead has: the first paragraph of a page, in at most two sentences. */
export const leadWords = 30
export const leadSentences = 2

/** Points that end no sentence: those of titles and initials. */
const abbreviations = /\b(Dr|Sr|Jr|Mrs?|Ms|Inc|St|No|[A-Z])\./g

/**
 * Counts the words and sentences of a lead.
 * @example countLead('Classes open on June 15. Bring water.') // { words: 7, sentences: 2 }
 */
export function countLead(text: string): { words: number; sentences: number } {
  const words = text.split(/\s+/).filter(Boolean).length
  const ends = text.replaceAll(abbreviations, '$1').match(/[.?!]+[”"')]*(\s|$)/g)
  return { words, sentences: ends?.length ?? 0 }
}
