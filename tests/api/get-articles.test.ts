import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { starterNews } from '../../content/news/starter-news.ts'
import { articlesAddress, getAllArticles, getArticles, type ArticleAnswer } from '../helpers/api.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

/** Turns MMDDYYYY into a number that grows with time; undated articles are the oldest. */
const dayOf = ({ articlePublishedDate: date }: ArticleAnswer) =>
  Number(date.slice(4) + date.slice(0, 4))
const titlesOf = (articles: readonly ArticleAnswer[]) =>
  articles.map(({ articleTitle }) => articleTitle)

describe('the call get-articles', () => {
  test('answers the query of the specification with articles, total, limit and page', async () => {
    const answer = await getArticles(site, {
      mode: 'paginate',
      page: '1',
      category: 'all',
      status: 'Published',
    })
    expect(answer.total).toBe(starterNews.length)
    expect(answer.limit).toBe(12)
    expect(answer.page).toBe(1)
    expect(answer.data).toHaveLength(12)
  })

  test('answers without any parameter as it does with the standard ones', async () => {
    const bare = await fetch(`${site.origin}/api/get-articles.php`)
    const full = articlesAddress(site, {
      mode: 'paginate',
      page: '1',
      category: 'all',
      status: 'Published',
    })
    expect(await bare.json()).toEqual(await (await fetch(full)).json())
  })

  test('answers JSON that pages of any origin may read', async () => {
    const { headers } = await fetch(articlesAddress(site), {
      headers: { origin: 'https://another.example' },
    })
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test('gives each article exactly once over all pages', async () => {
    const articles = await getAllArticles(site)
    expect(new Set(articles.map(({ articleID }) => articleID)).size).toBe(starterNews.length)
    expect(titlesOf(articles).sort()).toEqual(starterNews.map(({ title }) => title).sort())
  })

  test('gives the newest first and the undated last', async () => {
    const days = (await getAllArticles(site)).map(dayOf)
    expect(days).toEqual([...days].sort((a, b) => b - a))
    expect(days[0]).toBeGreaterThan(20_260_000)
    expect(days.at(-1)).toBe(0)
  })

  test('returns each article as the school stored it', async () => {
    const written = starterNews.find(
      ({ topics, publishedOn }) => publishedOn && (topics?.length ?? 0) > 1,
    )
    const article = (await getAllArticles(site)).find(
      ({ articleTitle }) => articleTitle === written?.title,
    )
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
    for (const page of ['8', '999999', '1000000']) {
      const answer = await getArticles(site, { page })
      expect(answer).toEqual({ data: [], total: starterNews.length, limit: 12, page: Number(page) })
    }
  })
})

describe('the category of get-articles', () => {
  test.each(['Campus News', 'Outside News'])('keeps the articles of %s only', async (category) => {
    const articles = await getAllArticles(site, { category })
    const expected = starterNews.filter((article) => article.category === category)
    expect(titlesOf(articles).sort()).toEqual(expected.map(({ title }) => title).sort())
    expect((await getArticles(site, { category })).total).toBe(expected.length)
  })

  test.each([
    ['ALL', 'all'],
    ['All', 'all'],
    ['campus news', 'Campus News'],
    ['OUTSIDE NEWS', 'Outside News'],
  ])('means in %s the same as in %s', async (written, standard) => {
    expect(await getArticles(site, { category: written })).toEqual(
      await getArticles(site, { category: standard }),
    )
  })
})

describe('the topicFilter of get-articles', () => {
  const withTopic = (topic: string) =>
    starterNews.filter(({ topics }) => topics?.some((each) => each.toLowerCase() === topic))

  test('keeps the articles with that topic, on full pages', async () => {
    const answer = await getArticles(site, { topicFilter: 'college' })
    expect(answer.total).toBe(withTopic('college').length)
    expect(answer.data).toHaveLength(Math.min(answer.limit, answer.total))
    const articles = await getAllArticles(site, { topicFilter: 'college' })
    for (const { articleTopic } of articles)
      expect(articleTopic.toLowerCase().split(',')).toContain('college')
  })

  test('is matched without regard to case and surrounding space', async () => {
    const standard = await getArticles(site, { topicFilter: 'robotics' })
    expect(standard.total).toBeGreaterThan(0)
    expect(await getArticles(site, { topicFilter: 'RoBoTiCs' })).toEqual(standard)
    expect(await getArticles(site, { topicFilter: ' robotics ' })).toEqual(standard)
  })

  test('matches whole topics, not parts of them', async () => {
    expect((await getArticles(site, { topicFilter: 'robot' })).total).toBe(0)
  })

  test('works together with a category', async () => {
    const expected = withTopic('robotics').filter(({ category }) => category === 'Outside News')
    const articles = await getAllArticles(site, {
      topicFilter: 'robotics',
      category: 'Outside News',
    })
    expect(expected.length).toBeGreaterThan(0)
    expect(titlesOf(articles).sort()).toEqual(expected.map(({ title }) => title).sort())
  })

  test.each(['no such topic', '%', '_', "' or 1=1 --", 'robotics,research', '😀', '\u{fffe}'])(
    'answers an empty list for %j, which no article has',
    async (topicFilter) => {
      expect(await getArticles(site, { topicFilter })).toEqual({
        data: [],
        total: 0,
        limit: 12,
        page: 1,
      })
    },
  )
})

describe('one article by slug or id', () => {
  test('is found by either', async () => {
    const [article] = (await getArticles(site, { page: '2' })).data
    const one = { data: [article], total: 1, limit: 12, page: 1 }
    expect(await getArticles(site, { slug: article?.articleSlug ?? '' })).toEqual(one)
    expect(await getArticles(site, { articleID: article?.articleID ?? '' })).toEqual(one)
  })

  test.each([
    { slug: 'no-such-article' },
    { slug: '' },
    { articleID: '999999999' },
    { articleID: '0' },
  ])('is an empty list when nothing matches: %o', async (query) => {
    expect((await getArticles(site, query as Record<string, string>)).data).toEqual([])
  })

  test('is not an announcement with that id', async () => {
    const announcements = (await (
      await fetch(`${site.origin}/api/get-announcements.php`)
    ).json()) as {
      announcementID: string
    }[]
    const articleID = announcements[0]?.announcementID ?? ''
    expect(articleID).not.toBe('')
    expect((await getArticles(site, { articleID })).data).toEqual([])
  })
})
