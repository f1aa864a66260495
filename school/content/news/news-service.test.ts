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
  test('is made with the parameters of the specification and no others', async () => {
    const query = { page: 3, category: 'Campus News' }
    for (const topic of ['', 'R&D, Ñ + more']) {
      await fetchNewsPage(host.origin, { ...query, topic })
      const { pathname, searchParams } = new URL(host.requests.at(-1) ?? '', host.origin)
      expect(pathname).toBe('/api/get-articles.php')
      expect(Object.fromEntries(searchParams)).toEqual({
        mode: 'paginate',
        status: 'Published',
        category: 'Campus News',
        page: '3',
        ...(topic && { topicFilter: topic }),
      })
    }
  })

  test('white space is written as %20, which every server reads', () => {
    expect(articlesAddress('', { page: 1, category: 'Campus News', topic: 'student life' })).toBe(
      '/api/get-articles.php?mode=paginate&page=1&category=Campus%20News&status=Published&topicFilter=student%20life',
    )
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

  test.each([
    ['no date that does not exist', { articlePublishedDate: '02302025' }, { publishedOn: null }],
    ['the address that the service says', { articleSlug: 'moved-here' }, { slug: 'moved-here' }],
    ['no address that is wrong', { articleSlug: '../x' }, { slug: 'robotics-team-comes-home' }],
    ['its number for a title without letters', { articleTitle: '日本' }, { slug: 'article-7' }],
    [
      'text for a title',
      { articleTitle: '<i>A</i> &amp; B<script>x</script>' },
      { title: 'A & B' },
    ],
  ])('has %s', async (_what, fields, shown) => {
    expect(await first(fields)).toMatchObject(shown)
  })

  test('may lack everything but a title; without one it is left out', async () => {
    const data = [{ articleTitle: 'Only a title' }, { articleID: 3 }, {}, null, 'text', 5, []]
    host.answer(json({ data }))
    const { items } = valueOf(await fetchNewsPage(host.origin, all))
    expect(items.map(({ title, articleID }) => [title, articleID])).toEqual([['Only a title', '']])
  })

  test('keeps its body, as it was sent, for the article page', async () => {
    const { articles } = valueOf(await fetchArticles(host.origin, all))
    expect(articles[0]?.html).toBe('<p>Home on <b>Sunday</b>.</p>')
  })
})

describe('a page of news', () => {
  const pageOf = async (body: unknown, query = all) => {
    host.answer(json(body))
    return valueOf(await fetchNewsPage(host.origin, query))
  }

  test.each([
    [{ total: '25', limit: '12' }, 3],
    [{ total: 24, limit: 12 }, 2],
    [{ total: 0, limit: 12 }, 1],
    [{ total: 25 }, 1],
    [{ limit: 12 }, 1],
    [{ total: 25, limit: 0 }, 1],
    [{ total: 'many', limit: 12 }, 1],
  ])('with the counts %j is one of %i (spec 7)', async (counts, pageCount) => {
    expect((await pageOf({ data: [wire()], ...counts })).pageCount).toBe(pageCount)
  })

  test('is filtered by topic here too, without regard to case', async () => {
    const topics = ['Robotics', 'research', 'stem,ROBOTICS', null]
    const data = topics.map((articleTopic, place) =>
      wire({ articleTitle: `At ${place}`, articleTopic }),
    )
    const { items } = await pageOf({ data }, { ...all, topic: 'robotics' })
    expect(items.map(({ title }) => title)).toEqual(['At 0', 'At 2'])
  })

  test('is sorted here too: newest first, undated last', async () => {
    const dates = ['01022020', '', '12312025', 'nonsense', 'Jan 3, 2026']
    const data = dates.map((articlePublishedDate) => wire({ articlePublishedDate }))
    const days = (await pageOf({ data })).items.map(({ publishedOn }) => publishedOn)
    expect(days).toEqual(['2026-01-03', '2025-12-31', '2020-01-02', null, null])
  })

  test('is empty when the service has null for its list', async () => {
    const empty = { items: [], total: 0, page: 1, pageCount: 1 }
    expect(await pageOf({ data: null, total: 0, limit: 12 })).toEqual(empty)
  })

  test.each([
    [null, 200, 'wrong-shape'],
    [[], 200, 'wrong-shape'],
    ['text', 200, 'wrong-shape'],
    [{}, 200, 'wrong-shape'],
    [{ data: {} }, 200, 'wrong-shape'],
    [{}, 500, 'status'],
  ])(
    'is a failure, not an empty list, when the service answers %j',
    async (body, status, reason) => {
      host.answer(json(body, status))
      const failure = { reason }
      expect(await fetchNewsPage(host.origin, all)).toMatchObject({ ok: false, failure })
    },
  )
})
