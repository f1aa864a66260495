import type { AnyKind } from '../../school/kinds/index.ts'

/** Content cannot be imported, for a reason that the operator must read. */
export class MovingInError extends Error {
  override readonly name = 'MovingInError'
}

/** A picture or document at its place on the old site. */
export interface OldFile {
  /** full address */
  address: string
  /** its description there; '' for none */
  alt: string
}

/** An entry as the old site has it; neither fields nor HTML are checked yet. */
export interface OldEntry {
  kind: AnyKind
  /** its id there, unique within the kind */
  id: string
  title: string
  /** its address there, for the report; '' when it has none */
  where: string
  /** all fields but text and picture */
  fields: Record<string, unknown>
  /** `null`: the field is in `fields` already, if the kind has it */
  html: string | null
  banner: OldFile | null
  /** time of publication, UTC in milliseconds; a time to come schedules it, `null` makes a draft */
  publishAt: number | null
  /** the last parts of addresses that it had under the pattern of its kind */
  slugs: string[]
  /** paths with query that lead to it */
  paths: string[]
  /** parts that are lost or changed, in sentences for the report */
  notes: string[]
  /** parts that are missing, in sentences for the report */
  losses: string[]
}

/** Item that is read from an old site: an entry, a file, a redirect or a loss. */
export type OldItem =
  | { is: 'entry'; entry: OldEntry }
  | { is: 'file'; file: OldFile }
  /** an address that leads to another one there */
  | { is: 'redirect'; from: string; to: string }
  | OldLoss

/** A thing that does not come, and the reason. */
interface OldLoss {
  is: 'loss'
  what: string
  where: string
  reason: string
  /** no one misses it */
  isExpected?: boolean
}

/** An old site or a file with its content. */
export interface OldSource {
  /** the namespace of its ids and addresses, such as `https://old.example.edu.ph` */
  name: string
  /** the base of addresses in texts; '' where they are of this site already */
  base: string
  /** approximate number of items */
  total: number
  items: AsyncIterable<OldItem>
  /** tells whether a path there will lead to its new place here */
  isMoved: (path: string) => boolean
  /** finds the whole file of an address, which may be that of a smaller copy */
  fileAt: (address: string) => OldFile
}

/** Parts of an entry that most sources do not have. */
export const noParts = {
  html: null,
  banner: null,
  publishAt: null,
  slugs: [],
  paths: [],
  notes: [],
  losses: [],
} satisfies Partial<OldEntry>

/** Makes the item for a thing that does not come. */
export const loss = (what: string, where: string, reason: string): OldLoss => ({
  is: 'loss',
  what,
  where,
  reason,
})

/** Makes a file without a description. */
export const plainFile = (address: string): OldFile => ({ address, alt: '' })

/**
 * Lists sentences for the report, without those that do not apply.
 * @example sentences(count > 0 && 'Pictures are left out.', hasLinks && 'Links are left out.')
 */
export const sentences = (...given: readonly (string | false)[]): string[] =>
  given.filter((each) => each !== false)

/** Returns the host of an address with its port; `www.` makes no other host. '' for no address. */
export const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : ''

/** Returns path and query of a full address. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Maximum number of topics, and their maximum length in characters, as the kind allows them. */
const maxTopics = 20
const maxTopicLength = 100

/** Maximum length of a title, in characters. */
const maxTitleLength = 200

/** Returns eight in the morning in Manila of a day, UTC in milliseconds; `null` for no day. */
export const morningOf = (day: string | null): number | null =>
  day === null ? null : Date.parse(`${day}T08:00:00+08:00`)

/** Makes topics that can be stored, each once. @returns also sentences about those that are lost */
export function usableTopics(given: readonly string[]): { topics: string[]; notes: string[] } {
  const plain = given.map((topic) => topic.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim())
  const different = [
    ...new Map(plain.map((topic) => [topic.toLowerCase(), topic] as const)).values(),
  ].filter(Boolean)
  const short = different.filter((topic) => topic.length <= maxTopicLength)
  const topics = short.slice(0, maxTopics)
  const tooLong = different.length - short.length
  const tooMany = short.length - topics.length
  return {
    topics,
    notes: sentences(
      tooLong > 0 && `Topics with more than ${maxTopicLength} characters are left out: ${tooLong}.`,
      tooMany > 0 && `${tooMany} of its topics are left out.`,
    ),
  }
}

/** Shortens a title that is too long for a list. @returns also a sentence about it */
export function usableTitle(title: string): { title: string; notes: string[] } {
  if (title.length <= maxTitleLength) return { title, notes: [] }
  const short = `${title.slice(0, maxTitleLength - 1).trimEnd()}…`
  return { title: short, notes: [`Its title is shortened to ${maxTitleLength} characters.`] }
}
