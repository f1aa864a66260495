import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { staffCalls } from '../helpers/staff-calls.ts'
import { startStandInHost, type StandInHost, json } from '../helpers/stand-in-host.ts'
import type { RequestListener } from 'node:http'

/** Articles per page of the fake service. */
const limit = 10

/**
 * Makes an article as a service in PHP might write it: numbers as text, missing fields, dates in
 * both forms.
 */
const serviceArticle = (number: number, fields: Record<string, unknown> = {}) => ({
  articleID: String(number),
  articleTitle: `Service article ${number}`,
  articleContent: `<p>Text of article ${number}.</p>`,
  articleBannerImage: `uploads/${number}.jpg`,
  articlePublishedDate: `01${String((number % 28) + 1).padStart(2, '0')}2025`,
  articleCategory: number % 2 === 0 ? 'Campus News' : 'Outside News',
  articleTopic: 'robotics, research',
  ...fields,
})

const serviceAnnouncement = (number: number, fields: Record<string, unknown> = {}) => ({
  announcementID: number,
  announcementTitle: `Service notice ${number}`,
  announcementDate: `2025-02-${String(number).padStart(2, '0')}`,
  announcementStartDate: '2025-03-01',
  announcementEndDate: '2025-03-05',
  announcementBannerImage: `/uploads/notice-${number}.jpg`,
  announcementCategory: 'Campus',
  ...fields,
})

interface Holdings {
  articles?: unknown[]
  announcements?: unknown[]
}

/** Answers the two calls of spec 7 as an outside host would. */
function schoolService({ articles = [], announcements = [] }: Holdings): RequestListener {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
    if (pathname === '/api/get-announcements.php') return json(announcements)(request, response)
    if (pathname !== '/api/get-articles.php')
      return json({ error: 'no such call' }, 404)(request, response)
    const start = (Number(searchParams.get('page')) - 1) * limit
    const data = articles.slice(start, start + limit)
    return json({ data, total: String(articles.length), limit: String(limit) })(request, response)
  }
}

const hostile = serviceArticle(24, {
  articleTitle: 'Sound & <b>fury</b> <script>title()</script>',
  articlePublishedDate: '12312025',
  articleContent: [
    '<h2 onclick="attribute()">Safe heading</h2><p style="position:fixed">Safe words</p>',
    '<script>element()</script><img src="x" onerror="handler()"><a href="javascript:link()">a link</a>',
    '<iframe src="https://evil.example"></iframe><svg><script>inSvg()</script></svg><style>p{color:red}</style>',
  ].join(''),
  articleTopic: '"><script>topic()</script>',
  articleBannerImage: 'javascript:banner()',
})
const articles = [
  serviceArticle(1, { articleTitle: 'Impossible day', articlePublishedDate: '02302025' }),
  serviceArticle(2, { articleTitle: 'Day as other text', articlePublishedDate: 'March 9, 2025' }),
  ...[3, 4, 5].map((id) => serviceArticle(id)),
  serviceArticle(6, { articleTitle: 'Niño’s first robot' }),
  // Odd, but it can be read: no field but its title is of the right type, or short.
  serviceArticle(7, {
    articleTitle: 'Odd article',
    articleContent: '<a '.repeat(150_000),
    articlePublishedDate: [],
    articleBannerImage: {},
    articleCategory: null,
  }),
  ...Array.from({ length: 16 }, (_, index) => serviceArticle(index + 8)),
  hostile,
]
const announcements = [
  serviceAnnouncement(5),
  serviceAnnouncement(1, { announcementDate: 'soon', announcementStartDate: null }),
  serviceAnnouncement(9),
  serviceAnnouncement(3, { announcementTitle: 'Señor’s feast' }),
]

let host: StandInHost
let site: TestSite
beforeAll(async () => {
  host = await startStandInHost(schoolService({ articles, announcements }))
  site = await startTestSite({ CONTENT_HOST: host.origin })
})
afterAll(async () => {
  await site.stop()
  await host.stop()
})

/** Lists the headings of cards, in order. */
const cardTitles = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*>([^<]*)<\/a>/g)].map(([, title]) => title)
const redirectOf = async (path: string) => {
  const { status, headers } = await getPage(site, path)
  return [status, headers.get('location')]
}

describe('the news list with a content host', () => {
  test('shows the articles of the host and none of its own, with its images and as many pages as it counts', async () => {
    const { status, html, text } = await getPage(site, '/dycian-news')
    expect(status).toBe(200)
    expect(cardTitles(html)).toHaveLength(10)
    expect(text).toContain('Service article 10')
    expect(text).not.toContain('Parol frames')
    expect(text).not.toContain('Invalid Date')
    expect(text).toMatch(/Odd article Description not available\./)
    const sources = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source)
    expect(sources).toContain(`${host.origin}/uploads/10.jpg`)
    const numbers = [...html.matchAll(/aria-label="Page (\d+)"/g)].map(([, number]) => number)
    expect(numbers).toEqual(['1', '2', '3'])
    expect((await getPage(site, '/dycian-news?page=3')).status).toBe(200)
    expect((await getPage(site, '/dycian-news?page=4')).status).toBe(404)
  })

  test('shows them in English on Filipino pages too, marked and with the note, and asks the host for nothing else', async () => {
    const { html } = await getPage(site, '/fil/dycian-news')
    expect(cardTitles(html)).toHaveLength(10)
    expect(html.match(/<h3 lang="en"><a href="\/fil\/dycian-news\//g)).toHaveLength(10)
    expect(html).toContain('English pa po ang ilang bahagi')
    const { html: article } = await getPage(site, '/fil/dycian-news/service-article-10')
    expect(article).toMatch(/<h1><span lang="en">Service article 10/)
    expect(host.requests.join()).not.toContain('lang=')
  })
})

describe('an article of the content host', () => {
  test('opens by direct link from any page of the host, also by the slug of the specification', async () => {
    const { status, text } = await getPage(site, '/dycian-news/service-article-23')
    expect(status).toBe(200)
    expect(text).toContain('Text of article 23.')
    expect(await redirectOf('/dycian-news/nios-first-robot')).toEqual([
      301,
      '/dycian-news/ninos-first-robot',
    ])
    expect((await getPage(site, '/dycian-news/no-such-article')).status).toBe(404)
  })

  test('shows its words, but none of the scripts that the host sent with it', async () => {
    const { status, html, text } = await getPage(site, '/dycian-news/sound--fury')
    expect(status).toBe(200)
    expect(text).toContain('Sound & fury')
    expect(text).toContain('Safe words')
    const main = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(
      /<script type="application\/ld\+json">/g,
      '',
    )
    expect(
      main.match(/<script|<iframe|<svg|<style|\son\w+=|\sstyle=|javascript:|evil\.example/gi),
    ).toBeNull()
    // The text of a topic stays readable text.
    expect(text).toContain('"><script>topic()</script>')
    // It cannot end the script that carries the page's data.
    expect(html.includes('<script>topic()')).toBe(false)
  })
})

describe('announcements with a content host', () => {
  test('are those of the host, on the home page too: the first three of its list, newest first, or all', async () => {
    const home = cardTitles((await getPage(site, '/')).html)
    expect(home).toEqual(expect.arrayContaining(['Day as other text', 'Service notice 9']))
    const preview = await getPage(site, '/announcements')
    expect(cardTitles(preview.html)).toEqual([
      'Service notice 9',
      'Service notice 5',
      'Service notice 1',
    ])
    const all = await getPage(site, '/announcements/all')
    expect(cardTitles(all.html)).toEqual([
      'Service notice 9',
      'Service notice 5',
      'Señor’s feast',
      'Service notice 1',
    ])
    expect(all.html.includes(`src="${host.origin}/uploads/notice-9.jpg"`)).toBe(true)
    expect(all.text).toContain('Mar 1, 2025 to Mar 5, 2025')
    expect(all.text).not.toContain('Invalid')
  })

  test('open by direct link, with the others below', async () => {
    const { status, html, text } = await getPage(site, '/announcements/senors-feast')
    expect(status).toBe(200)
    expect(text).toMatch(/Campus Señor’s feast Mar 1, 2025 to Mar 5, 2025/)
    expect(cardTitles(html)).toEqual(['Service notice 9', 'Service notice 5', 'Service notice 1'])
    for (const path of ['seors-feast', 'senors-feast-3'])
      expect(await redirectOf(`/announcements/${path}`)).toEqual([
        301,
        '/announcements/senors-feast',
      ])
    expect((await getPage(site, '/announcements/no-such-notice')).status).toBe(404)
  })
})

test('the browser knows which host to ask, and may ask no other', async () => {
  const { headers, html } = await getPage(site, '/dycian-news')
  expect(/<html[^>]* data-content-host="([^"]*)"/.exec(html)?.[1]).toBe(host.origin)
  const policy = headers.get('content-security-policy')?.split('; ')
  expect(policy).toContain(`connect-src 'self' ${host.origin}`)
  expect(policy).toContain(`img-src 'self' data: ${host.origin}`)
  expect(policy?.find((part) => part.startsWith('script-src'))).not.toContain(host.origin)
})

test('a preview shows the draft of this site, not what the host has', async () => {
  const { call } = await staffCalls(site, 'author')
  const data = { title: 'Drafted here', content: '<p>Our words.</p>', category: 'Campus News' }
  const { url } = await call('previews', { subject: 'article', data })
  const { status, text } = await getPage(site, url)
  expect(status).toBe(200)
  expect(text).toContain('Drafted here')
  expect(text).toContain('Our words.')
})
