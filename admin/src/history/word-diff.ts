import { diffArrays } from 'diff'

/** A piece of a text: in both versions, only in the newer one, or only in the older one. */
export interface DiffPiece {
  text: string
  change: 'same' | 'added' | 'removed'
}

/** Texts that differ in more words than this are shown whole, before and after. */
const maxChanges = 2_000

/** Lists the words that were added to a text and removed from it. */
export function diffWords(before: string, after: string): DiffPiece[] {
  const parts = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: maxChanges })
  if (!parts) {
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ]
  }
  return parts.map(({ value, added, removed }) => ({
    text: value.join(''),
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

/** Splits a text into words, spaces and punctuation marks. */
const tokensOf = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
