import * as styles from './counters.module.css'

interface CountersProps {
  label: string
  counters: readonly { label: string; value: number; note: string | null }[]
}

/** Numbers with labels. */
export function Counters({ label, counters }: CountersProps) {
  return (
    <dl className={styles.root} data-reveal="whole" aria-label={label}>
      {counters.map((counter) => (
        <div key={counter.label}>
          <dt>
            {counter.label}
            {counter.note && <span>{counter.note}</span>}
          </dt>
          <dd
            data-figure={counter.value}
            className={counter.value >= 1000 ? styles.thousands : undefined}
          >
            {counter.value.toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
