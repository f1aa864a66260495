/** Maximum number of values per statement: below the limits of both databases. */
const parameterLimit = 30_000

/** Maximum number of rows per statement. */
const rowLimit = 1_000

/** Splits rows into groups that each fit into one statement. */
export function* inChunks<Row>(rows: readonly Row[], columns: number): Generator<Row[]> {
  const size = Math.min(rowLimit, Math.floor(parameterLimit / columns))
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

/** Splits rows of texts: a group also ends at `longest` characters. @param lengthOf of a row */
export function* inShortChunks<Row>(
  rows: readonly Row[],
  columns: number,
  lengthOf: (row: Row) => number,
  longest: number,
): Generator<Row[]> {
  for (const chunk of inChunks(rows, columns)) {
    let length = 0
    let start = 0
    for (const [index, row] of chunk.entries()) {
      length += lengthOf(row)
      if (length < longest) continue
      yield chunk.slice(start, index + 1)
      start = index + 1
      length = 0
    }
    if (start < chunk.length) yield chunk.slice(start)
  }
}
