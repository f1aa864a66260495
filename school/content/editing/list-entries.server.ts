import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { containsText } from '../../../db/contains-text.ts'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { hasControlCharacters } from '../../base/control-characters.ts'
import { dayInManila, dayNumber } from '../../base/dates.ts'
import { isEvents } from '../../kinds/event.ts'
import { findPageOfEvents, withOccurrences } from './list-events.server.ts'
import { titleKey } from '../entries/insert-entries.server.ts'
import { workingSnapshot } from '../entries/stored-entry.server.ts'
import * as z from 'zod'
import { withPhotos } from '../media/photos.server.ts'
import { pictureUseOf } from '../media/media-uses.server.ts'
import {
  editedStates,
  type EditedEntry,
  type EditedState,
  type Editing,
  type ListedEntry,
} from './editing.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { listedColumns, toEditedEntry } from './read-entries.server.ts'

/** The columns that lists can be sorted by. */
const sortColumns = {
  title: 'title_key',
  updatedAt: 'updated_at',
  publishAt: 'publish_at',
  sortDay: 'sort_day',
  occurrence: 'sort_day',
} as const
export const listSorts = Object.keys(sortColumns) as (keyof typeof sortColumns)[]

/** The filter of a staff list in a request; missing conditions match everything. */
export const filterFields = {
  q: z.string().trim().max(200, 'Search for 200 characters at most.').default(''),
  state: z.enum(editedStates, `Choose one of: ${editedStates.join(', ')}.`).optional(),
  category: z.string().max(100).optional(),
  topic: z.string().max(100).optional(),
  mine: z.enum(['true', 'false', '1', '0']).optional(),
  when: z
    .enum(['upcoming', 'past'], 'Choose upcoming or past.')
    .optional()
    .describe('by the last day of an entry; without one it is upcoming'),
  waiting: z
    .enum(['change', 'review'], 'Choose change or review.')
    .optional()
    .describe('a change that visitors do not see yet, or a review of a draft or of a change'),
}

/** Returns whether a flag in a request is set. */
export const isTrue = (choice: string | undefined) => choice === 'true' || choice === '1'

/** The filter of a staff list; without a state, it matches every state except the trash. */
type EntryFilter = Partial<Omit<z.output<z.ZodObject<typeof filterFields>>, 'mine'>> & {
  /** only the person's own entries */
  mine?: boolean
}

/** A page of a staff list, from 1, and its order. */
interface ListPage {
  page: number
  perPage: number
  sort: keyof typeof sortColumns
  order: 'asc' | 'desc'
}

/** Lists one page of the entries of a kind that match a filter, and counts all matches. */
export async function listEntries(
  database: Database,
  kind: AnyKind,
  filter: EntryFilter,
  { page, perPage, sort, order }: ListPage,
  editing: Editing,
): Promise<{ entries: ListedEntry[]; total: number }> {
  if (isUnprintable(filter)) return { entries: [], total: 0 }
  const matching = matchingEntries(database, kind, filter, editing)
  const today = dayInManila(new Date(editing.now))
  const findPage = () =>
    sort === 'occurrence' && order === 'asc' && isEvents(kind)
      ? findPageOfEvents(database, matching, { page, perPage }, today)
      : matching
          .select('id')
          .orderBy(sortColumns[sort], order)
          .orderBy('id', order)
          .limit(perPage)
          .offset((page - 1) * perPage)
          .execute()
  const [ids, { total }] = await Promise.all([
    findPage(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  if (ids.length === 0) return { entries: [], total }
  const inOrder = ids.map(({ id }) => id)
  const rows = await database
    .selectFrom('entry')
    .select(listedColumns)
    .select(workingSnapshot)
    .where('id', 'in', inOrder)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toEditedEntry(kind, row, editing)]))
  const entries = inOrder.flatMap((id) => byId.get(id) ?? [])
  const timed = await withOccurrences(database, kind, entries, today)
  return { entries: await withThumbnails(database, kind, timed), total }
}

/**
 * Finds the next entries that match a filter, in the order of their ids, for an action on all
 * matches.
 *
 * @param range only ids above `after` and up to `through`; `limit`: maximum number
 * @returns their ids, and how many more matches follow
 */
export async function findMatching(
  database: Database,
  kind: AnyKind,
  filter: EntryFilter,
  { after, through, limit }: { after: number; through: number; limit: number },
  editing: Editing,
): Promise<{ ids: number[]; left: number }> {
  if (isUnprintable(filter)) return { ids: [], left: 0 }
  const matching = matchingEntries(database, kind, filter, editing)
    .where('id', '>', after)
    .where('id', '<=', through)
  const [rows, { total }] = await Promise.all([
    matching.select('id').orderBy('id').limit(limit).execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { ids: rows.map(({ id }) => id), left: total - rows.length }
}

/** Returns whether a filter has characters that no stored text has. */
const isUnprintable = (filter: EntryFilter) =>
  Object.values(filter).some((value) => typeof value === 'string' && hasControlCharacters(value))

const matchingEntries = (
  database: Database,
  kind: AnyKind,
  filter: EntryFilter,
  editing: Editing,
) =>
  database
    .selectFrom('entry')
    .where('kind', '=', kind.name)
    .where((eb) => eb.and(conditions(eb, filter, editing)))

type Builder = ExpressionBuilder<Tables, 'entry'>

function conditions(eb: Builder, filter: EntryFilter, { staff, now }: Editing) {
  const { state, category, topic, mine, q, when, waiting } = filter
  const all: Expression<SqlBool>[] = [state ? stateConditions[state](eb, now) : isKept(eb)]
  if (category) all.push(eb('category', '=', category))
  if (topic) all.push(topicCondition(eb, topic.toLowerCase()))
  if (when) all.push(whenConditions[when](eb, dayNumber(dayInManila(new Date(now)))))
  if (waiting) all.push(eb('id', 'in', waitingIds[waiting](eb)))
  if (mine) all.push(eb('id', 'in', idsOf(eb).where('rare.created_by', '=', staff.id)))
  for (const word of titleKey(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)) {
    all.push(containsText(sql.ref('title_key'), word))
  }
  return all
}

const whenConditions = {
  upcoming: (eb: Builder, today: number) =>
    eb.or([eb('sort_day', '>=', today), eb('sort_day', '=', 0)]),
  past: (eb: Builder, today: number) =>
    eb.and([eb('sort_day', '<', today), eb('sort_day', '>', 0)]),
}

/** Matches every state except the trash. */
const isKept = (eb: Builder) => eb('status', 'in', ['draft', 'published', 'unpublished'])

/**
 * Match entries in a state, as `entryState` decides it. Rare states are selected by id through
 * their own index, so that the index of the sort order answers the rest without reading entries.
 */
const stateConditions: Record<EditedState, (eb: Builder, now: number) => Expression<SqlBool>> = {
  draft: (eb) => eb.and([eb('status', '=', 'draft'), eb('id', 'not in', inReview(eb))]),
  review: (eb) => eb.and([eb('status', '=', 'draft'), eb('id', 'in', inReview(eb))]),
  scheduled: (eb, now) => eb('id', 'in', scheduled(eb, now)),
  published: (eb, now) =>
    eb.and([
      eb('status', '=', 'published'),
      eb('id', 'not in', scheduled(eb, now)),
      eb('id', 'not in', expired(eb, now)),
    ]),
  expired: (eb, now) => eb('id', 'in', expired(eb, now)),
  unpublished: (eb) => eb('status', '=', 'unpublished'),
  trashed: (eb) => eb('status', '=', 'trashed'),
}

const idsOf = (eb: Builder) => eb.selectFrom('entry as rare').select('rare.id')

const inReview = (eb: Builder) => idsOf(eb).where('rare.review_requested_at', 'is not', null)

const waitingIds = {
  change: (eb: Builder) => idsOf(eb).where('rare.working_revision', 'is not', null),
  review: inReview,
}

/** A published entry always has a start time (see `withTimes`). */
const scheduled = (eb: Builder, now: number) =>
  idsOf(eb).where('rare.status', '=', 'published').where('rare.publish_at', '>', now)

const expired = (eb: Builder, now: number) =>
  idsOf(eb)
    .where('rare.status', '=', 'published')
    .where('rare.expires_at', 'is not', null)
    .where('rare.expires_at', '<=', now)
    .where('rare.publish_at', '<=', now)

/** Matches entries with a topic. A table has the topics of published entries only. */
const topicCondition = (eb: Builder, topic: string) =>
  eb.or([
    eb('id', 'in', eb.selectFrom('entry_topic').select('entry_id').where('topic', '=', topic)),
    eb.and([eb('status', '!=', 'published'), containsText(sql`lower(data)`, `"${topic}"`)]),
  ])

/** Minimum width of a thumbnail in pixels, for screens with two pixels per point. */
const thumbnailWidth = 160

/** Adds the pictures of the entries of a list, in one query. */
async function withThumbnails<Entry extends EditedEntry>(
  database: Database,
  kind: AnyKind,
  entries: readonly Entry[],
): Promise<(Entry & Pick<ListedEntry, 'thumbnail'>)[]> {
  const addresses = entries.map(({ data }) => kind.picture?.(data as unknown as EntryData) ?? '')
  const pictures = await withPhotos(database, addresses, pictureUseOf(kind.name))
  return entries.map((entry, index) => ({ ...entry, thumbnail: thumbnailOf(pictures[index]) }))
}

function thumbnailOf(
  picture: Awaited<ReturnType<typeof withPhotos>>[number] | undefined,
): ListedEntry['thumbnail'] {
  if (!picture) return null
  if (typeof picture === 'string') return { address: picture, focalX: 50, focalY: 50 }
  const { folder, widths, address, focalX, focalY } = picture
  const width = widths.find((each) => each >= thumbnailWidth) ?? widths.at(-1)
  return { address: width === undefined ? address : `${folder}${width}.webp`, focalX, focalY }
}
