import type { AnnouncementItem } from '../../school/announcements/announcements.ts'
import { formatBadge, formatDateRange } from '../../school/dates.ts'
import { Picture } from '../ui/picture.tsx'
import { pageAddress } from '../page-address.ts'
import * as styles from './announcement-card.module.css'

/** The picture of an announcement that has none (spec 5). */
export const defaultAnnouncementImage = '/images/default-announcement.svg'

export const announcementAddress = ({ slug }: Pick<AnnouncementItem, 'slug'>) =>
  pageAddress('/announcements/:slug', { slug })

/**
 * Formats the days that an announcement is about; the start falls back to the day it was made (spec
 * 9).
 */
export function announcementDates({ date, startsOn, endsOn }: AnnouncementItem): string | null {
  const start = startsOn ?? date
  return start && formatDateRange(start, endsOn)
}

/** An announcement in a grid; its link carries id and category as navigation state (spec 2). */
export function AnnouncementCard({ item }: { item: AnnouncementItem }) {
  const badge = item.date && formatBadge(item.date)
  const dates = announcementDates(item)
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        <Picture src={item.image} standIn={defaultAnnouncementImage} width={640} height={480} />
        {badge && item.date && (
          <time dateTime={item.date} className={styles.badge}>
            <span>{badge.day}</span> {badge.month}
          </time>
        )}
      </div>
      <h3 className={styles.title}>
        <a
          href={announcementAddress(item)}
          data-state={JSON.stringify({
            announcementID: item.announcementID,
            category: item.category,
          })}
        >
          {item.title}
        </a>
      </h3>
      {dates && <p className={styles.dates}>{dates}</p>}
    </article>
  )
}
