import type { MentionedPerson } from '../../../school/operations/comments/comment.ts'

/** A mention that is being typed: index of its @, and the text between the @ and the cursor. */
interface OpenMention {
  start: number
  query: string
}

/** Maximum length of a searched name, in characters. */
const maxQueryLength = 40

/** Finds the mention that the cursor is in; `null` when it is in none. */
export function mentionAt(text: string, cursor: number): OpenMention | null {
  const before = text.slice(0, cursor)
  const start = before.lastIndexOf('@')
  if (start < 0 || !mayStartMention(before[start - 1])) return null
  const query = before.slice(start + 1)
  return query.length > maxQueryLength || /[\n@]/.test(query) ? null : { start, query }
}

/** Lists the people whose name, or a word of it, begins with what was typed. */
export function findPeople<Person extends MentionedPerson>(
  people: readonly Person[],
  query: string,
): Person[] {
  const words = query.toLowerCase()
  return people.filter(({ name }) => {
    const known = name.toLowerCase()
    return known.startsWith(words) || (words !== '' && known.includes(` ${words}`))
  })
}

/** Replaces an open mention by a name. @returns the text, and the new index of the cursor */
export function insertName(text: string, { start, query }: OpenMention, name: string) {
  const before = `${text.slice(0, start)}@${name} `
  const after = text.slice(start + 1 + query.length)
  return { text: before + after.replace(/^ /, ''), cursor: before.length }
}

/**
 * Writes a typed comment as it is sent: each `@Name` of a person becomes `@[id]`. The name of several people
 * means the people who were chosen from the list, or all of them.
 *
 * @example toSentText('Ask @Ana Cruz.', people, []) // 'Ask @[a1].'
 */
export function toSentText(
  typed: string,
  people: readonly MentionedPerson[],
  chosen: readonly string[],
): string {
  const names = people.map(({ name }) => name)
  if (names.length === 0) return typed
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
  const anyName = longestFirst
    .map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    .join('|')
  const mention = new RegExp(`(?<![\\p{L}\\p{N}._-])@(${anyName})(?![\\p{L}\\p{N}])`, 'giu')
  return typed.replaceAll(mention, (_mention, name: string) =>
    idsOf(name, people, chosen)
      .map((id) => `@[${id}]`)
      .join(' '),
  )
}

function idsOf(typed: string, people: readonly MentionedPerson[], chosen: readonly string[]) {
  const ids = people
    .filter(({ name }) => name.toLowerCase() === typed.toLowerCase())
    .map(({ id }) => id)
  const meant = ids.filter((id) => chosen.includes(id))
  return meant.length > 0 ? meant : ids
}

/** Tells whether a mention may follow this character: an @ in a word means an e-mail address. */
const mayStartMention = (before: string | undefined) =>
  before === undefined || !/[\p{L}\p{N}._-]/u.test(before)
