/** Maximum number and length of topics, as the kind allows them. */
const maxTopics = 20
const longestTopic = 100

/** Maximum length of a title, in characters. */
const longestTitle = 200

/** Returns eight in the morning in Manila of a day, UTC in milliseconds; `null` for no day. */
export const morningOf = (day: string | null): number | null =>
  day === null ? null : Date.parse(`${day}T08:00:00+08:00`)

/** Makes topics that can be stored, each once, and says what is lost. */
export function usableTopics(given: readonly string[]): { topics: string[]; notes: string[] } {
  const plain = given.map((topic) => topic.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim())
  const different = [
    ...new Map(plain.map((topic) => [topic.toLowerCase(), topic] as const)).values(),
  ].filter(Boolean)
  const short = different.filter((topic) => topic.length <= longestTopic)
  const topics = short.slice(0, maxTopics)
  const tooLong = different.length - short.length
  const tooMany = short.length - topics.length
  return {
    topics,
    notes: [
      ...(tooLong > 0
        ? [`Topics with more than ${longestTopic} characters are left out: ${tooLong}.`]
        : []),
      ...(tooMany > 0 ? [`${tooMany} of its topics are left out.`] : []),
    ],
  }
}

/** Shortens a title that is too long for a list, and says so. */
export function usableTitle(title: string): { title: string; notes: string[] } {
  if (title.length <= longestTitle) return { title, notes: [] }
  const short = `${title.slice(0, longestTitle - 1).trimEnd()}…`
  return { title: short, notes: [`Its title is shortened to ${longestTitle} characters.`] }
}
