/** The ids of the two elements of a copy's search page that the script works with. */
export const foundId = 'copy-found'
export const templateId = 'copy-result'

/** The global variable in which the rows stand before the script. */
export const rowsName = 'rowsOfCopy'

/** Search row of a page in a copy: title, kind and day, file, and the beginning of its text. */
export type CopyRow = readonly [title: string, about: string, file: string, text: string]

/** Writes a text as it is compared: in lower case, without accents, ñ as n. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toLowerCase()

/**
 * Finds the rows in which each word of `q` begins a word: rows with most words in the title first, the
 * others in their order.
 */
export function findRows(rows: readonly CopyRow[], q: string): CopyRow[] {
  const words = plain(q).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return []
  const patterns = words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u'))
  return rows
    .map((row) => {
      const [title, , , text] = row
      const countIn = (part: string) => patterns.filter((pattern) => pattern.test(part)).length
      const plainTitle = plain(title)
      const found = countIn(`${plainTitle} ${plain(text)}`)
      return { row, found, inTitle: countIn(plainTitle) }
    })
    .filter(({ found }) => found === patterns.length)
    .sort((one, other) => other.inTitle - one.inTitle)
    .map(({ row }) => row)
}
