import { expect, test } from 'vitest'
import { chooseAnnouncements, type AnnouncementItem } from './announcements.ts'

const days = { jan: '2026-01-10', mar: '2026-03-10', feb: '2026-02-10', undated: null }
/** Announcements in the service's own order, newest at the end. */
const all = Object.entries({ ...days, dec: '2026-12-10' }).map(
  ([slug, date]) => ({ slug, date }) as AnnouncementItem,
)

test.each<[what: string, count: number, Parameters<typeof chooseAnnouncements>[1], string]>([
  ['first three as the service gave them, then sorted', 5, { showAll: false }, 'mar feb jan'],
  ['three beside the one on view', 5, { showAll: false, currentSlug: 'mar' }, 'feb jan undated'],
  ['whole list, newest first, undated last', 5, { showAll: true }, 'dec mar feb jan undated'],
  ['list but the one on view', 5, { showAll: true, currentSlug: 'dec' }, 'mar feb jan undated'],
  ['only one that there is', 1, { showAll: false }, 'jan'],
  ['empty list', 0, { showAll: false }, ''],
])('an announcements section shows the %s (spec 9)', (_what, count, choice, slugs) => {
  const given = all.slice(0, count)
  const shown = chooseAnnouncements(given, choice)
  expect(shown.map(({ slug }) => slug).join(' ')).toBe(slugs)
  expect(given).toEqual(all.slice(0, count))
})
