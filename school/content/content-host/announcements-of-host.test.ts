import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { valueOf } from '../../../tests/helpers/entries.ts'
import { json, startStandInHost, type StandInHost } from '../../../tests/helpers/stand-in-host.ts'
import { ContentHost } from './content-host.server.ts'

let host: StandInHost
let news: ContentHost
beforeEach(async () => {
  const titles = ['Señor’s feast', 'No classes', 'No classes', 'All']
  const data = titles.map((title, index) => ({
    announcementID: index + 1,
    announcementTitle: title,
    announcementContent: `<p>Body ${index + 1}</p>`,
  }))
  host = await startStandInHost(json(data))
  news = new ContentHost(host.origin, () => {})
})
afterEach(() => host.stop())

describe('an announcement of the content host', () => {
  test.each([
    ['senors-feast', '1'],
    ['seors-feast', '1'],
    ['senors-feast-1', '1'],
    ['no-classes', '2'],
    ['no-classes-2', '2'],
    ['no-classes-3', '3'],
    ['all-4', '4'],
  ])('is found at %s', async (slug, announcementID) => {
    expect(valueOf(await news.findAnnouncement(slug))).toMatchObject({
      announcementID,
      html: `<p>Body ${announcementID}</p>`,
    })
  })

  test('is not found at other addresses', async () => {
    for (const slug of ['feast', 'no-classes-1', 'all-2'])
      expect(valueOf(await news.findAnnouncement(slug))).toBeNull()
  })
})
