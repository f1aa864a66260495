import { formatNumber } from '../../school/base/formats.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './counters.module.css'

interface CountersProps {
  label: string
  counters: readonly { label: string; value: number; note: string | null }[]
}

/** Numbers with labels. */
export function Counters({ label, counters }: CountersProps) {
  const { language } = useMessages()
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
            {formatNumber(counter.value, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
