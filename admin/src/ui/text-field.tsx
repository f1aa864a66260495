import type { ComponentProps } from 'react'
import { FieldFrame, useField, type FieldWords } from './field.tsx'
import * as styles from './field.module.css'

interface TextFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> {
  /** left out with `defaultValue`, where the value is read when the field is left */
  value?: string
  onChange?: (value: string) => void
  /** for dates, numbers and other short values */
  isShort?: boolean
}

/** A field of one line: text, number, date, time, password … by `type`. */
export function TextField({
  label,
  help,
  problem,
  isRequired,
  isShort,
  onChange,
  ...input
}: TextFieldProps) {
  const field = useField({ id: input.id, help, problem })
  return (
    <FieldFrame {...{ id: field.id, label, help, problem, isRequired }}>
      <input
        {...input}
        {...field}
        required={isRequired}
        className={isShort ? styles.short : styles.input}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </FieldFrame>
  )
}

interface TextAreaProps
  extends FieldWords, Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> {
  value: string
  /** left out for a text that is only read */
  onChange?: (value: string) => void
}

/** A field of several lines, as high as its text; `rows` is the least. */
export function TextArea({
  label,
  help,
  problem,
  isRequired,
  onChange,
  rows = 2,
  ...input
}: TextAreaProps) {
  const field = useField({ id: input.id, help, problem })
  return (
    <FieldFrame {...{ id: field.id, label, help, problem, isRequired }}>
      <div className={styles.growing} data-text={input.value}>
        <textarea
          {...input}
          {...field}
          rows={rows}
          required={isRequired}
          className={styles.input}
          onChange={(event) => onChange?.(event.target.value)}
        />
      </div>
    </FieldFrame>
  )
}
