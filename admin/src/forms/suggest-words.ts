const maxOffered = 8

const keyOf = (word: string) => word.trim().toLowerCase()

/** Finds the known words that contain the typed one, beginnings first, without the present words. */
export function suggestWords(
  known: readonly string[],
  typed: string,
  present: readonly string[],
): readonly string[] {
  const key = keyOf(typed)
  if (key === '') return []
  const presentKeys = new Set(present.map(keyOf))
  const found = known.filter((word) => keyOf(word).includes(key) && !presentKeys.has(keyOf(word)))
  const rank = (word: string) => (keyOf(word).startsWith(key) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxOffered)
}

/** Adds words, each once whatever its case, in the spelling of the known words. */
export function addWords(
  present: readonly string[],
  added: readonly string[],
  known: readonly string[],
): string[] {
  const words = [...present]
  for (const each of added) {
    const key = keyOf(each)
    if (key === '' || words.some((word) => keyOf(word) === key)) continue
    words.push(known.find((word) => keyOf(word) === key) ?? each.trim())
  }
  return words
}

/** Names a word that is too long; `undefined` without one. @param longest in characters */
export function tooLongMessage(words: readonly string[], longest = Infinity): string | undefined {
  const long = words.find((word) => word.length > longest)
  return long && `“${long.slice(0, 30)}…” has ${long.length} characters. Keep it to ${longest}.`
}
