import { expect, test, vi } from 'vitest'
import { fail } from '../../base/result.ts'
import {
  readAnnouncements,
  readAnnouncementsBeside,
} from '../announcements/read-announcements.server.ts'
import { readNewsBeside, readNewsPage } from '../news/read-news.server.ts'
import { ContentHost } from './content-host.server.ts'
import type { ContentSource } from './content-source.server.ts'

const away = fail({ reason: 'unreachable', message: 'The content host is slow' } as const)
const query = { category: 'all', topic: '' } as const

test('a page on which the content of the host is only a part waits 1.5 seconds for it', async () => {
  const host = new ContentHost('http://127.0.0.1:9', () => {})
  const news = vi.spyOn(host, 'readNewsPage').mockResolvedValue(away)
  const announcements = vi.spyOn(host, 'readAnnouncements').mockResolvedValue(away)
  const source = { host } as unknown as ContentSource
  expect(await readNewsBeside(source, query, 3)).toEqual(away)
  expect(await readAnnouncementsBeside(source)).toEqual(away)
  expect([news.mock.lastCall?.[1], announcements.mock.lastCall?.[0]]).toEqual([1_500, 1_500])

  await readNewsPage(source, { ...query, page: 1 })
  await readAnnouncements(source)
  expect([news.mock.lastCall?.[1], announcements.mock.lastCall?.[0]]).toEqual([Infinity, Infinity])
})
