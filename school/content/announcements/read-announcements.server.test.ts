import { describe, expect, onTestFinished, test } from 'vitest'
import { sourceOf } from '../../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  announcement,
  type EntryState,
  noon,
  putEntry,
  valueOf,
} from '../../../tests/helpers/entries.ts'
import { json, startStandInHost } from '../../../tests/helpers/stand-in-host.ts'
import { type AnnouncementInput, announcementKind } from '../../kinds/announcement.ts'
import { readAnnouncement, readAnnouncements } from './read-announcements.server.ts'
import { fetchAnnouncements, parseAnnouncements } from './announcement-service.ts'
import { type AnnouncementItem, chooseAnnouncements } from './announcements.ts'

describeOnDatabases('announcements from the site’s own database', (given) => {
  const put = (fields: Partial<AnnouncementInput>, state: EntryState = {}) =>
    putEntry(given.database, announcementKind, announcement(fields), state)

  test('are those that visitors may see, newest first', async () => {
    await put({ title: 'Older', date: '2026-10-01' })
    const days = { date: '2026-11-05', startsOn: '2026-11-06', endsOn: '2026-11-07' }
    const { id } = await put({ ...days, bannerImage: '/media/a.webp' })
    await put({ title: 'Tomorrow' }, { publishAt: noon + 1 })
    await put({ title: 'Over' }, { expiresAt: noon })
    await put({ title: 'Draft' }, { status: 'draft' })
    const list = valueOf(await readAnnouncements(sourceOf(given.database).source))
    expect(list.map(({ title }) => title)).toEqual(['No classes on Friday', 'Older'])
    expect(list[0]).toEqual({
      announcementID: String(id),
      slug: 'no-classes-on-friday',
      title: 'No classes on Friday',
      ...days,
      category: 'Advisory',
      image: '/media/a.webp',
      sample: false,
    })
  })

  test('open at their address with a clean body', async () => {
    const { source } = sourceOf(given.database)
    await put({ content: '<p onclick="x()">Stay home.</p>' })
    const shown = { title: 'No classes on Friday', content: '<p>Stay home.</p>' }
    expect(valueOf(await readAnnouncement(source, 'no-classes-on-friday'))).toMatchObject(shown)
    expect(valueOf(await readAnnouncement(source, 'elsewhere'))).toBeNull()
  })
})

/** Builds an announcement as a content host sends it. */
const wire = (fields: object = {}) => ({
  announcementID: 4,
  announcementTitle: 'No classes -- on Friday!',
  announcementDate: '2026-11-05',
  announcementStartDate: '2026-11-06',
  announcementEndDate: '',
  announcementBannerImage: '/uploads/friday.png',
  announcementCategory: 'Advisory',
  ...fields,
})
const read = (body: unknown) => valueOf(parseAnnouncements(body, ''))

describe('the call get-announcements (spec 7)', () => {
  test('reads an announcement, its image prefixed with the host', async () => {
    const host = await startStandInHost(json([wire()]))
    onTestFinished(() => host.stop())
    const announcements = valueOf(await fetchAnnouncements(host.origin))
    expect(host.requests).toEqual(['/api/get-announcements.php'])
    expect(announcements).toEqual([
      {
        announcementID: '4',
        slug: 'no-classes-on-friday',
        title: 'No classes -- on Friday!',
        date: '2026-11-05',
        startsOn: '2026-11-06',
        endsOn: null,
        category: 'Advisory',
        image: `${host.origin}/uploads/friday.png`,
        sample: false,
        html: '',
        fields: {},
      },
    ])
  })

  test('keeps the order of the service and leaves out what is no announcement or has no title', () => {
    const titled = (announcementTitle: string) => wire({ announcementTitle })
    const list = read([titled('B'), null, 'text', {}, [], titled('A'), { announcementID: 9 }])
    expect(list.map(({ slug }) => slug)).toEqual(['b', 'a'])
  })

  test('takes a null answer for an empty list, and one without a list for a failure', () => {
    expect(read(null)).toEqual([])
    const failed = { ok: false, failure: { reason: 'wrong-shape' } }
    for (const body of [{}, { data: [] }, 'none', false])
      expect([body, parseAnnouncements(body, '')]).toMatchObject([body, failed])
  })
})

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
