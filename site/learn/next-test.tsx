import { daysInShort, hoursInWords } from '../events/event-words.ts'
import { EventBadge, eventAddress } from '../events/event-badge.tsx'
import type { EventItem } from '../../school/content/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './next-test.module.css'

/** The next admission test, linked to its event. */
export function NextTest({ test }: { test: EventItem }) {
  const t = useMessages()
  return (
    <div className={styles.root}>
      <EventBadge event={test} />
      <div>
        <p className={styles.label}>{t('learn.nextTest')}</p>
        <p>
          <a href={eventAddress(t.language, test)}>
            <time dateTime={dayOf(test.startsAt)}>{daysInShort(t, test)}</time>
          </a>
        </p>
        <p className={styles.where}>{hoursInWords(t, test)}</p>
        {test.place && <p className={styles.where}>{test.place}</p>}
        {test.sample && <p className={styles.sample}>{t('learn.sampleDate')}</p>}
      </div>
    </div>
  )
}
