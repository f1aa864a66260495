import type { ReactNode } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { Pager } from '../ui/pager.tsx'
import { Spinner } from '../ui/progress.tsx'
import { ListFilters } from './list-filters.tsx'
import type { ListState } from './use-list.ts'

interface ListProps<Item> {
  list: ListState<Item>
  /** the word for one item and for several; left out, they are not counted */
  noun?: readonly [one: string, many: string]
  /** says that the list is empty, and what to do about it */
  empty?: string
  /** `false`: the filters are not ready, and the list waits below them */
  isReady?: boolean
  /** draws an item as an `li` */
  renderItem: (item: Item) => ReactNode
  /** draws content above the items of a page */
  renderAbove?: (items: readonly Item[]) => ReactNode
  /** the name and the class of the list itself */
  label?: string
  className?: string | undefined
}

interface ListScreenProps<Item> extends ListProps<Item> {
  title: string
  /** on the right of the title */
  actions?: ReactNode
  /** content above the filters */
  children?: ReactNode
}

/** A screen of the staff pages that lists one sort of thing. */
export function ListScreen<Item>({ title, actions, children, ...list }: ListScreenProps<Item>) {
  return (
    <>
      <PageTitle title={title}>{actions}</PageTitle>
      {children}
      <List {...list} />
    </>
  )
}

/** A list with its filters and pages. */
export function List<Item>({
  list: { filters, values, narrow, page, pageCount, turnTo, data, error },
  noun,
  empty,
  isReady = true,
  renderItem,
  renderAbove,
  label,
  className = layout.list,
}: ListProps<Item>) {
  if (!isReady) return <Spinner />
  return (
    <>
      <ListFilters filters={filters} values={values} onChange={narrow} />
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data && noun && (
        <p role="status">
          {data.total} {noun[data.total === 1 ? 0 : 1]}
        </p>
      )}
      {data?.total === 0 && empty && <EmptyState words={empty} />}
      {data && renderAbove?.(data.data)}
      <ul aria-label={label} className={className}>
        {data?.data.map(renderItem)}
      </ul>
      <Pager page={page} pageCount={pageCount} onChange={turnTo} />
    </>
  )
}
