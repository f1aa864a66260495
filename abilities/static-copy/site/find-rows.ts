import type { CopyRow } from './search-script-parts.ts'

/** Writes a text as it is compared: in lower case, without accents, ñ as n. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toLowerCase()

/**
 * Finds pages in which each word begins a word: most words in the title first, then newest first.
 */
export function findRows(rows: readonly CopyRow[], q: string): CopyRow[] {
  const words = plain(q).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return []
  const patterns = words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u'))
  return rows
    .flatMap((row) => {
      const [title, , , text] = row
      const inTitle = plain(title)
      const inAll = `${inTitle} ${plain(text)}`
      if (!patterns.every((pattern) => pattern.test(inAll))) return []
      return [{ row, score: patterns.filter((pattern) => pattern.test(inTitle)).length }]
    })
    .sort((one, other) => other.score - one.score)
    .map(({ row }) => row)
}
