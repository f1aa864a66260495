import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { valueOf } from '../../../tests/helpers/entries.ts'
import { json, startStandInHost, type StandInHost } from '../../../tests/helpers/stand-in-host.ts'
import { ContentHost } from './content-host.server.ts'

let host: StandInHost
let news: ContentHost
beforeEach(async () => {
  // Fakes only the clock; connections work as usual.
  vi.useFakeTimers({ toFake: ['Date'] })
  host = await startStandInHost(json([]))
  news = new ContentHost(host.origin, () => {})
})
afterEach(async () => {
  vi.useRealTimers()
  await host.stop()
})

/** Makes the host answer with pages of stories, newest first: 'Story 1' is the newest. */
function publish({
  stories,
  limit,
  onPage,
}: {
  stories: number
  limit: number
  onPage?: (page: number) => void
}) {
  host.answer((request, response) => {
    const page = Number(new URL(request.url ?? '', host.origin).searchParams.get('page'))
    onPage?.(page)
    const first = (page - 1) * limit + 1
    const count = Math.max(0, Math.min(limit, stories - first + 1))
    const data = Array.from({ length: count }, (_, place) => ({
      articleID: first + place,
      articleTitle: `Story ${first + place}`,
      articleContent: `<p>Body ${first + place}</p>`,
    }))
    json({ data, total: stories, limit })(request, response)
  })
}

const pagesAsked = () =>
  host.requests.map((path) => Number(new URL(path, host.origin).searchParams.get('page')))

describe('an article of the content host opened by direct link', () => {
  test('is found by walking the host’s pages from the newest, with its body', async () => {
    publish({ stories: 10, limit: 2 })
    expect(valueOf(await news.findArticle('story-5'))).toMatchObject({
      articleID: '5',
      html: '<p>Body 5</p>',
    })
    expect(pagesAsked()).toEqual([1, 2, 3])
  })

  test('of two with one title has the address if its id is lower; the other has its id in it', async () => {
    const story = (articleID: number, articleTitle: string) => ({
      articleID,
      articleTitle,
      articleContent: `<p>Body ${articleID}</p>`,
    })
    const data = [story(9, 'Book fair'), story(3, 'Book fair')]
    host.answer(json({ data, total: 2, limit: 12 }))
    const idAt = async (address: string) => valueOf(await news.findArticle(address))?.articleID
    expect(await idAt('book-fair-9')).toBe('9')
    expect(await idAt('book-fair')).toBe('3')
    expect(await idAt('book-fair-9')).toBe('9')
  })

  test.each([
    ['senors-feast', '1'],
    ['seors-feast', '1'],
    ['senors-feast-1', '1'],
    ['senors-feast-2', undefined],
    ['feast', undefined],
  ])('at %s, is the one with the id %s', async (address, id) => {
    const data = [{ articleID: 1, articleTitle: 'Señor’s feast', articleContent: '' }]
    host.answer(json({ data, total: 1, limit: 12 }))
    expect(valueOf(await news.findArticle(address))?.articleID).toBe(id)
  })

  test('is asked for by the call of the specification, all categories and topics', async () => {
    publish({ stories: 1, limit: 2 })
    await news.findArticle('story-1')
    const asked = new URL(host.requests[0] ?? '', host.origin)
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      mode: 'paginate',
      page: '1',
      category: 'all',
      status: 'Published',
    })
  })

  test('is null when no page has it', async () => {
    publish({ stories: 5, limit: 2 })
    expect(valueOf(await news.findArticle('elsewhere'))).toBeNull()
    expect(pagesAsked()).toEqual([1, 2, 3])
  })

  test('is remembered for a minute, as are those that were seen on the way', async () => {
    publish({ stories: 10, limit: 2 })
    await news.findArticle('story-5')
    host.requests.length = 0
    vi.setSystemTime(Date.now() + 59_999)
    expect(valueOf(await news.findArticle('story-5'))).toMatchObject({ articleID: '5' })
    expect(valueOf(await news.findArticle('story-1'))).toMatchObject({ articleID: '1' })
    expect(pagesAsked()).toEqual([])
    vi.setSystemTime(Date.now() + 1)
    expect(valueOf(await news.findArticle('story-1'))).toMatchObject({ articleID: '1' })
    expect(pagesAsked()).toEqual([1])
  })

  test('that does not exist is remembered for a minute too', async () => {
    publish({ stories: 2, limit: 2 })
    await news.findArticle('elsewhere')
    vi.setSystemTime(Date.now() + 59_999)
    expect(valueOf(await news.findArticle('elsewhere'))).toBeNull()
    expect(pagesAsked()).toEqual([1])
    vi.setSystemTime(Date.now() + 1)
    await news.findArticle('elsewhere')
    expect(pagesAsked()).toEqual([1, 1])
  })

  test('is found among the newest of a host that has thousands', async () => {
    publish({ stories: 2_000, limit: 100 })
    const [last, first] = await Promise.all([
      news.findArticle('story-2000'),
      news.findArticle('story-1'),
    ])
    expect(valueOf(first)).toMatchObject({ articleID: '1' })
    expect(valueOf(last)).toMatchObject({ articleID: '2000' })
  })
})

describe('simultaneous requests', () => {
  test('for several articles share one walk', async () => {
    publish({ stories: 10, limit: 2 })
    const slugs = ['story-9', 'story-2', 'story-9', 'elsewhere']
    const found = await Promise.all(slugs.map((slug) => news.findArticle(slug)))
    expect(found.map((result) => valueOf(result)?.articleID)).toEqual(['9', '2', '9', undefined])
    expect(pagesAsked()).toEqual([1, 2, 3, 4, 5])
  })

  test('one that joins later still gets an article of a page walked before', async () => {
    let late: Promise<unknown> = Promise.resolve()
    const onPage = (page: number) => {
      if (page === 3)
        late = Promise.all(
          ['story-1', 'elsewhere'].map((slug) => news.findArticle(slug).then(valueOf)),
        )
    }
    publish({ stories: 10, limit: 2, onPage })
    expect(valueOf(await news.findArticle('story-5'))).toMatchObject({ articleID: '5' })
    expect(await late).toMatchObject([{ articleID: '1' }, null])
    expect(pagesAsked()).toEqual([1, 2, 3, 4, 5])
  })
})

describe('a host that cannot be relied on', () => {
  test('with endless pages is walked forty pages deep', async () => {
    publish({ stories: 1_000_000, limit: 1 })
    expect(valueOf(await news.findArticle('story-41'))).toBeNull()
    expect(pagesAsked()).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  })

  test('that claims more pages than it has is left at the first empty one', async () => {
    host.answer(json({ data: null, total: 500, limit: 1 }))
    expect(valueOf(await news.findArticle('story-1'))).toBeNull()
    expect(pagesAsked()).toEqual([1])
  })

  test('that fails on the way is a failure, and is asked again the next time', async () => {
    host.answer(json({}, 500))
    expect(await news.findArticle('story-1')).toMatchObject({
      ok: false,
      failure: { reason: 'status' },
    })
    publish({ stories: 1, limit: 2 })
    expect(valueOf(await news.findArticle('story-1'))).toMatchObject({ articleID: '1' })
  })

  test('that fails after the page with the article still shows that article', async () => {
    publish({ stories: 10, limit: 2, onPage: () => host.answer(json({}, 500)) })
    expect(await news.findArticle('story-9')).toMatchObject({ ok: false })
    expect(valueOf(await news.findArticle('story-1'))).toMatchObject({ articleID: '1' })
  })

  test('that is slow with each page does not keep a visitor for the sum of them', async () => {
    host.answer((request, response) => {
      vi.setSystemTime(Date.now() + 4_000)
      json({ data: [{ articleTitle: `At ${request.url}` }], total: 100, limit: 1 })(
        request,
        response,
      )
    })
    expect(await news.findArticle('elsewhere')).toMatchObject({
      ok: false,
      failure: { reason: 'unreachable' },
    })
    expect(pagesAsked().length).toBeLessThanOrEqual(3)
  })
})
