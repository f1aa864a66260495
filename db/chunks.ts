/** Maximum number of values per statement: below the limits of both databases. */
const parameterLimit = 30_000

/** Maximum number of rows per statement. */
const rowLimit = 1_000

/**
 * Splits rows into groups that each fit into one statement.
 *
 * @param columns number of values that a statement has for each row
 */
export function* inChunks<Row>(rows: readonly Row[], columns: number): Generator<Row[]> {
  const size = Math.min(rowLimit, Math.floor(parameterLimit / columns))
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

interface ShortChunks<Row> {
  /** number of values that a statement has for each row */
  columns: number
  /** a group ends with the row that brings its texts to this many characters */
  maxLength: number
  lengthOf: (row: Row) => number
}

/** Splits rows with long texts, as {@link inChunks} does, into groups of bounded length. */
export function* inShortChunks<Row>(
  rows: readonly Row[],
  { columns, maxLength, lengthOf }: ShortChunks<Row>,
): Generator<Row[]> {
  for (const chunk of inChunks(rows, columns)) {
    let length = 0
    let start = 0
    for (const [index, row] of chunk.entries()) {
      length += lengthOf(row)
      if (length < maxLength) continue
      yield chunk.slice(start, index + 1)
      start = index + 1
      length = 0
    }
    if (start < chunk.length) yield chunk.slice(start)
  }
}
