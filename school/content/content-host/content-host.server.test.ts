import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sourceOf } from '../../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { putArticle, valueOf } from '../../../tests/helpers/entries.ts'
import { json, standInHostForEach } from '../../../tests/helpers/stand-in-host.ts'
import { fail } from '../../base/result.ts'
import {
  readAnnouncement,
  readAnnouncements,
  readAnnouncementsBeside,
} from '../announcements/read-announcements.server.ts'
import { readArticle, readNewsBeside, readNewsPage } from '../news/read-news.server.ts'
import { articlesAddress } from '../news/news-service.ts'
import { ContentHost } from './content-host.server.ts'
import type { ContentSource } from './content-source.server.ts'

const host = standInHostForEach(json([]))
const all = { category: 'all', topic: '' }
let news: ContentHost
beforeEach(() => {
  // Fakes only the clock; connections work as usual.
  vi.useFakeTimers({ toFake: ['Date'] })
  news = new ContentHost(host.origin, () => {})
})
afterEach(() => void vi.useRealTimers())

describeOnDatabases('the content of a host', (given) => {
  const page = { ...all, page: 1 }
  const text = '<p>a</p><script>x</script>'
  const article = { articleID: 1, articleTitle: 'From afar', articleContent: text }
  const announcement = { announcementTitle: 'From afar', announcementContent: text }

  test('takes the place of what the database holds, with clean texts', async () => {
    await putArticle(given.database)
    host.answer((request, response) => {
      const isNews = request.url?.includes('get-articles')
      const answer = isNews ? { data: [article], total: 30, limit: 10 } : [announcement]
      json(answer)(request, response)
    })
    const { source } = sourceOf(given.database, host.origin)
    const [listed, shown] = [[{ title: 'From afar' }], { title: 'From afar', content: '<p>a</p>' }]
    const ofHost = { items: listed, pageCount: 3 }
    expect(valueOf(await readNewsPage(source, page))).toMatchObject(ofHost)
    expect(valueOf(await readAnnouncements(source))).toMatchObject(listed)
    expect(valueOf(await readArticle(source, 'from-afar'))).toMatchObject(shown)
    expect(valueOf(await readAnnouncement(source, 'from-afar'))).toMatchObject(shown)
    expect(valueOf(await readAnnouncement(source, 'elsewhere'))).toBeNull()
    host.answer(json({ data: [] }))
    expect(valueOf(await readArticle(source, 'robotics-team-comes-home'))).toBeNull()
  })

  test('that fails is noted for the log once, with the status, and is not asked again at once', async () => {
    host.answer(json({}, 503))
    const { source, reports } = sourceOf(given.database, host.origin)
    const failed = { ok: false }
    const status = 'Server returned 503'
    for (let round = 0; round < 2; round += 1) {
      expect(await readNewsPage(source, page)).toMatchObject(failed)
      expect(await readAnnouncements(source)).toMatchObject(failed)
      expect(await readAnnouncement(source, 'from-afar')).toMatchObject(failed)
      expect(reports).toEqual([status, status])
    }
    expect(await readArticle(source, 'from-afar')).toMatchObject(failed)
    expect(reports).toEqual([status, status, status])
  })
})

/** Makes the host answer with pages of stories, newest first: 'Story 1' is the newest. */
function publish(stories: number, limit: number, onPage?: (page: number) => void) {
  host.answer((request, response) => {
    const page = Number(new URL(request.url ?? '', host.origin).searchParams.get('page'))
    onPage?.(page)
    const all = Array.from({ length: stories }, (_, place) => ({
      articleID: place + 1,
      articleTitle: `Story ${place + 1}`,
      articleContent: `<p>Body ${place + 1}</p>`,
    }))
    const data = all.slice((page - 1) * limit, page * limit)
    json({ data, total: stories, limit })(request, response)
  })
}

/** Opens an article by its address. @returns its id */
const idAt = async (address: string) => valueOf(await news.findArticle(address))?.articleID

const pagesAsked = () =>
  host.requests.map((path) => Number(new URL(path, host.origin).searchParams.get('page')))

describe('an article of the content host opened by direct link', () => {
  test('is found by walking the host’s pages from the newest, with its body; null when no page has it', async () => {
    publish(5, 2)
    const fourth = { articleID: '4', html: '<p>Body 4</p>' }
    expect(valueOf(await news.findArticle('story-4'))).toMatchObject(fourth)
    expect(host.requests).toEqual([1, 2].map((page) => articlesAddress('', { ...all, page })))
    expect(valueOf(await news.findArticle('elsewhere'))).toBeNull()
    expect(pagesAsked()).toEqual([1, 2, 1, 2, 3])
  })

  test('has its title as its address, also to the letter; of two with one title, the lower id has it', async () => {
    const titles = { 9: 'Book fair', 3: 'Book fair', 1: 'Señor’s feast' }
    const data = Object.entries(titles).map(([articleID, articleTitle]) => {
      return { articleID, articleTitle, articleContent: '' }
    })
    host.answer(json({ data, total: 3, limit: 12 }))
    const idsAt = async (...addresses: string[]) => {
      const ids: unknown[] = []
      for (const address of addresses) ids.push(await idAt(address))
      return ids
    }
    expect(await idsAt('book-fair-9', 'book-fair', 'book-fair-9')).toEqual(['9', '3', '9'])
    const feast = ['senors-feast', 'seors-feast', 'senors-feast-1']
    expect(await idsAt(...feast)).toEqual(['1', '1', '1'])
    expect(await idsAt('senors-feast-2', 'feast')).toEqual([undefined, undefined])
  })

  test('is remembered for a minute, as are those that were seen on the way and those that do not exist', async () => {
    publish(4, 2)
    await news.findArticle('elsewhere')
    host.requests.length = 0
    const ids = async () => [await idAt('story-4'), await idAt('story-1'), await idAt('elsewhere')]
    vi.setSystemTime(Date.now() + 59_999)
    expect(await ids()).toEqual(['4', '1', undefined])
    expect(pagesAsked()).toEqual([])
    vi.setSystemTime(Date.now() + 1)
    expect(await ids()).toEqual(['4', '1', undefined])
    expect(pagesAsked()).toEqual([1, 2, 1, 2])
  })

  test('is found among the newest of a host that has thousands', async () => {
    publish(2_000, 100)
    expect(await Promise.all(['story-2000', 'story-1'].map(idAt))).toEqual(['2000', '1'])
  })
})

describe('simultaneous requests', () => {
  test('for several articles share one walk', async () => {
    publish(10, 2)
    const found = await Promise.all(['story-9', 'story-2', 'story-9', 'elsewhere'].map(idAt))
    expect(found).toEqual(['9', '2', '9', undefined])
    expect(pagesAsked()).toEqual([1, 2, 3, 4, 5])
  })

  test('one that joins later still gets an article of a page walked before', async () => {
    let late: Promise<unknown> = Promise.resolve()
    const onPage = (page: number) => {
      if (page === 3) late = Promise.all(['story-1', 'elsewhere'].map(idAt))
    }
    publish(10, 2, onPage)
    expect(await idAt('story-5')).toBe('5')
    expect(await late).toEqual(['1', undefined])
    expect(pagesAsked()).toEqual([1, 2, 3, 4, 5])
  })
})

describe('a host that cannot be relied on', () => {
  test('with endless pages is walked forty pages deep', async () => {
    publish(1_000, 1)
    expect(await idAt('story-41')).toBeUndefined()
    expect(pagesAsked()).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  })

  test('that claims more pages than it has is left at the first empty one', async () => {
    host.answer(json({ data: null, total: 500, limit: 1 }))
    expect(await idAt('story-1')).toBeUndefined()
    expect(pagesAsked()).toEqual([1])
  })

  test('that fails on the way is a failure, is asked again, and still shows what it gave before', async () => {
    host.answer(json({}, 500))
    const failure = { reason: 'status' }
    expect(await news.findArticle('story-1')).toMatchObject({ ok: false, failure })
    publish(10, 2, () => host.answer(json({}, 500)))
    expect(await news.findArticle('story-9')).toMatchObject({ ok: false })
    expect(await idAt('story-1')).toBe('1')
  })

  test('that is slow with each page does not keep a visitor for the sum of them', async () => {
    host.answer((request, response) => {
      vi.setSystemTime(Date.now() + 4_000)
      const data = [{ articleTitle: `At ${request.url}` }]
      json({ data, total: 100, limit: 1 })(request, response)
    })
    const failure = { reason: 'unreachable' }
    expect(await news.findArticle('elsewhere')).toMatchObject({ ok: false, failure })
    expect(pagesAsked().length).toBeLessThanOrEqual(3)
  })
})

test('an announcement of the content host is found at its addresses, and at no others', async () => {
  const titles = ['Señor’s feast', 'No classes', 'No classes', 'All']
  const data = titles.map((announcementTitle, index) => ({
    announcementID: index + 1,
    announcementTitle,
    announcementContent: `<p>Body ${index + 1}</p>`,
  }))
  host.answer(json(data))
  const feast = { 'senors-feast': 1, 'seors-feast': 1, 'senors-feast-1': 1 }
  const others = { 'no-classes': 2, 'no-classes-2': 2, 'no-classes-3': 3, 'all-4': 4 }
  for (const [slug, id] of Object.entries({ ...feast, ...others }))
    expect([slug, valueOf(await news.findAnnouncement(slug))]).toMatchObject([
      slug,
      { announcementID: `${id}`, html: `<p>Body ${id}</p>` },
    ])
  for (const slug of ['feast', 'no-classes-1', 'all-2'])
    expect(valueOf(await news.findAnnouncement(slug))).toBeNull()
})

test('a page on which the content of the host is only a part waits 1.5 seconds for it', async () => {
  const away = fail({ reason: 'unreachable', message: 'The content host is slow' } as const)
  const ofNews = vi.spyOn(news, 'readNewsPage').mockResolvedValue(away)
  const ofAnnouncements = vi.spyOn(news, 'readAnnouncements').mockResolvedValue(away)
  const waits = () => [ofNews.mock.lastCall?.[1], ofAnnouncements.mock.lastCall?.[0]]
  const source = { host: news } as unknown as ContentSource
  expect(await readNewsBeside(source, all, 3)).toEqual(away)
  expect(await readAnnouncementsBeside(source)).toEqual(away)
  expect(waits()).toEqual([1_500, 1_500])
  await readNewsPage(source, { ...all, page: 1 })
  await readAnnouncements(source)
  expect(waits()).toEqual([Infinity, Infinity])
})
