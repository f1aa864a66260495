const highest = 2
const lowest = 4

/**
 * Renumbers the headings of one text below the page’s title, which is level 1: the first becomes
 * level 2, and each is at most one level below the heading before it.
 *
 * @example const levelOf = outlineHeadings() ;[3, 3, 5, 3].map(levelOf) // [2, 2, 3, 2]
 * @returns a function from the author's level to the level to write; call it in the order of the
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
