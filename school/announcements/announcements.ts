/**
 * An announcement in a list; days are `YYYY-MM-DD`; `image` is `null` where the default logo stands
 * in.
 */
export interface AnnouncementItem {
  announcementID: string
  slug: string
  title: string
  date: string | null
  startsOn: string | null
  endsOn: string | null
  category: string
  image: string | null
  sample: boolean
}

/** An announcement to read; `content` is clean HTML and may be empty. */
export interface AnnouncementDetail extends AnnouncementItem {
  content: string
}

/** `/announcements/all` is the full list and so no announcement's address. */
export const fullListSlug = 'all'

/** How many announcements a preview shows (spec 9). */
const previewCount = 3

/**
 * What an announcements section shows (spec 9): without `showAll` the first three as the service
 * gave them, the one on view left out before; then newest first.
 */
export function chooseAnnouncements<Item extends AnnouncementItem>(
  all: readonly Item[],
  { showAll, currentSlug }: { showAll: boolean; currentSlug?: string | undefined },
): Item[] {
  const others = all.filter((item) => item.slug !== currentSlug)
  const shown = showAll ? others : others.slice(0, previewCount)
  return [...shown].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}
