import { formatNumber } from '../../school/base/formats.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './counters.module.css'

interface CountersProps {
  label: string
  counters: readonly { label: string; value: number; note: string | null }[]
}

/** Numbers with labels. */
export function Counters({ label, counters }: CountersProps) {
  const t = useMessages()
  return (
    <dl className={styles.root} data-reveal="whole" aria-label={label}>
      {counters.map((counter) => (
        <div key={counter.label}>
          <dt lang={contentLanguage(t, counter)}>
            {counter.label}
            {counter.note && <span>{counter.note}</span>}
          </dt>
          <dd>{formatNumber(counter.value, t.language)}</dd>
        </div>
      ))}
    </dl>
  )
}
