import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { valueOf } from '../../../tests/helpers/entries.ts'
import { json, startStandInHost, type StandInHost } from '../../../tests/helpers/stand-in-host.ts'
import { articlesAddress, fetchArticles, fetchNewsPage } from './news-service.ts'

const all = { page: 1, category: 'all', topic: '' }

/** Builds an article as a content host sends it. */
const wire = (fields: Record<string, unknown> = {}) => ({
  articleID: 7,
  articleTitle: 'Robotics team comes home',
  articleContent: '<p>Home on <b>Sunday</b>.</p>',
  articleBannerImage: 'uploads/robot.png',
  articlePublishedDate: '11052026',
  articleCategory: 'Campus News',
  articleTopic: 'robotics, college ,, STEM',
  ...fields,
})

let host: StandInHost
beforeEach(async () => {
  host = await startStandInHost(json({ data: [wire()], total: 1, limit: 12 }))
})
afterEach(() => host.stop())

describe('the call get-articles (spec 7)', () => {
  test.each([
    [all, { category: 'all', page: '1' }],
    [
      { ...all, page: 3, category: 'Campus News' },
      { category: 'Campus News', page: '3' },
    ],
    [
      { ...all, topic: 'R&D, Ñ + more' },
      { category: 'all', page: '1', topicFilter: 'R&D, Ñ + more' },
    ],
  ])(
    '%j is asked for with the parameters of the specification and no others',
    async (query, parameters) => {
      await fetchNewsPage(host.origin, query)
      const asked = new URL(host.requests[0] ?? '', host.origin)
      expect(asked.pathname).toBe('/api/get-articles.php')
      expect(Object.fromEntries(asked.searchParams)).toEqual({
        mode: 'paginate',
        status: 'Published',
        ...parameters,
      })
    },
  )

  test('white space is written as %20, which every server reads', () => {
    expect(articlesAddress('', { page: 1, category: 'Campus News', topic: 'student life' })).toBe(
      '/api/get-articles.php?mode=paginate&page=1&category=Campus%20News&status=Published&topicFilter=student%20life',
    )
  })

  test('asks for JSON', async () => {
    let accept: string | undefined
    host.answer((request, response) => {
      accept = request.headers.accept
      json({ data: [] })(request, response)
    })
    await fetchNewsPage(host.origin, all)
    expect(accept).toBe('application/json')
  })
})

describe('an article of the service', () => {
  const first = async (fields: Record<string, unknown>) => {
    host.answer(json({ data: [wire(fields)] }))
    return valueOf(await fetchNewsPage(host.origin, all)).items[0]
  }

  test('is read with everything that a card needs, and without its body', async () => {
    expect(await first({})).toEqual({
      articleID: '7',
      slug: 'robotics-team-comes-home',
      title: 'Robotics team comes home',
      preview: 'Home on Sunday.',
      image: `${host.origin}/uploads/robot.png`,
      publishedOn: '2026-11-05',
      category: 'Campus News',
      topics: ['robotics', 'college', 'STEM'],
      sample: false,
    })
  })

  test('has no date when the one given does not exist', async () => {
    expect(await first({ articlePublishedDate: '02302025' })).toMatchObject({ publishedOn: null })
  })

  test('is at the address that the service says, if it is one', async () => {
    expect(await first({ articleSlug: 'moved-here' })).toMatchObject({ slug: 'moved-here' })
    expect(await first({ articleSlug: '../admin' })).toMatchObject({
      slug: 'robotics-team-comes-home',
    })
  })

  test('is at its number when its title leaves no address', async () => {
    expect(await first({ articleTitle: '日本' })).toMatchObject({ slug: 'article-7' })
  })

  test('shows its title as text, whatever is in it', async () => {
    expect(await first({ articleTitle: '<i>A</i> &amp; B<script>x</script>' })).toMatchObject({
      title: 'A & B',
    })
  })

  test('may lack everything but a title; without one it is left out', async () => {
    host.answer(
      json({ data: [{ articleTitle: 'Only a title' }, { articleID: 3 }, {}, null, 'text', 5, []] }),
    )
    const { items } = valueOf(await fetchNewsPage(host.origin, all))
    expect(items.map(({ title, articleID }) => [title, articleID])).toEqual([['Only a title', '']])
  })

  test('keeps its body, as it was sent, for the article page', async () => {
    const { articles } = valueOf(await fetchArticles(host.origin, all))
    expect(articles[0]?.html).toBe('<p>Home on <b>Sunday</b>.</p>')
  })
})

describe('how many pages there are (spec 7)', () => {
  test.each([
    [{ total: 25, limit: 12 }, 3],
    [{ total: '25', limit: '12' }, 3],
    [{ total: 24, limit: 12 }, 2],
    [{ total: 0, limit: 12 }, 1],
    [{ total: 25 }, 1],
    [{ limit: 12 }, 1],
    [{}, 1],
    [{ total: 25, limit: 0 }, 1],
    [{ total: 25, limit: '0' }, 1],
    [{ total: null, limit: null }, 1],
    [{ total: 'many', limit: 12 }, 1],
    [{ total: -5, limit: 12 }, 1],
  ])('%j: %i', async (counts, pageCount) => {
    host.answer(json({ data: [wire()], ...counts }))
    expect(valueOf(await fetchNewsPage(host.origin, all)).pageCount).toBe(pageCount)
  })
})

describe('a page of news', () => {
  test('is filtered by topic here too, without regard to case', async () => {
    const titled = (articleTitle: string, articleTopic: unknown) =>
      wire({ articleTitle, articleTopic })
    host.answer(
      json({
        data: [
          titled('One', 'Robotics'),
          titled('Two', 'research'),
          titled('Three', 'stem,ROBOTICS'),
          titled('Four', null),
        ],
      }),
    )
    const { items } = valueOf(await fetchNewsPage(host.origin, { ...all, topic: 'robotics' }))
    expect(items.map(({ title }) => title)).toEqual(['One', 'Three'])
  })

  test('is sorted here too: newest first, undated last', async () => {
    const dates = ['01022020', '', '12312025', 'nonsense', 'Jan 3, 2026']
    host.answer(json({ data: dates.map((articlePublishedDate) => wire({ articlePublishedDate })) }))
    const { items } = valueOf(await fetchNewsPage(host.origin, all))
    expect(items.map(({ publishedOn }) => publishedOn)).toEqual([
      '2026-01-03',
      '2025-12-31',
      '2020-01-02',
      null,
      null,
    ])
  })

  test('is empty when the service has null for its list', async () => {
    host.answer(json({ data: null, total: 0, limit: 12 }))
    expect(valueOf(await fetchNewsPage(host.origin, all))).toEqual({
      items: [],
      total: 0,
      page: 1,
      pageCount: 1,
    })
  })
})

describe('a service that cannot be relied on', () => {
  test.each([null, [], 'text', 5, {}, { data: {} }, { data: 'none' }])(
    'that answers %j is a failure, not an empty list',
    async (body) => {
      host.answer(json(body))
      expect(await fetchNewsPage(host.origin, all)).toMatchObject({
        ok: false,
        failure: { reason: 'wrong-shape' },
      })
    },
  )

  test('that answers HTML, half an answer, too much or an error is a failure with a reason', async () => {
    const reasonOf = async (listener: Parameters<StandInHost['answer']>[0]) => {
      host.answer(listener)
      const answer = await fetchNewsPage(host.origin, all)
      return answer.ok ? 'none' : answer.failure.reason
    }
    expect(await reasonOf((_, response) => response.end('<h1>Maintenance</h1>'))).toBe('not-json')
    expect(await reasonOf((_, response) => response.end('{"data":[{"articleID":1'))).toBe(
      'not-json',
    )
    expect(await reasonOf(json({ data: [wire({ articleContent: 'a'.repeat(9_000_000) })] }))).toBe(
      'too-large',
    )
    expect(await reasonOf(json({}, 500))).toBe('status')
  })

  test('that does not listen is a failure with a reason', async () => {
    await host.stop()
    expect(await fetchNewsPage(host.origin, all)).toMatchObject({
      ok: false,
      failure: { reason: 'unreachable' },
    })
  })
})
