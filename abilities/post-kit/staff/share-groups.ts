/** Maximum number of files that browsers hand to another app at once. */
const groupSize = 10

/**
 * Groups pictures that are shared together; `words` is the text of a group's button.
 *
 * @example shareGroups(fourteenFiles).map(({ words }) => words) // ['Share 1 to 10', 'Share 11 to 14']
 */
export function shareGroups(files: readonly File[]) {
  const count = Math.ceil(files.length / groupSize)
  return Array.from({ length: count }, (_, index) => {
    const first = index * groupSize
    const group = files.slice(first, first + groupSize)
    return { files: group, words: wordsOf(first + 1, group.length, files.length) }
  })
}

function wordsOf(first: number, count: number, all: number): string {
  if (all === 1) return 'Share'
  if (count === all) return `Share all ${all}`
  return count === 1 ? `Share ${first}` : `Share ${first} to ${first + count - 1}`
}
