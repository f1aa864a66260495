import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import * as styles from './calendar-feed.module.css'
import * as buttonStyles from '../ui/button.module.css'

/**
 * Links to subscribe to events: by `webcal:` in Apple's and Outlook's calendar, else by address.
 */
export function CalendarFeed({ publicOrigin }: { publicOrigin: string }) {
  const t = useMessages()
  const feed = publicOrigin + pageAddress(t.language, '/events.ics')
  return (
    <section className={styles.root} aria-labelledby="calendar-feed">
      <div>
        <h2 id="calendar-feed">{t('events.feedTitle')}</h2>
        <p>{t('events.feedText')}</p>
        <p>
          <code>{feed}</code>
        </p>
      </div>
      <a
        href={feed.replace(/^https?:/, 'webcal:')}
        className={`${buttonStyles.light} ${styles.action}`}
      >
        {t('events.subscribe')}
      </a>
    </section>
  )
}
