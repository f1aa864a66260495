import { useMessages } from '../languages/use-messages.ts'
import type { TodayFact } from './read-today.server.ts'
import * as styles from './today-strip.module.css'
import * as wrapStyles from '../ui/wrap.module.css'

/** Shows the known facts of today in one strip; nothing in a copy of the site, which has none. */
export function TodayStrip({ facts }: { facts: readonly TodayFact[] }) {
  const t = useMessages()
  if (facts.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="today" data-screen-only>
      <div className={wrapStyles.root}>
        <h2 id="today">{t('common.today')}</h2>
        <dl>
          {facts.map(({ label, text, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{to ? <a href={to}>{text}</a> : text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
