import { useState, useEffect, useEffectEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import * as layout from '../ui/layout.module.css'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { longestWords, type FilterValues, type ListFilter } from './list-filter.ts'
import { TextField } from '../ui/text-field.tsx'

interface ListFiltersProps {
  filters: readonly ListFilter[]
  values: FilterValues
  onChange: (part: FilterValues) => void
  /** the number of times all were replaced: what was typed just before counts no longer */
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
  filter: { name, label, choices, all = 'All', isSwitch, maxLength = longestWords },
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
  const type = name === 'q' ? 'search' : undefined
  return <TypedFilter {...{ label, maxLength, value, onChange }} {...(type && { type })} />
}

/** Pause in typing before the list is filtered, in milliseconds. */
const pauseMs = 300

interface TypedFilterProps {
  label: string
  type?: 'search'
  maxLength: number
  value: string
  onChange: (value: string) => void
}

/** Filters a list by typed words, as soon as the person pauses. */
function TypedFilter({ value, onChange, ...field }: TypedFilterProps) {
  // What is typed and not yet in the address.
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
