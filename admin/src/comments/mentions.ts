import type { MentionedPerson } from '../../../school/operations/comments/comment.ts'

/** A mention that is being typed: where its @ is, and what follows it up to the cursor. */
interface OpenMention {
  start: number
  query: string
}

/** Maximum length of a name that is looked for, in characters. */
const maxQueryLength = 40

/** Finds the mention that the cursor is in; `null` when it is in none. */
export function mentionAt(text: string, cursor: number): OpenMention | null {
  const before = text.slice(0, cursor)
  const start = before.lastIndexOf('@')
  if (start < 0 || !isFree(before[start - 1])) return null
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

/** Replaces an open mention by a name. @returns the text, and where the cursor goes */
export function insertName(text: string, { start, query }: OpenMention, name: string) {
  const before = `${text.slice(0, start)}@${name} `
  const after = text.slice(start + 1 + query.length)
  return { text: before + after.replace(/^ /, ''), cursor: before.length }
}

/**
 * Writes a typed comment as it is sent: each `@Name` of a person becomes `@[id]`. Of several people with one
 * name it means those who were chosen from the list, or all of them.
 *
 * @example toSentText('Ask @Ana Cruz.', people, []) // 'Ask @[a1].'
 */
export function toSentText(
  typed: string,
  people: readonly MentionedPerson[],
  chosen: readonly string[],
): string {
  const names = [...new Set(people.map(({ name }) => name))].toSorted(
    (one, other) => other.length - one.length,
  )
  let sent = ''
  let rest = typed
  while (rest !== '') {
    const name = isFree(sent.at(-1)) ? names.find((each) => beginsWith(rest, each)) : undefined
    if (name === undefined) {
      sent += rest[0]
      rest = rest.slice(1)
    } else {
      sent += idsOf(name, people, chosen)
        .map((id) => `@[${id}]`)
        .join(' ')
      rest = rest.slice(name.length + 1)
    }
  }
  return sent
}

/** Tells whether a text begins with a mention of this name, and not of a longer one. */
const beginsWith = (text: string, name: string) =>
  text.startsWith('@') &&
  text.slice(1, name.length + 1).toLowerCase() === name.toLowerCase() &&
  !/^[\p{L}\p{N}]/u.test(text.slice(name.length + 1))

function idsOf(name: string, people: readonly MentionedPerson[], chosen: readonly string[]) {
  const ids = people.filter((person) => person.name === name).map(({ id }) => id)
  const meant = ids.filter((id) => chosen.includes(id))
  return meant.length > 0 ? meant : ids
}

/** Tells whether a mention may follow this character: an @ in a word means an e-mail address. */
const isFree = (before: string | undefined) =>
  before === undefined || !/[\p{L}\p{N}._-]/u.test(before)
