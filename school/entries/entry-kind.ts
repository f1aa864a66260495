import type * as z from 'zod'

/** What every kind of dated entry has: a title and a body of HTML. */
export interface EntryData {
  title: string
  content: string
  sample: boolean
}

/** How one kind of dated entry (spec 3) fits the engine that stores, lists and dates them all. */
export interface EntryKind<Data extends EntryData> {
  /** name in the database, such as `article` */
  name: string
  schema: z.ZodType<Data>
  /** the address that a title gets; may be empty or taken, the engine sees to that */
  slug: (title: string) => string
  /**
   * the same by the specification's rule to the letter, kept as a second address where it differs
   */
  strictSlug: (title: string) => string
  reservedSlugs: readonly string[]
  category: (data: Data) => string
  topics: (data: Data) => readonly string[]
  /** texts besides title, body and topics by which search finds an entry, such as its place */
  searchText?: (data: Data) => readonly string[]
  /** `YYYY-MM-DD` by which lists are sorted, newest first; `null` sorts last */
  sortDate: (data: Data) => string | null
  /**
   * the field with the day that visitors read; left empty, it becomes the day on which the entry is
   * published
   */
  dayField?: keyof Data & string
  /**
   * what a preview shows in place of what a draft does not say yet; `today` is `YYYY-MM-DD` in
   * Manila
   */
  fillIn: (draft: Data, today: string) => Data
  /** where an entry says which department it is about, see `sectionsOfEntry` */
  sectionField: 'topics' | 'topic' | 'category' | 'group'
  /** whether staff may put entries in an order of their own, before those that are sorted by day */
  orderedByHand?: boolean
}

/** The title of a preview of what has none yet. */
export const untitled = 'Untitled'

export const entryStatuses = ['draft', 'published', 'unpublished', 'trashed'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** What staff see: the stored status, with the times taken into account. */
export type EntryState = EntryStatus | 'scheduled' | 'expired'

/** @param now milliseconds since 1970, UTC, like the two times */
export function entryState(
  entry: { status: EntryStatus; publishAt: number | null; expiresAt: number | null },
  now: number,
): EntryState {
  if (entry.status !== 'published') return entry.status
  if (entry.publishAt === null || entry.publishAt > now) return 'scheduled'
  return entry.expiresAt !== null && entry.expiresAt <= now ? 'expired' : 'published'
}

/** Most entries of a list that can be put in order by hand. */
export const positionLimit = 1_000

/** Before every day there is: the first entry of a list that is ordered by hand. */
const beforeAllDays = 99_991_200

/** The number that lists are sorted by: places given by hand first, then days, newest first. */
export const sortNumberOf = (position: number | null, date: string | null) =>
  position === null ? sortDayOf(date) : beforeAllDays - position

/**
 * A calendar day as the number that the database sorts by: '2025-03-09' is 20250309, no date is 0.
 */
export const sortDayOf = (date: string | null) => (date ? Number(date.replaceAll('-', '')) : 0)
