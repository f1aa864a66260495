import { describe, expect, onTestFinished, test } from 'vitest'
import { valueOf } from '../../../tests/helpers/entries.ts'
import { json, startStandInHost } from '../../../tests/helpers/stand-in-host.ts'
import { fetchAnnouncements, readAnnouncements } from './announcement-service.ts'

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
const read = (body: unknown) => valueOf(readAnnouncements(body, ''))

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

  test('shows the default logo for an image that is missing or not an address', () => {
    const images = [null, 'javascript:x']
    const list = read(images.map((announcementBannerImage) => wire({ announcementBannerImage })))
    expect(list.map(({ image }) => image)).toEqual([null, null])
  })

  test('takes a null answer for an empty list, and anything else that is none for a failure', () => {
    expect(read(null)).toEqual([])
    const failed = { ok: false, failure: { reason: 'wrong-shape' } }
    for (const body of [{}, { data: [] }, 'none', false])
      expect([body, readAnnouncements(body, '')]).toMatchObject([body, failed])
  })
})
