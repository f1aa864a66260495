/** Values that one statement may carry: below the least limit of the databases that we know. */
const parameterLimit = 30_000

/** Most rows of one statement. */
const rowLimit = 1_000

/** Rows in groups that fit into one statement each. */
export function* inChunks<Row>(rows: readonly Row[], columns: number): Generator<Row[]> {
  const size = Math.min(rowLimit, Math.floor(parameterLimit / columns))
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

/**
 * The same for rows with long texts: a group ends as soon as its rows have `longest` characters in
 * all.
 * @param lengthOf characters of a row
 */
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
