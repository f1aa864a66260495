import type { KindName } from '../../../school/kinds/index.ts'
import type { QueryOf } from '../../../server/api/contract.ts'
import { entryColumns } from './entry-columns.ts'
import { stateChoices } from './entry-states.ts'

type Sort = NonNullable<QueryOf<'GET /entries/:kind'>['sort']>

/** What a list of entries shows, as its address says it. */
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
}

/** How many entries a page may show. */
export const pageSizes = [10, 25, 50, 100]

const start: EntryQuery = {
  page: 1,
  perPage: 25,
  sort: 'updatedAt',
  order: 'DESC',
  q: '',
  state: '',
  category: '',
  topic: '',
  mine: '',
}

/** The parts of a query that leave entries out. */
export const filterNames = ['q', 'state', 'category', 'topic', 'mine'] as const

/** The filters of a query. */
export type EntryFilters = Pick<EntryQuery, (typeof filterNames)[number]>

/** Returns the filters of a query alone. */
export const filtersOf = ({ q, state, category, topic, mine }: EntryQuery): EntryFilters => ({
  q,
  state,
  category,
  topic,
  mine,
})

/** Filters that leave nothing out. */
export const noFilters: EntryFilters = { q: '', state: '', category: '', topic: '', mine: '' }

/** Reads the query of an address; what is wrong in it counts as left out. */
export function readEntryQuery(parameters: URLSearchParams): EntryQuery {
  const page = Number(parameters.get('page'))
  const perPage = Number(parameters.get('perPage'))
  const text = (name: keyof EntryFilters) => parameters.get(name) ?? ''
  return {
    page: Number.isInteger(page) && page > 0 ? page : start.page,
    perPage: pageSizes.includes(perPage) ? perPage : start.perPage,
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? start.sort,
    order: parameters.get('order') === 'ASC' ? 'ASC' : start.order,
    q: text('q').slice(0, 200),
    state: stateChoices.find(({ id }) => id === text('state'))?.id ?? '',
    category: text('category').slice(0, 100),
    topic: text('topic').slice(0, 100),
    mine: text('mine') === 'true' ? 'true' : '',
  }
}

const sorts = entryColumns.flatMap(({ sort }) => sort ?? [])

/** Writes a query for an address, without the parts that every list starts with. */
export function writeEntryQuery(query: EntryQuery): string {
  const parts = Object.entries(query).filter(
    ([name, value]) => value !== start[name as keyof EntryQuery],
  )
  return new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString()
}

type ApiQuery = QueryOf<'GET /entries/:kind'>

/** What the API is asked for. */
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
}: EntryFilters): Pick<ApiQuery, keyof EntryFilters> => ({
  ...(q !== '' && { q }),
  ...(state !== '' && { state: state as NonNullable<ApiQuery['state']> }),
  ...(category !== '' && { category }),
  ...(topic !== '' && { topic }),
  ...(mine === 'true' && { mine }),
})

/** The key of a list in the cache of answers. */
export const entryListKey = (kind: KindName, query: EntryQuery) => ['entries', kind, query] as const
