import type * as z from 'zod'
import type { FieldProblem } from '../base/check-fields.ts'
import { withFilipino } from '../base/filipino-fields.ts'
import type { EventTimes } from './occurrences.ts'
import { fillPattern, type ParamsOf } from './page-pattern.ts'
import type { StatementTexts } from './statement.ts'

/** Fields of every kind of dated entry; `content` is a body of HTML. */
export interface EntryData {
  title: string
  content: string
  sample: boolean
}

/** The parameters that a kind's pattern may name. */
export interface EntryAddress {
  id: number
  slug: string
  category: string
}

/** RSS and Atom of a kind, such as `/dycian-news/rss.xml`. */
export interface KindFeed {
  /** the page that lists the feed's entries; the files of the feed are below it */
  path: string
}

/** The field that names the department of an entry, see `sectionsOfEntry`. */
export type SectionField = 'topics' | 'topic' | 'category' | 'group' | 'levels'

/** Context for checks of typed fields; times are UTC in milliseconds. */
export interface CheckContext {
  now: number
  /** time from which visitors see it; `null` for a draft */
  shownFrom: number | null
  /** the names of the campuses */
  campuses: readonly string[]
}

/** A right that administrators have, and give to others. */
export type OwnRight = 'class-status'

/**
 * One kind of dated entry (spec 3): everything that the database, search, feeds, the sitemap, the
 * staff API and the staff pages need to know about it. Functions are methods, so that a kind with its
 * own data fits a list of all kinds: they only get data that the kind's own schema has made.
 */
export interface ContentKind<Data extends EntryData = EntryData, Name extends string = string> {
  /** Its name everywhere: in the database, the staff API, staff addresses and the name of its file. */
  name: Name
  labels: {
    /** the name of one entry for staff, within a sentence: `research item` */
    one: string
    /** the name of the list of entries for staff: `Research` */
    many: string
  }
  schema: z.ZodType<Data>
  /** Route pattern of its page: `/events/:slug`. */
  pattern: string
  /** Pages that list entries of this kind: in the sitemap. */
  listPages: readonly string[]
  feed: KindFeed | null
  /** True if its entries come from `CONTENT_HOST`, where there is one. */
  isFromContentHost: boolean
  /** Makes the slug from a title; the result may be empty or taken. */
  slug(title: string): string
  /** Makes the literal slug of spec 5, kept as a second address where it differs. */
  strictSlug(title: string): string
  reservedSlugs: readonly string[]
  /** The categories that lists can be narrowed to; none when staff write them freely. */
  categories: readonly string[]
  category(data: Data): string
  /** The category that a new entry begins with; staff may choose another. `null`: they must choose. */
  usualCategory: string | null
  topics(data: Data): readonly string[]
  /** The picture of its card in lists, for staff too; left out, its lists have none. */
  picture?(data: Data): string | null
  /** Texts beside title, body and topics by which search finds an entry, such as its place. */
  searchText(data: Data): readonly string[]
  /** The day `YYYY-MM-DD` by which lists are sorted, newest first; `null` sorts last. */
  sortDate(data: Data): string | null
  /** The days of an entry that has a `sortDate`, in the calendar of staff; left out, it has none. */
  days?(data: Data): EventTimes & { allDay: boolean }
  /** The field with the day that visitors read; an empty one becomes the day of publishing. */
  dayField: string | null
  /** The field with the category that staff choose; `null` when they do not. */
  categoryField: string | null
  /** True if staff may order entries by hand; those come before the ones sorted by day. */
  isOrderedByHand: boolean
  sectionField: SectionField
  /** The right that every change takes, whatever the role; `null`: roles decide. */
  right: OwnRight | null
  /** True if subscribers are notified when visitors see a new, changed or withdrawn entry. */
  hasSubscribers: boolean
  /** Returns its statement, which anyone can check by a code; left out, it has no code. */
  statement?(data: Data): StatementTexts
  /**
   * Finds problems of typed fields that depend on the time or on other content. Drafts may have gaps.
   */
  typedProblems?(data: Data, context: CheckContext): FieldProblem[]
  /**
   * Returns the problem of an entry whose days have passed, which may not become visible then.
   * @param today `YYYY-MM-DD` in Manila
   */
  endedProblem?(data: Data, today: string): FieldProblem | null
  /**
   * Fills the empty required fields of a draft, for its preview.
   * @param today `YYYY-MM-DD` in Manila
   */
  fillIn(draft: Data, today: string): Data
}

/** The values of properties that a kind leaves out. */
const defaults = {
  listPages: [],
  isFromContentHost: false,
  reservedSlugs: [],
  categories: [],
  usualCategory: null,
  topics: () => [],
  searchText: () => [],
  dayField: null,
  categoryField: null,
  isOrderedByHand: false,
  right: null,
  hasSubscribers: false,
} satisfies Partial<ContentKind>

type Definition<Data extends EntryData, Name extends string> = Omit<
  ContentKind<Data, Name>,
  keyof typeof defaults | 'pattern' | 'feed' | 'sectionField'
> &
  Partial<
    Pick<ContentKind<Data, Name>, Exclude<keyof typeof defaults, 'dayField' | 'categoryField'>>
  > & {
    dayField?: keyof Data & string
    categoryField?: keyof Data & string
    sectionField: keyof Data & SectionField
  }

/**
 * Defines a kind of dated entry; `docs/how-to/add-a-kind.md` says what else a new one needs.
 * @example
 * export const eventKind = defineKind({
 *   name: 'event',
 *   labels: { one: 'event', many: 'Events' },
 *   schema: eventSchema,
 *   pattern: '/events/:slug',
 *   …
 * })
 */
export function defineKind<
  Data extends EntryData,
  const Name extends string,
  const Pattern extends string,
  const Feed extends KindFeed | null,
>(
  definition: Definition<Data, Name> & {
    pattern: ParamsOf<Pattern> extends keyof EntryAddress ? Pattern : never
    /** `null`: it has none */
    feed: Feed
  },
): ContentKind<Data, Name> & { pattern: Pattern; feed: Feed } {
  return { ...defaults, ...definition, schema: withFilipino(definition.schema) }
}

/**
 * Returns the path of an entry's page on this site.
 * @example entryAddress(eventKind, { id: 7, slug: 'fair', category: '' }) // '/events/fair'
 */
export const entryAddress = (
  { pattern }: Pick<ContentKind, 'pattern'>,
  { id, slug, category }: EntryAddress,
): string => fillPattern(pattern, { id: String(id), slug, category })

/** Shown where the school has not set a value yet. */
export const toBeAnnounced = 'To be announced'

/** The title in a preview of a draft without a title. */
export const untitled = 'Untitled'
