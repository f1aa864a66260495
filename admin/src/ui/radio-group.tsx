import { FieldNote, useField, type FieldWords } from './field.tsx'
import * as styles from './field.module.css'

interface RadioGroupProps<Value extends string> extends FieldWords {
  /** '' or null for no answer yet */
  value: Value | '' | null
  onChange: (value: Value) => void
  choices: readonly { value: Value; label: string }[]
  isInRow?: boolean
}

/** A question with a few answers, all in view. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, help, problem, isRequired, value, onChange, choices, isInRow } = props
  const field = useField(props)
  const { id } = field
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-required={isRequired}
      {...field}
      className={styles.root}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </span>
      <div className={isInRow ? styles.choicesInRow : styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.check}>
            <input
              type="radio"
              name={id}
              className={styles.box}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldNote id={`${id}-help`} help={help} problem={problem} />
    </div>
  )
}
