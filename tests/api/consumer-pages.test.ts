import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestListener } from 'node:http'
import { getPage } from '../helpers/api.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { staffCalls } from '../helpers/staff-calls.ts'
import { json, startStandInHost, type StandInHost } from '../helpers/stand-in-host.ts'

// What is read of an answer, what is odd but can be read, and what counts as a fault:
// school/content/content-host, news and announcements.

/** Starts a content host that answers as given, and a site that takes its content from there. */
function shareConsumer(answer: RequestListener) {
  const both = {} as { host: StandInHost; site: TestSite }
  beforeAll(async () => {
    both.host = await startStandInHost(answer)
    both.site = await startTestSite({ CONTENT_HOST: both.host.origin })
  })
  afterAll(async () => {
    await both.site.stop()
    await both.host.stop()
  })
  return both
}

/** Lists the headings of cards, in order. */
const cardTitles = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*>([^<]*)<\/a>/g)].map(([, title]) => title)

/** Articles per page of the host. */
const limit = 10

/** Makes an article as a service in PHP might write it: numbers as text. */
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
/** Odd, but it can be read: no field but its title is of the right type, or short. */
const odd = {
  articleTitle: 'Odd article',
  articleContent: '<a '.repeat(150_000),
  articlePublishedDate: [],
  articleBannerImage: {},
  articleCategory: null,
}
const articles = Array.from({ length: 23 }, (_, index) => serviceArticle(index + 1))
  .with(5, serviceArticle(6, { articleTitle: 'Niño’s first robot' }))
  .with(6, serviceArticle(7, odd))
  .concat(hostile)

const announcements = [5, 1, 9, 3].map((number) => ({
  announcementID: number,
  announcementTitle: number === 3 ? 'Señor’s feast' : `Service notice ${number}`,
  announcementDate: number === 1 ? 'soon' : `2025-02-0${number}`,
  announcementStartDate: '2025-03-01',
  announcementEndDate: '2025-03-05',
  announcementBannerImage: `/uploads/notice-${number}.jpg`,
  announcementCategory: 'Campus',
}))

describe('a site whose content comes from another host', () => {
  /** Answers the two calls of spec 7. */
  const consumer = shareConsumer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
    if (pathname === '/api/get-announcements.php') return json(announcements)(request, response)
    const start = (Number(searchParams.get('page')) - 1) * limit
    const data = articles.slice(start, start + limit)
    return json({ data, total: String(articles.length), limit: String(limit) })(request, response)
  })
  const open = (path: string) => getPage(consumer.site, path)
  const redirectOf = async (path: string) => {
    const { status, headers } = await open(path)
    return [status, headers.get('location')]
  }

  test('lists the articles of the host and none of its own, with its images and as many pages as it counts', async () => {
    const { status, html, text } = await open('/dycian-news')
    expect(status).toBe(200)
    expect(cardTitles(html)).toHaveLength(10)
    expect(text).toContain('Service article 10')
    expect(text).not.toContain('Parol frames')
    expect(text).not.toContain('Invalid Date')
    expect(text).toMatch(/Odd article Description not available\./)
    const sources = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source)
    expect(sources).toContain(`${consumer.host.origin}/uploads/10.jpg`)
    const numbers = [...html.matchAll(/aria-label="Page (\d+)"/g)].map(([, number]) => number)
    expect(numbers).toEqual(['1', '2', '3'])
    expect((await open('/dycian-news?page=3')).status).toBe(200)
    expect((await open('/dycian-news?page=4')).status).toBe(404)
  })

  test('shows them in English on Filipino pages too, marked and with the note, and asks the host for nothing else', async () => {
    const { html } = await open('/fil/dycian-news')
    expect(cardTitles(html)).toHaveLength(10)
    expect(html.match(/<h3 lang="en"><a href="\/fil\/dycian-news\//g)).toHaveLength(10)
    expect(html).toContain('English pa po ang ilang bahagi')
    const { html: article } = await open('/fil/dycian-news/service-article-10')
    expect(article).toMatch(/<h1><span lang="en">Service article 10/)
    expect(consumer.host.requests.join()).not.toContain('lang=')
  })

  test('shows the words of an article, but none of the scripts that the host sent with it', async () => {
    const { status, html, text } = await open('/dycian-news/sound--fury')
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

  test('shows the announcements of the host, on the home page too: the first three of its list, newest first, all, or one with the others below', async () => {
    const home = cardTitles((await open('/')).html)
    expect(home).toEqual(expect.arrayContaining(['Service notice 9']))
    const three = ['Service notice 9', 'Service notice 5', 'Service notice 1']
    expect(cardTitles((await open('/announcements')).html)).toEqual(three)
    const all = await open('/announcements/all')
    expect(cardTitles(all.html)).toEqual(three.toSpliced(2, 0, 'Señor’s feast'))
    expect(all.html.includes(`src="${consumer.host.origin}/uploads/notice-9.jpg"`)).toBe(true)
    expect(all.text).toContain('Mar 1, 2025 to Mar 5, 2025')
    expect(all.text).not.toContain('Invalid')
    const address = '/announcements/senors-feast'
    const one = await open(address)
    expect(one.text).toMatch(/Campus Señor’s feast Mar 1, 2025 to Mar 5, 2025/)
    expect(cardTitles(one.html)).toEqual(three)
    expect(await redirectOf('/announcements/seors-feast')).toEqual([301, address])
    expect((await open('/announcements/no-such-notice')).status).toBe(404)
  })

  test('tells the browser which host to ask, and lets it ask no other', async () => {
    const { headers, html } = await open('/dycian-news')
    const { origin } = consumer.host
    expect(/<html[^>]* data-content-host="([^"]*)"/.exec(html)?.[1]).toBe(origin)
    const policy = headers.get('content-security-policy')?.split('; ')
    expect(policy).toContain(`connect-src 'self' ${origin}`)
    expect(policy).toContain(`img-src 'self' data: ${origin}`)
    expect(policy?.find((part) => part.startsWith('script-src'))).not.toContain(origin)
  })

  test('shows in a preview the draft of this site, not what the host has', async () => {
    const { call } = await staffCalls(consumer.site, 'author')
    const data = { title: 'Drafted here', content: '<p>Our words.</p>', category: 'Campus News' }
    const { url } = await call('previews', { subject: 'article', data })
    const { status, text } = await open(url)
    expect(status).toBe(200)
    expect(text).toContain('Drafted here')
    expect(text).toContain('Our words.')
  })
})

describe('a content host that does not answer with JSON', () => {
  const newsFailed = 'Failed to fetch news. Please check your connection.'
  const announcementsFailed = 'Failed to load announcements.'
  const consumer = shareConsumer((_request, response) =>
    // A warning of PHP with a password.
    response.end('<b>mysqli_connect(): Access denied for user root@10.0.0.5</b>{"data": []}'),
  )

  test.each([
    ['/dycian-news', newsFailed],
    ['/dycian-news/service-article-1', newsFailed],
    ['/announcements', announcementsFailed],
    ['/announcements/all', announcementsFailed],
    ['/announcements/service-notice-1', announcementsFailed],
  ])('makes %s show the text of the specification: %s', async (path, sentence) => {
    const { status, text, html } = await getPage(consumer.site, path)
    expect(status).toBe(503)
    expect(text).toContain(sentence)
    expect(html).toContain('<footer')
    expect(html).not.toContain('mysqli')
  })

  test('leaves the home page with both texts and the calls of the site, and the log says what failed', async () => {
    const { status, text } = await getPage(consumer.site, '/')
    expect(status).toBe(200)
    for (const part of ['More Than A School, A Family', newsFailed, announcementsFailed])
      expect(text).toContain(part)
    for (const path of ['/api/get-articles.php', '/healthz'])
      expect((await fetch(consumer.site.origin + path)).status).toBe(200)
    const logged = () =>
      consumer.site.log
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    await expect.poll(logged).toContainEqual(
      expect.objectContaining({
        level: 40,
        msg: expect.stringContaining('is not valid JSON') as string,
        contentHost: consumer.host.origin,
      }),
    )
  })
})
