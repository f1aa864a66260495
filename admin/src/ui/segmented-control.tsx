import * as styles from './segmented-control.module.css'

interface SegmentedControlProps<Value extends string> {
  /** names the control for screen readers; not drawn */
  label: string
  value: Value
  onChange: (value: Value) => void
  choices: readonly { value: Value; label: string }[]
}

/** Chooses one of a few values with buttons side by side; the chosen one is pressed. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
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
