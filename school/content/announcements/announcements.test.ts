import { describe, expect, test } from 'vitest'
import { chooseAnnouncements, type AnnouncementItem } from './announcements.ts'

const item = (slug: string, date: string | null): AnnouncementItem => ({
  announcementID: slug,
  slug,
  title: slug,
  date,
  startsOn: null,
  endsOn: null,
  category: 'Advisory',
  image: null,
  sample: false,
})

/** The service's own order, newest at the end. */
const all = [
  item('jan', '2026-01-10'),
  item('mar', '2026-03-10'),
  item('feb', '2026-02-10'),
  item('undated', null),
  item('dec', '2026-12-10'),
]

const slugsOf = (items: AnnouncementItem[]) => items.map(({ slug }) => slug)

describe('an announcements section (spec 9)', () => {
  test('previews the first three as the service gave them, and only then sorts', () => {
    expect(slugsOf(chooseAnnouncements(all, { showAll: false }))).toEqual(['mar', 'feb', 'jan'])
  })

  test('leaves the announcement on view out before it takes three', () => {
    expect(slugsOf(chooseAnnouncements(all, { showAll: false, currentSlug: 'mar' }))).toEqual([
      'feb',
      'jan',
      'undated',
    ])
  })

  test('shows all of them newest first, undated last', () => {
    expect(slugsOf(chooseAnnouncements(all, { showAll: true }))).toEqual([
      'dec',
      'mar',
      'feb',
      'jan',
      'undated',
    ])
  })

  test('leaves the announcement on view out of all of them', () => {
    expect(slugsOf(chooseAnnouncements(all, { showAll: true, currentSlug: 'dec' }))).toEqual([
      'mar',
      'feb',
      'jan',
      'undated',
    ])
  })

  test('shows what there is when there are fewer than three', () => {
    expect(chooseAnnouncements([], { showAll: false })).toEqual([])
    expect(slugsOf(chooseAnnouncements(all.slice(0, 1), { showAll: false }))).toEqual(['jan'])
  })

  test('leaves the list that it was given alone', () => {
    chooseAnnouncements(all, { showAll: true })
    expect(slugsOf(all)).toEqual(['jan', 'mar', 'feb', 'undated', 'dec'])
  })
})
