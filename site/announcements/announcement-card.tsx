import {
  dayOfAnnouncement,
  type AnnouncementItem,
} from '../../school/content/announcements/announcements.ts'
import { formatBadge } from '../../school/base/formats.ts'
import { dateRange } from '../languages/date-range.ts'
import type { Translate } from '../languages/translate.ts'
import { Picture } from '../ui/picture.tsx'
import { SampleTag } from '../ui/sample-note.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import { StaffTitle } from '../ui/staff-text.tsx'
import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './announcement-card.module.css'

/** The picture of an announcement that has none: the white logo (spec 5). */
export const defaultAnnouncementImage = '/images/default-announcement.svg'

/** The white logo with room for the date badge of a card beside it. */
const defaultCardImage = `${defaultAnnouncementImage}#beside`

export const announcementAddress = (language: Language, { slug }: Pick<AnnouncementItem, 'slug'>) =>
  pageAddress(language, '/announcements/:slug', { slug })

/** Formats the days that an announcement is about (spec 9). */
export function announcementDates(t: Translate, item: AnnouncementItem): string | null {
  const start = dayOfAnnouncement(item)
  return start && dateRange(t, start, item.endsOn)
}

/** The title of an announcement; its link carries id and category as navigation state (spec 2). */
export function AnnouncementLink({ item }: { item: AnnouncementItem }) {
  return (
    <a
      href={announcementAddress(useMessages().language, item)}
      data-state={JSON.stringify({
        announcementID: item.announcementID,
        category: item.category,
      })}
    >
      <StaffTitle text={item.title} of={item} />
    </a>
  )
}

/** An announcement in a list, with its first day as a date badge (spec 2). */
export function AnnouncementCard({ item }: { item: AnnouncementItem }) {
  const t = useMessages()
  const day = dayOfAnnouncement(item)
  const badge = day && formatBadge(day, t.language)
  const dates = announcementDates(t, item)
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        <Picture src={item.image} standIn={defaultCardImage} width={640} height={480} />
        {badge && (
          <time dateTime={day} className={styles.badge}>
            <span>{badge.day}</span> {badge.month}
          </time>
        )}
      </div>
      <h3 className={styles.title}>
        <AnnouncementLink item={item} />
      </h3>
      {(dates || item.sample) && (
        <p className={styles.dates}>
          <span>{dates && <UnbrokenText text={dates} />}</span> {item.sample && <SampleTag />}
        </p>
      )}
    </article>
  )
}
