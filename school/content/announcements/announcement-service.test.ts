import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { valueOf } from '../../../tests/helpers/entries.ts'
import { json, startStandInHost, type StandInHost } from '../../../tests/helpers/stand-in-host.ts'
import { fetchAnnouncements } from './announcement-service.ts'

/** Builds an announcement as a content host sends it. */
const wire = (fields: Record<string, unknown> = {}) => ({
  announcementID: 4,
  announcementTitle: 'No classes -- on Friday!',
  announcementDate: '2026-11-05',
  announcementStartDate: '2026-11-06',
  announcementEndDate: '',
  announcementBannerImage: '/uploads/friday.png',
  announcementCategory: 'Advisory',
  ...fields,
})

let host: StandInHost
beforeEach(async () => {
  host = await startStandInHost(json([wire()]))
})
afterEach(() => host.stop())

describe('the call get-announcements (spec 7)', () => {
  test('reads an announcement, its image prefixed with the host', async () => {
    const read = valueOf(await fetchAnnouncements(host.origin))
    expect(host.requests).toEqual(['/api/get-announcements.php'])
    expect(read).toEqual([
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

  test('keeps the order of the service and leaves out what is no announcement or has no title', async () => {
    const titled = (announcementTitle: string) => wire({ announcementTitle })
    host.answer(json([titled('B'), null, 'text', {}, [], titled('A'), { announcementID: 9 }]))
    const list = valueOf(await fetchAnnouncements(host.origin))
    expect(list.map(({ slug }) => slug)).toEqual(['b', 'a'])
  })

  test('shows the default logo for an image that is missing or not an address', async () => {
    const images = [null, 'javascript:x']
    host.answer(json(images.map((announcementBannerImage) => wire({ announcementBannerImage }))))
    const list = valueOf(await fetchAnnouncements(host.origin))
    expect(list.map(({ image }) => image)).toEqual([null, null])
  })

  test('takes a null answer for an empty list', async () => {
    host.answer(json(null))
    expect(await fetchAnnouncements(host.origin)).toEqual({ ok: true, value: [] })
  })

  test.each([
    [{}, 200, 'wrong-shape'],
    [{ data: [] }, 200, 'wrong-shape'],
    ['none', 200, 'wrong-shape'],
    [false, 200, 'wrong-shape'],
    [[], 503, 'status'],
  ])('takes %j for a failure', async (body, status, reason) => {
    host.answer(json(body, status))
    expect(await fetchAnnouncements(host.origin)).toMatchObject({ ok: false, failure: { reason } })
  })
})
