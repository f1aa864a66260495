import * as styles from './segments.module.css'

interface SegmentsProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  choices: readonly { value: Value; label: string }[]
}

/** Two or three views of the same thing, as buttons side by side; the pressed one is shown. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, onChange, choices } = props
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
