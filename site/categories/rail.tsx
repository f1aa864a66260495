import { contentLanguage } from '../languages/content-language.ts'
import { EventBadge, eventAddress } from '../events/event-row.tsx'
import { daysInShort } from '../events/event-words.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { RailContent } from './read-rail.server.ts'
import * as styles from './rail.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

/** Returns whether there is anything to stand beside the text. */
export const hasRail = ({ figures, quote, event, story }: RailContent) =>
  figures.length > 0 || Boolean(quote ?? event ?? story)

/** Figures, a sentence of the text, the next event and a related story, beside the text. */
export function Rail({ rail }: { rail: RailContent }) {
  const t = useMessages()
  const { figures, quote, event, story } = rail
  return (
    <aside className={styles.root} aria-label={t('pages.beside')}>
      {figures.map(({ value, label, ...figure }) => (
        <p key={label} className={styles.figure} lang={contentLanguage(t, figure)}>
          <b>{value}</b> {label}
        </p>
      ))}
      {quote && (
        <blockquote className={styles.quote} lang={contentLanguage(t, rail)}>
          <p>{quote}</p>
        </blockquote>
      )}
      {event && (
        <div className={styles.card}>
          <EventBadge event={event} />
          <div>
            <p className={kickerStyles.root}>
              {t('common.nextEvent')} {event.sample && <b>{t('common.sample')}</b>}
            </p>
            <p className={styles.title} lang={contentLanguage(t, event)}>
              <a href={eventAddress(t.language, event)}>{event.title}</a>
            </p>
            <p>{daysInShort(t, event)}</p>
          </div>
        </div>
      )}
      {story && (
        <div className={styles.card}>
          <div>
            <p className={kickerStyles.root}>
              {story.label} {story.sample && <b>{t('common.sample')}</b>}
            </p>
            <p className={styles.title} lang={contentLanguage(t, story)}>
              <a href={story.to}>{story.title}</a>
            </p>
          </div>
        </div>
      )}
    </aside>
  )
}
