/**
 * Counts the letters to change, add, remove or swap with a neighbor to turn one word into another
 * (restricted Damerau-Levenshtein). Stops counting beyond `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) cost = Math.min(cost, at(before, column - 2) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    before = above
    above = current
  }
  return at(above, b.length)
}

const at = (row: readonly number[], column: number) => row[column] as number
