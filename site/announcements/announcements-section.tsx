import {
  chooseAnnouncements,
  type AnnouncementItem,
} from '../../school/content/announcements/announcements.ts'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import { AnnouncementCard } from './announcement-card.tsx'
import * as styles from './announcements-section.module.css'
import * as sectionHeadStyles from '../ui/section-head.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as stateStyles from '../ui/state.module.css'
import * as spinnerStyles from '../ui/spinner.module.css'

interface AnnouncementsSectionProps {
  /** `null` when loading failed */
  announcements: readonly AnnouncementItem[] | null
  showAll?: boolean
  /** slug of the announcement on view, which is left out */
  currentSlug?: string | undefined
  isLoading?: boolean
}

/** The announcements section (spec 2): a preview of three, or all. */
export function AnnouncementsSection({
  announcements,
  showAll = false,
  currentSlug,
  isLoading = false,
}: AnnouncementsSectionProps) {
  const t = useMessages()
  return (
    <section className={styles.root} aria-labelledby="announcements" aria-busy={isLoading}>
      <div className={sectionHeadStyles.root}>
        <h2 id="announcements">{t('common.announcements')}</h2>
        {!showAll && !isLoading && (
          <a href={pageAddress(t.language, '/announcements/all')} className={buttonStyles.quiet}>
            {t('common.viewAnnouncements')}
          </a>
        )}
      </div>
      {isLoading ? (
        <p className={stateStyles.root}>
          <span className={spinnerStyles.root} aria-hidden="true" />{' '}
          {t('common.loadingAnnouncements')}
        </p>
      ) : (
        <AnnouncementResults
          announcements={announcements}
          showAll={showAll}
          currentSlug={currentSlug}
        />
      )}
    </section>
  )
}

function AnnouncementResults({
  announcements,
  showAll = false,
  currentSlug,
}: Omit<AnnouncementsSectionProps, 'isLoading'>) {
  const t = useMessages()
  if (!announcements) {
    return (
      <p className={`${stateStyles.root} ${stateStyles.error}`} role="alert">
        {t('common.announcementsFailed')}
      </p>
    )
  }
  const shown = chooseAnnouncements(announcements, { showAll, currentSlug })
  if (shown.length === 0) return <p className={stateStyles.root}>{t('common.noAnnouncements')}</p>
  return <AnnouncementGrid announcements={shown} />
}

interface AnnouncementGridProps {
  announcements: readonly AnnouncementItem[]
  /** `rows` have whole titles beside small pictures with their days */
  look?: 'grid' | 'rows'
}

/** Announcements as cards. */
export function AnnouncementGrid({ announcements, look = 'grid' }: AnnouncementGridProps) {
  return (
    <ul className={look === 'rows' ? styles.rows : styles.grid} data-reveal="each">
      {announcements.map((item) => (
        <li key={item.announcementID || item.slug}>
          <AnnouncementCard item={item} />
        </li>
      ))}
    </ul>
  )
}
