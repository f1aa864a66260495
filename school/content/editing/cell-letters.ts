import { codePages, placesOfBytes, readBytes, type CodePage } from './code-pages.ts'
import { likelihoodAt } from './likely-signs.ts'

/** Text that one code page reads in the cells of a table, and how likely it is. */
interface Reading {
  page: CodePage
  cells: string[]
  likelihoods: number[]
}

/** Reads cells in each code page; pages that read the same count once. */
function readInAll(cells: readonly string[]): Reading[] {
  const readings = codePages.map((page) => {
    const read = cells.map((cell) => readBytes(cell, page))
    const likelihoods = cells.flatMap((cell, index) =>
      placesOfBytes(cell).map((place) => likelihoodAt(read[index] ?? '', place)),
    )
    return { page, cells: read, likelihoods }
  })
  const texts = readings.map((reading) => reading.cells.join('\n'))
  return readings.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}

/** After how many signs the code page is known: more of a long file would tell the same. */
const judgedSigns = 10_000

/**
 * Finds the code page of cells: the only one that reads every sign where it can be, or the only one of
 * these that reads one where it usually is.
 *
 * @returns `null` when a person has to decide
 */
export function findCodePage(cells: readonly string[]): CodePage | null {
  let signs = 0
  const judged = cells.filter(
    (cell) => signs < judgedSigns && (signs += placesOfBytes(cell).length) > 0,
  )
  const possible = readInAll(judged).filter(({ likelihoods }) => !likelihoods.includes(0))
  const usual = possible.filter(({ likelihoods }) => likelihoods.includes(2))
  const [only, other] = usual.length > 0 ? usual : possible
  return only && !other ? only.page : null
}

/** Maximum number of words that show a reading. */
const shownWords = 3

/** Shows by a few words how the code pages read cells. */
export const showReadings = (cells: readonly string[]) =>
  readInAll(differingWords(cells)).map(({ page, cells: words }) => ({ page, words }))

/** Finds the first words that the code pages read differently. */
function differingWords(cells: readonly string[]): string[] {
  const seen = new Set<string>()
  const differing: string[] = []
  for (const cell of cells)
    for (const place of placesOfBytes(cell)) {
      if (differing.length === shownWords) return differing
      const word = wordAt(cell, place)
      if (seen.has(word)) continue
      seen.add(word)
      if (readInAll([word]).length > 1) differing.push(word)
    }
  return differing
}

/** Number of characters before and after a sign that are searched for its word. */
const reach = 30

/** Returns the word around a place; with its neighbors when a sign is alone there. */
export function wordAt(text: string, place: number): string {
  const before = text.slice(Math.max(0, place - reach), place).split(/\s/)
  const after = text.slice(place + 1, place + reach).split(/\s/)
  const start = before.at(-1) || `${before.at(-2) ?? ''} `
  const end = after[0] || ` ${after[1] ?? ''}`
  return `${start}${text.charAt(place)}${end}`.trim()
}
