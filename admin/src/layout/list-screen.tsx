import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { Pager } from '../ui/pager.tsx'
import { Spinner } from '../ui/progress.tsx'
import { EmptyState } from './empty-state.tsx'
import { PageTitle } from './page-title.tsx'

/** One page of a list, as every list call of the staff API answers. */
interface ListPage<Item> {
  data: readonly Item[]
  total: number
}

/**
 * Reads a list page by page, with a filter.
 *
 * @param name the first part of its query keys: invalidating it reads the list again
 * @param first the filter to begin with
 * @param perPage items on a page, as `read` asks for them; 25 is the API’s standard
 */
export function useList<Filter extends object, Item>(
  name: string,
  first: Filter,
  read: (query: Filter & { page: number }) => Promise<ListPage<Item>>,
  perPage = 25,
) {
  const [filter, setFilter] = useState(first)
  const [page, setPage] = useState(1)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [name, filter, page],
    queryFn: () => read({ ...filter, page }),
    // The pager keeps the focus while the next page is on its way.
    placeholderData: keepPreviousData,
  })
  const narrow = (change: Partial<Filter>) => {
    setFilter((before) => ({ ...before, ...change }))
    setPage(1)
  }
  const pageCount = Math.ceil((data?.total ?? 0) / perPage)
  // The last items of the last page are gone, such as restored ones.
  if (data?.data.length === 0 && page > 1 && !isPlaceholderData)
    setPage(Math.max(1, Math.min(page - 1, pageCount)))
  return { filter, narrow, page, pageCount, turnTo: setPage, data, error }
}

interface ListScreenProps<Item> {
  title: string
  /** on the right of the title */
  actions?: ReactNode
  list: Pick<
    ReturnType<typeof useList<object, Item>>,
    'page' | 'pageCount' | 'turnTo' | 'data' | 'error'
  >
  /** the word for one item and for several; left out, they are not counted */
  noun?: readonly [one: string, many: string]
  /** says that the list is empty, and what to do about it */
  empty?: string
  /** `false`: the filters are not ready, and the list waits below them */
  isReady?: boolean
  /** draws an item as an `li` */
  renderItem: (item: Item) => ReactNode
  /** content above the list, such as its filters */
  children?: ReactNode
}

/** A screen of the staff pages that lists one sort of thing. */
export function ListScreen<Item>({
  title,
  actions,
  list: { page, pageCount, turnTo, data, error },
  noun,
  empty,
  isReady = true,
  renderItem,
  children,
}: ListScreenProps<Item>) {
  const heading = <PageTitle title={title}>{actions}</PageTitle>
  if (!isReady)
    return (
      <>
        {heading}
        <Spinner />
      </>
    )
  return (
    <>
      {heading}
      {children}
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data && noun && (
        <p role="status">
          {data.total} {noun[data.total === 1 ? 0 : 1]}
        </p>
      )}
      {data?.total === 0 && empty && <EmptyState words={empty} />}
      <ul className={layout.list}>{data?.data.map(renderItem)}</ul>
      <Pager page={page} pageCount={pageCount} onChange={turnTo} />
    </>
  )
}
