import { nearest, textsIn, unwrap, type PastedPage } from './pasted-styles.ts'

/** Counts parts of a paste that were hidden where they were copied. */
export interface UnseenParts {
  comments: number
  deletions: number
  hidden: number
}

/** Notes of reviewers, and the marks that lead to them: Word, Excel, Google Docs. */
const commentMarks =
  '.msocomanchor, .MsoCommentReference, .msocomtxt, sup:has(> a[href^="#cmnt"]), div:has(> p > a[href^="#cmnt_ref"])'

/** Words that a reviewer has deleted: Word and LibreOffice, Word on the web. */
const trackedDeletions =
  'del[cite], del[datetime], .msoDel, [class*="TrackChangeTextDeletion"], [class*="TrackChangeDeletion"]'
const trackedInsertions = 'ins[cite], ins[datetime], .msoIns'

/** Removes comments, tracked deletions and hidden text from a paste, and counts them. */
export function removeUnseenParts(pasted: PastedPage): UnseenParts {
  const { page, stylesOf } = pasted
  const all = [...page.body.querySelectorAll('*')]
  const is = (name: string, pattern: RegExp) => (element: Element) =>
    pattern.test(stylesOf(element).get(name) ?? '')

  const isNote = is('mso-element', /^comment$/)
  const isCommentList = is('mso-element', /^comment-list$/)
  const noteParts = [
    ...all.filter(is('mso-special-character', /^comment$/)),
    ...page.querySelectorAll(commentMarks),
  ]
  const notes = all.filter(isNote).filter(hasContent)
  const comments = notes.length || noteParts.filter(hasContent).length
  for (const part of [...notes, ...all.filter(isCommentList), ...noteParts]) part.remove()

  const deletions = removeAll([...page.querySelectorAll(trackedDeletions)])
  for (const insertion of page.querySelectorAll(trackedInsertions)) unwrap(insertion)

  const cells = removeHiddenCells(pasted, isNotDrawn(pasted))
  const parts = removeAll(all.filter(isNotDrawn(pasted)))
  const leaves = [...textsIn(page), ...page.querySelectorAll('img')].filter((leaf) =>
    isUnseenLeaf(pasted, leaf.parentElement),
  )
  for (const leaf of leaves) leaf.remove()
  return { comments, deletions, hidden: cells + parts + leaves.length }
}

/** Removes elements; @returns how many of them had content and were not inside another one. */
function removeAll(elements: readonly Element[]): number {
  let count = 0
  for (const element of elements) {
    if (!element.isConnected) continue
    if (hasContent(element)) count += 1
    element.remove()
  }
  return count
}

const hasContent = (element: Element) =>
  /[^\s\u00a0]/.test(element.textContent) || element.querySelector('img') !== null

/** Tells whether an element is left out of the drawing with everything in it. */
const isNotDrawn =
  ({ stylesOf }: PastedPage) =>
  (element: Element): boolean => {
    const styles = stylesOf(element)
    return (
      element.hasAttribute('hidden') ||
      styles.get('display') === 'none' ||
      /^0*\.?0+%?$/.test(styles.get('opacity') ?? '') ||
      isOffThePage(styles)
    )
  }

/** Recognizes words for screen readers, which web pages place outside what is seen. */
function isOffThePage(styles: ReadonlyMap<string, string>): boolean {
  if (/-\d{3,}/.test(styles.get('text-indent') ?? '')) return true
  if (!/^(?:absolute|fixed)$/.test(styles.get('position') ?? '')) return false
  const sizes = [styles.get('width'), styles.get('height')]
  return (
    sizes.every((size) => /^[01]px$/.test(size ?? '')) ||
    ['left', 'top'].some((side) => /-\d{3,}/.test(styles.get(side) ?? ''))
  )
}

/** Tells whether a text or picture is hidden by a style that its ancestors pass on. */
function isUnseenLeaf({ stylesOf }: PastedPage, parent: Element | null): boolean {
  const inherited = (name: string) => nearest(parent, (element) => stylesOf(element).get(name))
  return (
    /^(?:hidden|collapse)$/.test(inherited('visibility') ?? '') ||
    /^(?:all|screen)$/.test(inherited('mso-hide') ?? '') ||
    /^0(?:\.0+)?(?:[a-z]+|%)?$/.test(inherited('font-size') ?? '') ||
    inherited('color') === 'transparent'
  )
}

interface Cell {
  element: HTMLTableCellElement
  rows: number[]
  columns: number[]
}

/**
 * Removes cells of rows and columns that are hidden in a spreadsheet. A cell that spans hidden and
 * visible ones becomes smaller.
 *
 * @returns how many hidden cells had content
 */
function removeHiddenCells(
  { page, stylesOf }: PastedPage,
  isNotDrawn: (element: Element) => boolean,
): number {
  const isHidden = (part: Element) =>
    isNotDrawn(part) ||
    stylesOf(part).get('visibility') === 'collapse' ||
    /^0(?:px|pt)?$/.test(stylesOf(part).get(sizeOf(part)) ?? part.getAttribute(sizeOf(part)) ?? '')
  let count = 0
  for (const table of page.querySelectorAll('table')) {
    const hiddenRows = new Set([...table.rows].flatMap((row, at) => (isHidden(row) ? [at] : [])))
    const hiddenColumns = new Set(
      columnsOf(table).flatMap((column, at) => (isHidden(column) ? [at] : [])),
    )
    if (hiddenRows.size + hiddenColumns.size === 0) continue
    const cells = cellsOf(table)
    for (const { element, rows, columns } of cells) {
      element.rowSpan = rows.filter((row) => !hiddenRows.has(row)).length
      element.colSpan = columns.filter((column) => !hiddenColumns.has(column)).length
      const firstRow = rows.find((row) => !hiddenRows.has(row))
      if (firstRow === undefined || columns.every((column) => hiddenColumns.has(column))) {
        if (element.textContent.trim() !== '') count += 1
        element.remove()
      } else if (firstRow !== rows[0]) {
        const next = cells.find(
          (cell) => cell.rows[0] === firstRow && (cell.columns[0] ?? 0) > (columns[0] ?? 0),
        )
        table.rows[firstRow]?.insertBefore(element, next?.element ?? null)
      }
    }
    for (const row of [...table.rows]) if (row.cells.length === 0 || isHidden(row)) row.remove()
  }
  return count
}

const sizeOf = (part: Element) => (part.tagName === 'TR' ? 'height' : 'width')

/** Lists the column elements of a table, one with a span once for each column. */
const columnsOf = (table: HTMLTableElement) =>
  [...table.querySelectorAll('col')].flatMap((column) =>
    Array.from({ length: column.span }, () => column),
  )

/** Lists the cells of a table with the rows and columns that each fills, counted from 0. */
function cellsOf(table: HTMLTableElement): Cell[] {
  const taken = new Set<string>()
  return [...table.rows].flatMap((row, rowAt) => {
    let at = 0
    return [...row.cells].map((element): Cell => {
      while (taken.has(`${rowAt} ${at}`)) at += 1
      const rows = Array.from({ length: element.rowSpan }, (_, index) => rowAt + index)
      const columns = Array.from({ length: element.colSpan }, (_, index) => at + index)
      for (const y of rows) for (const x of columns) taken.add(`${y} ${x}`)
      return { element, rows, columns }
    })
  })
}
