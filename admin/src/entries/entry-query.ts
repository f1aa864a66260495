import { isEvents } from '../../../school/kinds/event.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import type { QueryOf } from '../../../product/contract.ts'
import {
  readFilters,
  writeQuery,
  type FilterValues,
  type ListFilter,
} from '../lists/list-filter.ts'
import { entryColumns, categoryName } from './entry-columns.ts'
import { stateChoices } from './state-chip.tsx'

type ApiQuery = QueryOf<'GET /entries/:kind'>
type Sort = NonNullable<ApiQuery['sort']>

/** Page, order and filters of a list of entries, as in its address. */
export interface EntryQuery {
  page: number
  perPage: number
  sort: Sort
  order: 'ASC' | 'DESC'
  values: FilterValues
}

export const pageSizes = [10, 25, 50, 100]

type Listed = Pick<AnyKind, 'name' | 'categories' | 'sectionField'>

/** Returns the default query of a list: events by their days, other kinds by the last save. */
const startOf = (kind: Listed) =>
  ({
    page: 1,
    perPage: 25,
    sort: isEvents(kind) ? 'occurrence' : 'updatedAt',
    order: isEvents(kind) ? 'ASC' : 'DESC',
  }) as const

/** Reads the query of an address; wrong values count as left out. */
export function readEntryQuery(kind: Listed, parameters: URLSearchParams): EntryQuery {
  const start = startOf(kind)
  const sort = entryColumns(kind).find((column) => column.sort === parameters.get('sort'))?.sort
  const order = parameters.get('order')
  const page = Number(parameters.get('page'))
  const perPage = Number(parameters.get('perPage'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : start.page,
    perPage: pageSizes.includes(perPage) ? perPage : start.perPage,
    sort: sort ?? start.sort,
    order: order === 'ASC' || order === 'DESC' ? order : start.order,
    values: readFilters(entryFilters(kind), {}, parameters),
  }
}

/** Writes a query for an address, without the parts that every list starts with. */
export const writeEntryQuery = (kind: Listed, { values, ...order }: EntryQuery): string =>
  writeQuery({ ...order, ...values }, startOf(kind))

/** Returns the filters as the API takes them: without the empty ones. */
export const toApiFilters = (values: FilterValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Pick<
    ApiQuery,
    'q' | 'state' | 'category' | 'topic' | 'mine' | 'when' | 'waiting'
  >

/** The choices of the filter of events by time. */
export const whenChoices = [
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
] as const

/** The choices of the filter of waiting entries. */
export const waitingChoices = [
  ['change', 'Change not shown yet'],
  ['review', 'Review'],
] as const

/** The filters of a list of entries. */
export const entryFilters = (kind: Listed): readonly ListFilter[] => [
  { name: 'q', label: 'Search' },
  { name: 'state', label: 'State', all: 'Any state', choices: stateChoices },
  ...(isEvents(kind)
    ? [{ name: 'when', label: 'When', all: 'Upcoming, then past', choices: whenChoices }]
    : []),
  { name: 'mine', label: 'Mine only', isSwitch: true, isFurther: true },
  {
    name: 'waiting',
    label: 'Waiting',
    all: 'Waiting or not',
    choices: waitingChoices,
    isFurther: true,
  },
  ...(kind.categories.length > 0
    ? [
        {
          name: 'category',
          label: 'Category',
          all: 'Any category',
          choices: kind.categories.map((name) => [name, categoryName(name)] as const),
          isFurther: true,
        },
      ]
    : []),
  ...(kind.sectionField === 'topics'
    ? [{ name: 'topic', label: 'Topic', maxLength: 100, isFurther: true }]
    : []),
]
