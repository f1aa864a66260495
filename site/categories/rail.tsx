import type { ReactNode } from 'react'
import { contentLanguage } from '../languages/content-language.ts'
import { EventBadge } from '../events/event-badge.tsx'
import { useMessages } from '../languages/use-messages.ts'
import { StaffLink } from '../ui/outside-link.tsx'
import { SampleTag } from '../ui/sample-note.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import type { RailContent } from './read-rail.server.ts'
import * as arrowStyles from '../ui/arrow.module.css'
import * as styles from './rail.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

/** Returns whether a rail has any content. */
export const hasRail = ({ event, steps, figures, story }: RailContent) =>
  steps.length + figures.length > 0 || Boolean(event ?? story)

/** The next event, what to do next, figures and a related story, beside the text. */
export function Rail({ rail }: { rail: RailContent }) {
  const t = useMessages()
  const { event, steps, figures, story } = rail
  return (
    <aside className={styles.root} aria-label={t('pages.beside')} data-screen-only>
      {event && (
        <RailCard card={event}>
          <EventBadge event={event} />
        </RailCard>
      )}
      {steps.length > 0 && (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.text}>
              {step.label && <span className={kickerStyles.root}>{step.label}</span>}
              <span lang={contentLanguage(t, step)}>
                {step.to === null ? (
                  step.text
                ) : (
                  <StaffLink to={step.to} className={arrowStyles.root}>
                    {step.text}
                  </StaffLink>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {figures.map(({ value, label, ...figure }) => (
        <p key={label} className={styles.figure} lang={contentLanguage(t, figure)}>
          <b>{value}</b> {label}
        </p>
      ))}
      {story && <RailCard card={story} />}
    </aside>
  )
}

/** A card with a link; `children` come before it, such as the day of an event. */
function RailCard({
  card,
  children,
}: {
  card: NonNullable<RailContent['story']> & { lines?: readonly string[] }
  children?: ReactNode
}) {
  const t = useMessages()
  return (
    <div className={styles.card}>
      {children}
      <div>
        <p className={kickerStyles.root}>
          {card.label} {card.sample && <SampleTag />}
        </p>
        <p className={styles.title} lang={contentLanguage(t, card)}>
          <a href={card.to}>{card.title}</a>
        </p>
        {card.lines?.map((line) => (
          <p key={line}>
            <UnbrokenText text={line} />
          </p>
        ))}
      </div>
    </div>
  )
}
