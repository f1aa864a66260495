const highest = 2
const lowest = 4

/**
 * Puts the headings of one text into an outline below the page’s title, which is of level 1: the
 * first is of level 2, and none is more than one level below the heading before it.
 * @example
 * const levelOf = outlineHeadings()
 * ;[3, 3, 5, 3].map(levelOf) // [2, 2, 3, 2]
 * @returns the level to write for the level that the author wrote; to be asked in the order of the
 * text
 */
export function outlineHeadings(): (written: number) => number {
  const open: number[] = []
  return (written) => {
    while ((open.at(-1) ?? 0) >= written) open.pop()
    open.push(written)
    return Math.min(highest - 1 + open.length, lowest)
  }
}
