import { type ReactNode, useState, useEffect, useEffectEvent } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { formatCount } from '../layout/format-count.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { Pager } from '../ui/pager.tsx'
import { Spinner } from '../ui/progress.tsx'
import type { ListState } from './use-list.ts'
import { Select } from '../ui/select.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { maxTypedLength, type FilterValues, type ListFilter } from './list-filter.ts'
import { TextField } from '../ui/text-field.tsx'

interface ListProps<Item> {
  list: ListState<Item>
  /** the word for one item and for several; left out, items are not counted */
  noun?: readonly [one: string, many: string]
  /** the sentence of an empty list, with advice */
  empty?: string
  /** `false` while the choices of the filters are loading: the list waits, so that it does not move */
  isReady?: boolean
  /** draws an item as an `li` */
  renderItem: (item: Item) => ReactNode
  /** draws content above the items of a page */
  renderAbove?: (items: readonly Item[]) => ReactNode
  label?: string
  className?: string | undefined
}

interface ListScreenProps<Item> extends ListProps<Item> {
  title: string
  /** on the right of the title */
  actions?: ReactNode
  children?: ReactNode
}

/** A staff page with a list. @param props.children content between the title and the list */
export function ListScreen<Item>({ title, actions, children, ...list }: ListScreenProps<Item>) {
  return (
    <>
      <PageTitle title={title}>{actions}</PageTitle>
      {children}
      <List {...list} />
    </>
  )
}

/** A list with its filters, count and pager. */
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
      {data && noun && <p role="status">{formatCount(data.total, ...noun)}</p>}
      {data?.total === 0 && empty && <EmptyState words={empty} />}
      {data && renderAbove?.(data.data)}
      <ul aria-label={label} className={className}>
        {data?.data.map(renderItem)}
      </ul>
      <Pager page={page} pageCount={pageCount} onChange={turnTo} />
    </>
  )
}

interface ListFiltersProps {
  filters: readonly ListFilter[]
  values: FilterValues
  onChange: (part: FilterValues) => void
  /** number of times all filters were replaced, which drops words that are still being typed */
  replacements?: number
}

/** The filters of a list; a phone shows the most used ones first. */
export function ListFilters({ filters, values, onChange, replacements = 0 }: ListFiltersProps) {
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const [isOpen, setOpen] = useState(false)
  const hasFurther = isNarrow && filters.some(({ isFurther }) => isFurther)
  const shown = hasFurther && !isOpen ? filters.filter(({ isFurther }) => !isFurther) : filters
  if (filters.length === 0) return null
  return (
    <>
      {hasFurther && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fewer filters' : 'More filters'}
        </Button>
      )}
      <div className={layout.fieldRow}>
        {shown.map((filter) => (
          <Filter
            key={`${filter.name} ${replacements}`}
            filter={filter}
            value={values[filter.name] ?? ''}
            onChange={(value) => onChange({ [filter.name]: value })}
          />
        ))}
      </div>
    </>
  )
}

interface FilterProps {
  filter: ListFilter
  value: string
  onChange: (value: string) => void
}

function Filter({
  filter: { name, label, choices, all = 'All', isSwitch, maxLength = maxTypedLength },
  value,
  onChange,
}: FilterProps) {
  if (isSwitch)
    return (
      <Checkbox
        label={label}
        isChecked={value === 'true'}
        onChange={(isChecked) => onChange(isChecked ? 'true' : '')}
        isSwitch
      />
    )
  if (choices) return <Select none={all} {...{ label, choices, value, onChange }} />
  const type = name === 'q' ? 'search' : 'text'
  return <TypedFilter {...{ label, type, maxLength, value, onChange }} />
}

/** Pause in typing before the list is filtered, in milliseconds. */
const pauseMs = 300

interface TypedFilterProps {
  label: string
  type: 'search' | 'text'
  maxLength: number
  value: string
  onChange: (value: string) => void
}

/** Filters a list by typed words, as soon as the person pauses. */
function TypedFilter({ value, onChange, ...field }: TypedFilterProps) {
  // Typed words that are not yet in the address.
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === value) setTyped(null)
  const send = useEffectEvent(onChange)
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => send(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return <TextField {...field} value={typed ?? value} onChange={setTyped} />
}
