import type { InLanguage } from '../../base/filipino.ts'
import type { Announcement } from '../../kinds/announcement.ts'
import type { ShownPicture } from '../../base/photo.ts'

/**
 * An announcement in a list; days are `YYYY-MM-DD`; `image` is `null` when the default logo is
 * shown.
 */
export interface AnnouncementItem extends InLanguage {
  announcementID: string
  slug: string
  title: string
  date: string | null
  startsOn: string | null
  endsOn: string | null
  category: string
  image: ShownPicture | null
  sample: boolean
}

/**
 * An announcement with its text and every field of its kind; `content` is clean HTML and may be
 * empty.
 */
export interface AnnouncementDetail
  extends AnnouncementItem, Omit<Announcement, keyof AnnouncementItem | 'content' | 'bannerImage'> {
  content: string
  /** the code by which anyone checks the announcement; `null` when it comes from a content host */
  code: string | null
}

type Days = Pick<AnnouncementItem, 'date' | 'startsOn' | 'endsOn'>

/** Returns the day that an announcement is about, or else the day of its publication (spec 9). */
export const dayOfAnnouncement = ({ date, startsOn }: Days) => startsOn ?? date

/**
 * Returns whether the days of an announcement have passed; an announcement that names no days is
 * over after a year.
 *
 * @param today `YYYY-MM-DD` in Manila
 */
export function isPast({ date, startsOn, endsOn }: Days, today: string): boolean {
  const last = endsOn ?? startsOn
  if (last) return last < today
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return date !== null && date < yearAgo
}

/** Number of announcements in a preview (spec 9). */
export const previewCount = 3

/**
 * Chooses the announcements of a section (spec 9), newest first. The announcement on view is left
 * out; then, without `showAll`, the first three in the service's order stay.
 */
export function chooseAnnouncements<Item extends AnnouncementItem>(
  all: readonly Item[],
  { showAll, currentSlug }: { showAll: boolean; currentSlug?: string | undefined },
): Item[] {
  const others = all.filter((item) => item.slug !== currentSlug)
  const shown = showAll ? others : others.slice(0, previewCount)
  return [...shown].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}
