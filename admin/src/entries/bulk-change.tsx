import { useId } from 'react'
import type { AnyKind } from '../../../school/kinds/index.ts'
import type { BodyOf } from '../../../product/contract.ts'
import { WordsField } from '../forms/words-input.tsx'
import { Alert } from '../ui/alert.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { categoryName } from './entry-columns.ts'

/** Change of several entries; fields that are left out stay as they are. */
export type ListChange = NonNullable<
  Extract<BodyOf<'POST /entries/:kind/commands'>, { change?: unknown }>['change']
>

/** Tells whether a change would change nothing. */
export const isEmptyChange = ({ category, day, addTopics = [], removeTopics = [] }: ListChange) =>
  !category && !day && addTopics.length + removeTopics.length === 0

interface BulkChangeProps {
  kind: AnyKind
  change: ListChange
  onChange: (change: ListChange) => void
  /** shown above the fields; '' for none */
  problem: string
}

/** The fields to change in several entries: category, topics and date, where their kind has them. */
export function BulkChange({ kind, change, onChange, problem }: BulkChangeProps) {
  const id = useId()
  const set = (name: 'category' | 'day', value: string) => {
    const { [name]: _before, ...others } = change
    onChange(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <>
      {problem && <Alert tone="error">{problem}</Alert>}
      {kind.categoryField !== null &&
        (kind.categories.length > 0 ? (
          <Select
            label="Category"
            value={change.category ?? ''}
            none="Leave as it is"
            choices={kind.categories.map((name) => [name, categoryName(name)])}
            onChange={(value) => set('category', value)}
          />
        ) : (
          <TextField
            label="Category"
            maxLength={60}
            value={change.category ?? ''}
            onChange={(value) => set('category', value)}
          />
        ))}
      {kind.sectionField === 'topics' && (
        <>
          <WordsField
            id={`${id}-add`}
            label="Add topics"
            value={change.addTopics ?? []}
            onChange={(addTopics) => onChange({ ...change, addTopics })}
          />
          <WordsField
            id={`${id}-remove`}
            label="Remove topics"
            value={change.removeTopics ?? []}
            onChange={(removeTopics) => onChange({ ...change, removeTopics })}
          />
        </>
      )}
      {kind.dayField !== null && (
        <TextField
          label="Date"
          type="date"
          isShort
          value={change.day ?? ''}
          onChange={(value) => set('day', value)}
        />
      )}
    </>
  )
}
