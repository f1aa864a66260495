import { describe, expect, test } from 'vitest'
import starterAnnouncements from '../../content/entries/announcement.json' with { type: 'json' }
import starterNews from '../../content/entries/article.json' with { type: 'json' }
import {
  articlesAddress,
  getAllArticles,
  getAnnouncements,
  getArticles,
  getPage,
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
  test('answers the query of the specification, and the same without any parameter, to pages of any origin, and none beyond the last page', async () => {
    const answer = await getArticles(site, standard)
    expect(answer).toMatchObject({ total: starterNews.length, limit: 12, page: 1 })
    expect(answer.data).toHaveLength(12)
    const beyond = await getArticles(site, { page: '1000000' })
    expect(beyond).toEqual({ ...answer, data: [], page: 1_000_000 })
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

    const written = starterNews.find(({ topics, publishedOn }) => publishedOn && topics.length > 1)
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

  test.each([
    ['category', 'Outside News', ' OUTSIDE NEWS'],
    ['topicFilter', 'robotics', ' RoBoTiCs '],
  ])('keeps the articles of one %s, %s, only, also when written %s', async (name, value, other) => {
    const expected = starterNews.filter(
      ({ category, topics }) =>
        category === value || topics.some((topic) => topic.toLowerCase() === value),
    )
    expect(titlesOf(await getAllArticles(site, { [name]: value }))).toEqual(writtenTitles(expected))
    const first = await getArticles(site, { [name]: other })
    expect(first).toEqual(await getArticles(site, { [name]: value }))
    expect(first.total).toBe(expected.length)
  })

  test('answers an empty list for a topic that no article has', async () => {
    for (const topicFilter of ['robot', '%', "' or 1=1 --", 'robotics,research', '😀', '\u{fffe}'])
      expect(await getArticles(site, { topicFilter })).toEqual({
        data: [],
        total: 0,
        limit: 12,
        page: 1,
      })
  })
})

test('one article is found by slug or id, whatever page and category, a slug before an id; an unknown one gives an empty list', async () => {
  const [article] = (await getArticles(site, { page: '2' })).data
  const one = { data: [article], total: 1, limit: 12, page: 1 }
  expect(await getArticles(site, { slug: article?.articleSlug ?? '' })).toEqual(one)
  expect(await getArticles(site, { articleID: article?.articleID ?? '' })).toEqual(one)
  const other = article?.articleCategory === 'Campus News' ? 'Outside News' : 'Campus News'
  const ignored = { articleID: '0', page: '9', category: other, topicFilter: 'no topic' }
  expect(await getArticles(site, { slug: article?.articleSlug ?? '', ...ignored })).toEqual(one)
  expect(await getArticles(site, { ...ignored, articleID: article?.articleID ?? '' })).toEqual(one)
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
  ['status', ['Draft'], "status must be 'Published': nothing else is shown to the public."],
  ['page', ['0', '1.5', '', ' 1', '01', '1000001', '9'.repeat(400)], pageRule],
  ['mode', ['list'], "mode must be 'paginate'."],
  ['category', ['Sports'], 'category must be all, Campus News or Outside News.'],
  ['topicFilter', ['a'.repeat(101)], 'topicFilter has at most 100 characters.'],
  ['slug', ['a'.repeat(301)], 'slug has at most 300 characters.'],
  ['articleID', ['abc', '-1', '9'.repeat(10)], 'articleID must be a number.'],
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

test('get-announcements answers all announcements as the school stored them, newest first, each with its page', async () => {
  const all = await getAnnouncements(site)
  const titles = all.map(({ announcementTitle }) => announcementTitle)
  expect(titles.toSorted()).toEqual(starterAnnouncements.map(({ title }) => title).toSorted())
  const days = all.map(({ announcementDate }) => announcementDate)
  expect(days).toEqual([...days].sort().toReversed())
  expect(new Set(days).size).toBeGreaterThan(3)

  const written = starterAnnouncements.find(({ endsOn }) => endsOn)
  const announcement = all.find(({ announcementTitle }) => announcementTitle === written?.title)
  expect(announcement).toMatchObject({
    announcementDate: written?.date,
    announcementStartDate: written?.startsOn,
    announcementEndDate: written?.endsOn,
    announcementCategory: written?.category,
    announcementBannerImage: written?.bannerImage ?? '',
    announcementSample: true,
  })
  expect(announcement?.announcementContent).toContain('<p>')
  const page = await getPage(site, `/announcements/${announcement?.announcementSlug}`)
  expect(page.text).toContain(written?.title)
})

test('it answers in English, and in Filipino when asked, with the same fields and one more', async () => {
  const ask = async (query: string) => {
    const answer = await fetch(`${site.origin}/api/get-announcements.php${query}`)
    const all = (await answer.json()) as Record<string, unknown>[]
    return all.find(
      ({ announcementSlug }) =>
        announcementSlug === 'rainy-season-how-families-hear-about-suspended-classes',
    )
  }
  const english = await ask('')
  expect(english).toMatchObject({
    announcementTitle: 'Rainy season: how families hear about suspended classes',
    announcementCategory: 'Advisory',
  })
  expect(english).not.toHaveProperty('announcementLanguage')
  const filipino = await ask('?lang=fil')
  expect(filipino).toEqual({
    ...english,
    announcementTitle: 'Tag-ulan: paano malalaman kung walang pasok',
    announcementContent: expect.stringContaining(
      'Ipapasa ng mga class adviser ang mga pagbabago.',
    ) as string,
    announcementCategory: 'Paalala',
    announcementLanguage: 'fil',
  })
  const refused = await fetch(`${site.origin}/api/get-announcements.php?lang=tl`)
  expect(refused.status).toBe(400)
})

test('it is JSON that pages of any origin may read, and ignores every parameter', async () => {
  const plain = await fetch(`${site.origin}/api/get-announcements.php`)
  expect(plain.headers.get('content-type')).toMatch(/^application\/json/)
  expect(plain.headers.get('access-control-allow-origin')).toBe('*')
  const withQuery = await fetch(`${site.origin}/api/get-announcements.php?status=Draft&page=-1`)
  expect(await withQuery.text()).toBe(await plain.text())
})
