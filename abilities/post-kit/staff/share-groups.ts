/** Browsers hand at most so many files to another app at once. */
const mostAtOnce = 10

/**
 * Groups pictures as devices take them; `words` is the text of a group's button.
 *
 * @example shareGroups(fourteenFiles).map(({ words }) => words) // ['Share 1 to 10', 'Share 11 to 14']
 */
export function shareGroups(files: readonly File[]) {
  const count = Math.ceil(files.length / mostAtOnce)
  return Array.from({ length: count }, (_, place) => {
    const first = place * mostAtOnce
    const group = files.slice(first, first + mostAtOnce)
    return { files: group, words: wordsOf(first + 1, group.length, files.length) }
  })
}

function wordsOf(first: number, count: number, all: number): string {
  if (all === 1) return 'Share'
  if (count === all) return `Share all ${all}`
  return count === 1 ? `Share ${first}` : `Share ${first} to ${first + count - 1}`
}
