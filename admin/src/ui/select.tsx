import type { ComponentProps } from 'react'
import { FieldFrame, useField, type FieldWords } from './field.tsx'
import * as styles from './field.module.css'

interface SelectProps
  extends FieldWords, Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className'> {
  value: string
  onChange: (value: string) => void
  /** does not fill the line */
  isShort?: boolean
}

/** One of several choices, given as `<option>` elements; phones show their own list. */
export function Select({
  label,
  help,
  problem,
  isRequired,
  isShort,
  onChange,
  children,
  ...select
}: SelectProps) {
  const field = useField({ id: select.id, help, problem })
  return (
    <FieldFrame {...{ id: field.id, label, help, problem, isRequired }}>
      <select
        {...select}
        {...field}
        required={isRequired}
        className={isShort ? styles.short : styles.input}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </FieldFrame>
  )
}
