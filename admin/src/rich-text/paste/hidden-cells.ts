import type { PastedPage } from './pasted-styles.ts'

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
export function removeHiddenCells(
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
