import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { readFilters, writeQuery, type FilterValues, type ListFilter } from './list-filter.ts'
import type { AnswerOf, CallName } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useLocation, useNavigate } from 'react-router'

/** One page of a list, as every list call of the staff API answers. */
interface ListPage<Item> {
  data: readonly Item[]
  total: number
}

/** Names of the calls that answer with a page of a list: `facts` for `GET /facts`. */
type ListName = {
  [Name in CallName]: Name extends `GET /${infer Rest}`
    ? AnswerOf<Name> extends ListPage<unknown>
      ? Rest
      : never
    : never
}[CallName]

type ItemOf<Name extends ListName> =
  AnswerOf<`GET /${Name}`> extends ListPage<infer Item> ? Item : never

interface ListOptions {
  filters?: readonly ListFilter[]
  /** values of filters that the list starts with, besides '' */
  start?: FilterValues
  /** values of the call that no filter changes */
  fixed?: FilterValues
  perPage?: number
}

interface ListQuery {
  values: FilterValues
  page: number
}

type Change = (part: Partial<ListQuery>, replace: boolean) => void

/**
 * Reads a list page by page. Page and filters are in the address.
 *
 * @param name of the call, also the first part of the query key: invalidating it reads the list again
 * @example
 *   const list = useList('questions', { filters, start: { state: 'open' } })
 */
export function useList<Name extends ListName>(name: Name, options: ListOptions = {}) {
  const { filters = [], start = {} } = options
  const { query, change } = useAddressQuery<ListQuery>(
    (parameters) => ({
      values: readFilters(filters, start, parameters),
      page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    }),
    ({ values, page }) => writeQuery({ ...values, page }, { ...start, page: 1 }),
  )
  return useReadList(name, options, query, change)
}

/** Reads a list page by page within a dialog, which has no address. */
export function useDialogList<Name extends ListName>(name: Name, options: ListOptions = {}) {
  const { filters = [], start = {} } = options
  const [query, setQuery] = useState<ListQuery>(() => ({
    values: readFilters(filters, start, new URLSearchParams()),
    page: 1,
  }))
  return useReadList(name, options, query, (part) => setQuery((before) => ({ ...before, ...part })))
}

/** Calls a list by a name that only the caller knows; the query holds values of its filters. */
const readPage = callStaffApi as unknown as <Item>(
  name: string,
  call: { query: Readonly<Record<string, string | number>> },
) => Promise<ListPage<Item>>

function useReadList<Name extends ListName>(
  name: Name,
  { filters = [], fixed, perPage = 25 }: ListOptions,
  { values, page }: ListQuery,
  change: Change,
) {
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [name, { ...values, ...fixed }, page],
    queryFn: () =>
      readPage<ItemOf<Name>>(`GET /${name}`, { query: { ...values, ...fixed, page, perPage } }),
    // The pager keeps the focus while the next page is on its way.
    placeholderData: keepPreviousData,
  })
  const pageCount = Math.ceil((data?.total ?? 0) / perPage)
  // The last page is empty by now, after its items were restored or deleted.
  const isBeyond = data?.data.length === 0 && page > 1 && !isPlaceholderData
  const turnBack = useEffectEvent(() => change({ page: Math.max(1, pageCount) }, true))
  useEffect(() => {
    if (isBeyond) turnBack()
  }, [isBeyond])
  return {
    filters,
    values,
    narrow: (part: FilterValues) => change({ values: { ...values, ...part }, page: 1 }, true),
    page,
    pageCount,
    turnTo: (next: number) => change({ page: next }, false),
    data,
    error,
  }
}

/** A list as its screen draws it. */
export type ListState<Item> = Omit<ReturnType<typeof useList>, 'data'> & {
  data: ListPage<Item> | undefined
}

/**
 * Keeps the query of a list in its address: Back returns to it, and a link can lead to it. A change
 * shows at once, the address follows a moment later.
 */
export function useAddressQuery<Query extends object>(
  read: (parameters: URLSearchParams) => Query,
  write: (query: Query) => string,
) {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const [changed, setChanged] = useState<{ query: Query; from: string } | null>(null)
  // The address has followed: from now on the list shows its query, also after Back.
  if (changed && changed.from !== key) setChanged(null)
  const query = changed?.from === key ? changed.query : read(new URLSearchParams(search))
  const change = (part: Partial<Query>, replace: boolean) => {
    const next = { ...query, ...part }
    setChanged({ query: next, from: key })
    void navigate({ search: write(next) }, { replace, preventScrollReset: true })
  }
  return { query, change }
}
