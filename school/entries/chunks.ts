/** Values that one statement may carry: below the least limit of the databases that we know. */
const parameterLimit = 30_000

/** Rows in groups that fit into one statement each. */
export function* inChunks<Row>(rows: readonly Row[], columns: number): Generator<Row[]> {
  const size = Math.min(1_000, Math.floor(parameterLimit / columns))
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
