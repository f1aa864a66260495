import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'
import * as styles from './field.module.css'

interface SelectProps
  extends
    FieldWords,
    Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'children'> {
  value: string
  onChange: (value: string) => void
  /** does not fill the line */
  isShort?: boolean
  /** the words for no choice, whose value is '' */
  none?: string | undefined
  choices: readonly (readonly [value: string, words: string])[]
}

/** One of several choices; phones show their own list. */
export function Select(props: SelectProps) {
  const { label, help, problem, isRequired, isShort, none, choices, onChange, ...select } = props
  return (
    <Field {...{ id: select.id, label, help, problem, isRequired }}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={isShort ? styles.short : styles.input}
          onChange={(event) => onChange(event.target.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
