import { isEvents } from '../../../school/kinds/event.ts'
import type { AnyKind, KindName } from '../../../school/kinds/index.ts'
import type { QueryOf } from '../../../product/contract.ts'
import { entryColumns } from './entry-columns.ts'
import { stateChoices } from './entry-states.ts'

type Sort = NonNullable<QueryOf<'GET /entries/:kind'>['sort']>

/** Page, order and filters of a list of entries, as in its address. */
export interface EntryQuery {
  page: number
  perPage: number
  sort: Sort
  order: 'ASC' | 'DESC'
  /** words of the title; empty texts filter nothing */
  q: string
  state: string
  category: string
  topic: string
  /** 'true' for the person's own entries */
  mine: string
  /** 'upcoming' or 'past' */
  when: string
  /** 'change' or 'review' */
  waiting: string
}

/** Choices for the number of entries on a page. */
export const pageSizes = [10, 25, 50, 100]

type Listed = Pick<AnyKind, 'name'>

/** The choices of the filter by day. */
export const whenChoices = [
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
] as const

/** The choices of the filter by what an entry waits for. */
export const waitingChoices = [
  ['change', 'Change not shown yet'],
  ['review', 'Review'],
] as const

/** Returns the default query of a list: events by their days, other kinds by the last save. */
const startOf = (kind: Listed): EntryQuery => ({
  page: 1,
  perPage: 25,
  sort: isEvents(kind) ? 'occurrence' : 'updatedAt',
  order: isEvents(kind) ? 'ASC' : 'DESC',
  ...noFilters,
})

/** The parts of a query that leave entries out. */
export const filterNames = ['q', 'state', 'category', 'topic', 'mine', 'when', 'waiting'] as const

/** The filters of a query. */
export type EntryFilters = Pick<EntryQuery, (typeof filterNames)[number]>

/** Returns the filters of a query alone. */
export const filtersOf = (query: EntryQuery): EntryFilters => {
  const { q, state, category, topic, mine, when, waiting } = query
  return { q, state, category, topic, mine, when, waiting }
}

/** Filters that leave nothing out. */
export const noFilters: EntryFilters = {
  q: '',
  state: '',
  category: '',
  topic: '',
  mine: '',
  when: '',
  waiting: '',
}

/** Reads the query of an address; what is wrong in it counts as left out. */
export function readEntryQuery(kind: Listed, parameters: URLSearchParams): EntryQuery {
  const start = startOf(kind)
  const sort = entryColumns(kind).find((column) => column.sort === parameters.get('sort'))?.sort
  const order = parameters.get('order')
  const page = Number(parameters.get('page'))
  const perPage = Number(parameters.get('perPage'))
  const text = (name: keyof EntryFilters) => parameters.get(name) ?? ''
  return {
    page: Number.isInteger(page) && page > 0 ? page : start.page,
    perPage: pageSizes.includes(perPage) ? perPage : start.perPage,
    sort: sort ?? start.sort,
    order: order === 'ASC' || order === 'DESC' ? order : start.order,
    q: text('q').slice(0, 200),
    state: stateChoices.find(({ id }) => id === text('state'))?.id ?? '',
    category: text('category').slice(0, 100),
    topic: text('topic').slice(0, 100),
    mine: text('mine') === 'true' ? 'true' : '',
    when: whenChoices.find(([id]) => id === text('when'))?.[0] ?? '',
    waiting: waitingChoices.find(([id]) => id === text('waiting'))?.[0] ?? '',
  }
}

/** Writes a query for an address, without the parts that every list starts with. */
export function writeEntryQuery(kind: Listed, query: EntryQuery): string {
  const start = startOf(kind)
  const parts = Object.entries(query).filter(
    ([name, value]) => value !== start[name as keyof EntryQuery],
  )
  return new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString()
}

type ApiQuery = QueryOf<'GET /entries/:kind'>

/** Converts the query of a list to the query of the API. */
export const toApiQuery = ({ page, perPage, sort, order, ...filters }: EntryQuery): ApiQuery => ({
  page,
  perPage,
  sort,
  order,
  ...toApiFilters(filters),
})

/** The filters as the API takes them: without the empty ones. */
export const toApiFilters = ({
  q,
  state,
  category,
  topic,
  mine,
  when,
  waiting,
}: EntryFilters): Pick<ApiQuery, keyof EntryFilters> => ({
  ...(q !== '' && { q }),
  ...(state !== '' && { state: state as NonNullable<ApiQuery['state']> }),
  ...(category !== '' && { category }),
  ...(topic !== '' && { topic }),
  ...(mine === 'true' && { mine }),
  ...(when !== '' && { when: when as NonNullable<ApiQuery['when']> }),
  ...(waiting !== '' && { waiting: waiting as NonNullable<ApiQuery['waiting']> }),
})

/** The key of a list in the cache of answers. */
export const entryListKey = (kind: KindName, query: EntryQuery) => ['entries', kind, query] as const
