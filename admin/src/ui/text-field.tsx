import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'
import * as styles from './field.module.css'

interface TextFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> {
  /** left out with `defaultValue`, where `onBlur` reads the value */
  value?: string
  onChange?: (value: string) => void
  /** does not fill the line */
  isShort?: boolean
}

/** A field of one line: text, number, date, time, password … by `type`. */
export function TextField(props: TextFieldProps) {
  const { label, help, problem, isRequired, isShort, onChange, ...input } = props
  return (
    <Field {...{ id: input.id, label, help, problem, isRequired }}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={isShort ? styles.short : styles.input}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  )
}

interface TextAreaProps
  extends FieldWords, Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> {
  value: string
  /** left out for a text that is only read */
  onChange?: (value: string) => void
}

/** A field of several lines, as high as its text; `rows` is the minimum. */
export function TextArea(props: TextAreaProps) {
  const { label, help, problem, isRequired, onChange, rows = 2, ...input } = props
  return (
    <Field {...{ id: input.id, label, help, problem, isRequired }}>
      {(control) => (
        <div className={styles.growing} data-text={input.value}>
          <textarea
            {...input}
            {...control}
            rows={rows}
            className={styles.input}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
