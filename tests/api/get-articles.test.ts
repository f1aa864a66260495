import { describe, expect, test } from 'vitest'
import { starterNews } from '../../content/news/starter-news.ts'
import {
  articlesAddress,
  getAllArticles,
  getAnnouncements,
  getArticles,
  type ArticleAnswer,
} from '../helpers/api.ts'
import { shareSite } from '../helpers/shared-site.ts'

const site = shareSite()

/** Turns MMDDYYYY into a number that grows with time; undated articles are the oldest. */
const dayOf = ({ articlePublishedDate: date }: ArticleAnswer) =>
  Number(date.slice(4) + date.slice(0, 4))
const titlesOf = (articles: readonly ArticleAnswer[]) =>
  articles.map(({ articleTitle }) => articleTitle).sort()
const writtenTitles = (articles: readonly { title: string }[]) =>
  articles.map(({ title }) => title).sort()
const standard = { mode: 'paginate', page: '1', category: 'all', status: 'Published' }

describe('the call get-articles', () => {
  test('answers the query of the specification, and the same without any parameter, to pages of any origin', async () => {
    const answer = await getArticles(site, standard)
    expect(answer).toMatchObject({ total: starterNews.length, limit: 12, page: 1 })
    expect(answer.data).toHaveLength(12)
    const bare = await fetch(`${site.origin}/api/get-articles.php`, {
      headers: { origin: 'https://another.example' },
    })
    expect(await bare.json()).toEqual(answer)
    expect(bare.headers.get('content-type')).toMatch(/^application\/json/)
    expect(bare.headers.get('access-control-allow-origin')).toBe('*')
    expect(bare.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test('gives each article once, as the school stored it, the newest first and the undated last', async () => {
    const articles = await getAllArticles(site)
    expect(new Set(articles.map(({ articleID }) => articleID)).size).toBe(starterNews.length)
    expect(titlesOf(articles)).toEqual(writtenTitles(starterNews))
    const days = articles.map(dayOf)
    expect(days).toEqual([...days].sort((a, b) => b - a))
    expect(days[0]).toBeGreaterThan(20_260_000)
    expect(days.at(-1)).toBe(0)

    const written = starterNews.find(
      ({ topics, publishedOn }) => publishedOn && (topics?.length ?? 0) > 1,
    )
    const article = articles.find(({ articleTitle }) => articleTitle === written?.title)
    const [year, month, day] = written?.publishedOn?.split('-') ?? []
    expect(article).toMatchObject({
      articlePublishedDate: `${month}${day}${year}`,
      articleCategory: written?.category,
      articleTopic: written?.topics?.join(','),
      articleSample: true,
    })
    expect(article?.articleContent).toContain('<p>')
  })

  test('answers an empty list beyond the last page, with the total still right', async () => {
    for (const page of ['8', '1000000']) {
      const answer = await getArticles(site, { page })
      expect(answer).toEqual({ data: [], total: starterNews.length, limit: 12, page: Number(page) })
    }
  })

  test.each([
    ['Campus News', 'campus news'],
    ['Outside News', ' OUTSIDE NEWS'],
  ])(
    'keeps the articles of the category %s only, also when written %s',
    async (category, other) => {
      const expected = starterNews.filter((article) => article.category === category)
      expect(titlesOf(await getAllArticles(site, { category }))).toEqual(writtenTitles(expected))
      const first = await getArticles(site, { category: other })
      expect(first).toEqual(await getArticles(site, { category }))
      expect(first.total).toBe(expected.length)
    },
  )
})

describe('the topicFilter of get-articles', () => {
  const withTopic = (topic: string) =>
    starterNews.filter(({ topics }) => topics?.some((each) => each.toLowerCase() === topic))

  test('keeps the articles with that topic, on full pages', async () => {
    const answer = await getArticles(site, { topicFilter: 'college' })
    expect(answer.total).toBe(withTopic('college').length)
    expect(answer.data).toHaveLength(Math.min(answer.limit, answer.total))
    const articles = await getAllArticles(site, { topicFilter: 'college' })
    expect(titlesOf(articles)).toEqual(writtenTitles(withTopic('college')))
  })

  test('is matched without regard to case and surrounding space, and together with a category', async () => {
    const robotics = await getArticles(site, { topicFilter: 'robotics' })
    expect(await getArticles(site, { topicFilter: ' RoBoTiCs ' })).toEqual(robotics)
    const category = 'Outside News'
    const expected = withTopic('robotics').filter((article) => article.category === category)
    expect(expected.length).toBeGreaterThan(0)
    const articles = await getAllArticles(site, { topicFilter: 'robotics', category })
    expect(titlesOf(articles)).toEqual(writtenTitles(expected))
  })

  test.each(['robot', '%', '_', "' or 1=1 --", 'robotics,research', '😀', '\u{fffe}'])(
    'answers an empty list for %j, which no article has',
    async (topicFilter) => {
      const answer = await getArticles(site, { topicFilter })
      expect(answer).toEqual({ data: [], total: 0, limit: 12, page: 1 })
    },
  )
})

test('one article is found by slug or id; where there is none, the list is empty', async () => {
  const [article] = (await getArticles(site, { page: '2' })).data
  const one = { data: [article], total: 1, limit: 12, page: 1 }
  expect(await getArticles(site, { slug: article?.articleSlug ?? '' })).toEqual(one)
  expect(await getArticles(site, { articleID: article?.articleID ?? '' })).toEqual(one)
  const [announcement] = await getAnnouncements(site)
  for (const query of [
    { slug: 'no-such-article' },
    { slug: '' },
    { articleID: '0' },
    { articleID: announcement?.announcementID ?? 'none' },
  ])
    expect((await getArticles(site, query as Record<string, string>)).data).toEqual([])
})

const pageRule = 'page must be a whole number from 1 to 1000000.'

test.each([
  [
    'status',
    ['Draft', 'published', ''],
    "status must be 'Published': nothing else is shown to the public.",
  ],
  ['page', ['0', '-1', '1.5', '1e9', '', ' 1', '01', '1000001', '9'.repeat(400), '１'], pageRule],
  ['mode', ['list', 'PAGINATE', ''], "mode must be 'paginate'."],
  [
    'category',
    ['Sports', '', 'all,Campus News', '__proto__'],
    'category must be all, Campus News or Outside News.',
  ],
  ['topicFilter', ['a'.repeat(101)], 'topicFilter has at most 100 characters.'],
  ['slug', ['a'.repeat(301)], 'slug has at most 300 characters.'],
  ['articleID', ['abc', '-1', '1.5', '', '9'.repeat(10)], 'articleID must be a number.'],
  ['lang', ['tl'], expect.stringContaining('lang') as string],
])('get-articles refuses a wrong %s with a sentence', async (name, values, error) => {
  for (const value of values) {
    const response = await fetch(articlesAddress(site, { [name]: value }))
    expect([value, response.status, await response.json()]).toEqual([value, 400, { error }])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/) as string,
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    })
  }
})

test('several wrong parameters are all named in one sentence', async () => {
  const response = await fetch(articlesAddress(site, { page: '0', mode: 'x', category: 'y' }))
  const { error } = (await response.json()) as { error: string }
  for (const name of ['page', 'mode', 'category']) expect(error).toContain(`${name} must be`)
})
