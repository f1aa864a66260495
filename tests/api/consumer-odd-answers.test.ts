import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { patience } from '../helpers/patience.ts'
import { schoolService, serviceAnnouncement, serviceArticle } from '../helpers/school-service.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { json, startStandInHost, type StandInHost } from '../helpers/stand-in-host.ts'

let host: StandInHost
let site: TestSite
beforeAll(async () => {
  host = await startStandInHost(json(null))
  site = await startTestSite({ CONTENT_HOST: host.origin })
})
afterAll(async () => {
  await site.stop()
  await host.stop()
})

let asked = 0
/**
 * Opens the news list while the host gives this answer; each time at an address that is not cached.
 */
async function newsListFor(answer: unknown) {
  host.answer(json(answer))
  return getPage(site, `/dycian-news?topic=robotics&page=${(asked += 1)}`)
}

/** More pages than a test requests. */
const manyPages = { total: 1_000, limit: 10 }

describe('a news answer that is odd but can be read', () => {
  test('with null for its list is an empty list', async () => {
    const { status, text } = await newsListFor({ data: null, ...manyPages })
    expect(status).toBe(200)
    expect(text).toContain('No news available.')
  })

  test('shows the articles in an answer with other items', async () => {
    const data = [
      null,
      1,
      'text',
      [],
      {},
      serviceArticle(7),
      { articleID: null, articleTitle: ['x'] },
    ]
    const { status, text } = await newsListFor({ data, ...manyPages })
    expect(status).toBe(200)
    expect(text).toContain('Service article 7')
    expect(text.match(/Service article/g)).toHaveLength(1)
  })

  test('shows an article of which every field but its title is of a wrong type', async () => {
    const wrong = {
      articleContent: 5,
      articleBannerImage: {},
      articlePublishedDate: [],
      articleCategory: null,
    }
    const data = [serviceArticle(8, { ...wrong, articleID: true })]
    const { status, text } = await newsListFor({ data, ...manyPages })
    expect(status).toBe(200)
    expect(text).toContain('Service article 8')
  })

  test('shows a text where an article has no preview', async () => {
    const data = [serviceArticle(9, { articleContent: null })]
    expect((await newsListFor({ data, ...manyPages })).text).toContain('Description not available.')
  })

  test.each([
    ['missing', {}],
    ['null', { total: null, limit: null }],
    ['words', { total: 'many', limit: 'few' }],
    ['zero', { total: 0, limit: 0 }],
    ['negative', { total: -5, limit: -1 }],
    ['objects', { total: {}, limit: [] }],
  ])('has one page when its counts are %s', async (_, counts) => {
    host.answer(json({ data: [serviceArticle(1)], ...counts }))
    expect((await getPage(site, '/dycian-news?page=2')).status).toBe(404)
  })

  test.each([1e15, Number.MAX_VALUE])(
    'shows its page numbers when it counts %s articles',
    async (total) => {
      const { status, text } = await newsListFor({ data: [serviceArticle(1)], total, limit: 1 })
      expect(status).toBe(200)
      expect(text).toMatch(/Next Last/)
    },
  )

  test('is read although an article’s text is made to be slow to read', async () => {
    const data = [serviceArticle(3, { articleContent: '<a '.repeat(150_000) })]
    const { status, text } = await newsListFor({ data, ...manyPages })
    expect(status).toBe(200)
    expect(text).toContain('Service article 3')
  })
})

describe('an announcement answer that is odd but can be read', () => {
  const announcements = async () => (await getPage(site, '/announcements/all')).text
  // The cached earlier answer may show for five seconds.
  const soon = { timeout: 6_000 * patience }

  test('is an empty list when it is null', async () => {
    host.answer(json(null))
    await expect.poll(announcements, soon).toContain('No announcements available.')
  })

  test('shows the announcements in an answer with other items, and readable dates', async () => {
    const odd = serviceAnnouncement(4, { announcementDate: 'soon', announcementStartDate: null })
    host.answer(json([null, 7, {}, serviceAnnouncement(2, { announcementBannerImage: 12 }), odd]))
    await expect.poll(announcements, soon).toContain('Service notice 2')
    const text = await announcements()
    expect(text).toContain('Service notice 4')
    expect(text).not.toContain('Invalid')
  })
})

test('an article is found on the last of many pages, and pages without end are not walked for ever', async () => {
  host.answer(
    schoolService({
      articles: Array.from({ length: 95 }, (_, index) => serviceArticle(index + 500)),
    }),
  )
  expect((await getPage(site, '/dycian-news/service-article-594')).status).toBe(200)
  let served = 0
  host.answer((request, response) => {
    served += 1
    json({ data: [serviceArticle(10_000 + served)], total: 1e9, limit: 1 })(request, response)
  })
  expect((await getPage(site, '/dycian-news/never-there')).status).toBe(404)
  expect(served).toBeLessThanOrEqual(60)
})
