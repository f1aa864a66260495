import type * as z from 'zod'

/** The fields of every kind of entry: a title and a body of HTML. */
export interface EntryData {
  title: string
  content: string
  sample: boolean
}

/** Describes one kind of entry (spec 3) to the engine that stores, lists and dates all of them. */
export interface EntryKind<Data extends EntryData> {
  /** name in the database, such as `article` */
  name: string
  schema: z.ZodType<Data>
  /** makes the slug of a title; it may be empty or taken, which the engine resolves */
  slug: (title: string) => string
  /** makes the literal slug of the specification, kept as a second address where it differs */
  strictSlug: (title: string) => string
  reservedSlugs: readonly string[]
  category: (data: Data) => string
  topics: (data: Data) => readonly string[]
  /** texts besides title, body and topics that search finds an entry by, such as its place */
  searchText?: (data: Data) => readonly string[]
  /** `YYYY-MM-DD` by which lists are sorted, newest first; `null` sorts last */
  sortDate: (data: Data) => string | null
  /** the field with the date that visitors read; when empty, it becomes the day of publication */
  dayField?: keyof Data & string
  /** fills the gaps of a draft for a preview; `today` is `YYYY-MM-DD` in Manila */
  fillIn: (draft: Data, today: string) => Data
  /** the field that names the department of an entry, see `sectionsOfEntry` */
  sectionField: 'topics' | 'topic' | 'category' | 'group'
  /** whether staff may order entries by hand, ahead of those sorted by date */
  orderedByHand?: boolean
}

/** The title of a preview that has no title yet. */
export const untitled = 'Untitled'

export const entryStatuses = ['draft', 'published', 'unpublished', 'trashed'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** The state that staff see: the stored status combined with the times. */
export type EntryState = EntryStatus | 'scheduled' | 'expired'

/** @param now UTC in milliseconds, like the two times */
export function entryState(
  entry: { status: EntryStatus; publishAt: number | null; expiresAt: number | null },
  now: number,
): EntryState {
  if (entry.status !== 'published') return entry.status
  if (entry.publishAt === null || entry.publishAt > now) return 'scheduled'
  return entry.expiresAt !== null && entry.expiresAt <= now ? 'expired' : 'published'
}

/** Maximum number of entries ordered by hand in one list. */
export const positionLimit = 1_000

/** Sorts before every date: the first entry of a list that is ordered by hand. */
const beforeAllDays = 99_991_200

/** Returns the sort number of an entry: positions set by hand first, then dates, newest first. */
export const sortNumberOf = (position: number | null, date: string | null) =>
  position === null ? sortDayOf(date) : beforeAllDays - position

/** Turns a calendar day into its sort number: '2025-03-09' is 20250309, no date is 0. */
export const sortDayOf = (date: string | null) => (date ? Number(date.replaceAll('-', '')) : 0)
