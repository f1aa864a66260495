import { expect, onTestFinished, test } from 'vitest'
import { valueOf } from '../../../tests/helpers/entries.ts'
import { json, startStandInHost } from '../../../tests/helpers/stand-in-host.ts'
import { ContentHost } from './content-host.server.ts'

test('an announcement of the content host is found at its addresses, and at no others', async () => {
  const titles = ['Señor’s feast', 'No classes', 'No classes', 'All']
  const data = titles.map((title, index) => ({
    announcementID: index + 1,
    announcementTitle: title,
    announcementContent: `<p>Body ${index + 1}</p>`,
  }))
  const host = await startStandInHost(json(data))
  onTestFinished(() => host.stop())
  const news = new ContentHost(host.origin, () => {})
  for (const [slug, announcementID] of [
    ['senors-feast', '1'],
    ['seors-feast', '1'],
    ['senors-feast-1', '1'],
    ['no-classes', '2'],
    ['no-classes-2', '2'],
    ['no-classes-3', '3'],
    ['all-4', '4'],
  ] as const)
    expect([slug, valueOf(await news.findAnnouncement(slug))]).toMatchObject([
      slug,
      { announcementID, html: `<p>Body ${announcementID}</p>` },
    ])
  for (const slug of ['feast', 'no-classes-1', 'all-2'])
    expect(valueOf(await news.findAnnouncement(slug))).toBeNull()
})
