import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { signInAs } from '../helpers/staff.ts'
import { schoolService, serviceAnnouncement, serviceArticle } from '../helpers/school-service.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { startStandInHost, type StandInHost } from '../helpers/stand-in-host.ts'

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
  serviceArticle(3, { articlePublishedDate: 1_152_025 }),
  ...Array.from({ length: 20 }, (_, index) => serviceArticle(index + 4)),
  hostile,
]
const announcements = [5, 1, 9, 3].map((number) => serviceAnnouncement(number))

let host: StandInHost
let site: TestSite
const asked: { url: string; headers: IncomingHttpHeaders }[] = []
beforeAll(async () => {
  const answer = schoolService({ articles, announcements })
  host = await startStandInHost((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    answer(request, response)
  })
  site = await startTestSite({ CONTENT_HOST: host.origin })
})
afterAll(async () => {
  await site.stop()
  await host.stop()
})

/** Lists the headings of cards, in order. */
const cardTitles = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*>([^<]*)<\/a>/g)].map(([, title]) => title)

describe('the news list with a content host', () => {
  test('shows the articles of the host and none of its own', async () => {
    const { status, html, text } = await getPage(site, '/dycian-news')
    expect(status).toBe(200)
    expect(cardTitles(html)).toHaveLength(10)
    expect(text).toContain('Service article 10')
    expect(text).not.toContain('Parol frames')
  })

  test('asks by the call of the specification', async () => {
    await getPage(site, '/dycian-news?page=2&category=campus+news&topic=Robotics%20%26%20Research')
    const wanted =
      '?mode=paginate&page=2&category=Campus%20News&status=Published&topicFilter=Robotics%20%26%20Research'
    const call = asked.find(({ url }) => url === `/api/get-articles.php${wanted}`)
    expect(call?.headers.accept).toBe('application/json')
    expect(call?.headers.cookie).toBeUndefined()
  })

  test('sorts what came newest first, undated last, and leaves out days that do not exist', async () => {
    const { html, text } = await getPage(site, '/dycian-news')
    const titles = cardTitles(html)
    expect(titles.at(0)).toBe('Day as other text')
    expect(titles.at(-1)).toBe('Impossible day')
    const days = [...html.matchAll(/<time dateTime="([^"]*)"/g)].map(([, day]) => day)
    expect(days).toHaveLength(titles.length - 1)
    expect(days.slice(0, 3)).toEqual(['2025-03-09', '2025-01-15', '2025-01-11'])
    expect(text).not.toContain('Invalid Date')
  })

  test('shows them in English on Filipino pages too, marked and with the note, and asks the host for nothing else', async () => {
    asked.length = 0
    const { html } = await getPage(site, '/fil/dycian-news')
    expect(cardTitles(html)).toHaveLength(10)
    expect(html.match(/<h3 lang="en"><a href="\/fil\/dycian-news\//g)).toHaveLength(10)
    expect(html).toContain('English pa po ang ilang bahagi')
    const { html: article } = await getPage(site, '/fil/dycian-news/service-article-10')
    expect(article).toMatch(/<h1><span lang="en">Service article 10/)
    expect(asked.filter(({ url }) => url.includes('lang='))).toEqual([])
  })

  test('has as many pages as total and limit say, also as text', async () => {
    const { html } = await getPage(site, '/dycian-news')
    const numbers = [...html.matchAll(/aria-label="Page (\d+)"/g)].map(([, number]) => number)
    expect(numbers).toEqual(['1', '2', '3'])
    expect((await getPage(site, '/dycian-news?page=3')).status).toBe(200)
    expect((await getPage(site, '/dycian-news?page=4')).status).toBe(404)
  })

  test('shows only articles with the topic, also when the host ignores the filter', async () => {
    const { status, text } = await getPage(site, '/dycian-news?topic=choir')
    expect(status).toBe(200)
    expect(text).toContain('No news available.')
  })

  test('takes images from the host', async () => {
    const { html } = await getPage(site, '/dycian-news')
    const sources = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source)
    expect(sources).toContain(`${host.origin}/uploads/10.jpg`)
  })

  test('asks the host once for many visitors at the same time', async () => {
    const pages = await Promise.all(
      Array.from({ length: 40 }, () => getPage(site, '/dycian-news?topic=research')),
    )
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
    expect(asked.filter(({ url }) => url.endsWith('topicFilter=research'))).toHaveLength(1)
  })
})

describe('an article of the content host', () => {
  test('opens by direct link from any page of the host', async () => {
    const { status, text } = await getPage(site, '/dycian-news/service-article-23')
    expect(status).toBe(200)
    expect(text).toContain('Text of article 23.')
  })

  test('that does not exist is a 404 page', async () => {
    const { status, text } = await getPage(site, '/dycian-news/no-such-article')
    expect(status).toBe(404)
    expect(text).toContain('Sorry, the page not found.')
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
  test('are those of the host: the first three of its list, newest first, or all', async () => {
    const preview = await getPage(site, '/announcements')
    expect(cardTitles(preview.html)).toEqual([
      'Service notice 9',
      'Service notice 5',
      'Service notice 1',
    ])
    const all = await getPage(site, '/announcements/all')
    expect(cardTitles(all.html)).toEqual([9, 5, 3, 1].map((number) => `Service notice ${number}`))
    expect(all.html.includes(`src="${host.origin}/uploads/notice-9.jpg"`)).toBe(true)
    expect(all.text).toContain('Mar 1, 2025 to Mar 5, 2025')
  })

  test('open by direct link, with the others below', async () => {
    const { status, html, text } = await getPage(site, '/announcements/service-notice-3')
    expect(status).toBe(200)
    expect(text).toMatch(/Campus Service notice 3 Mar 1, 2025 to Mar 5, 2025/)
    expect(cardTitles(html)).toEqual(['Service notice 9', 'Service notice 5', 'Service notice 1'])
    expect((await getPage(site, '/announcements/no-such-notice')).status).toBe(404)
  })
})

test('the home page shows the news and announcements of the host', async () => {
  const { status, html } = await getPage(site, '/')
  expect(status).toBe(200)
  expect(cardTitles(html)).toEqual(
    expect.arrayContaining(['Day as other text', 'Service notice 9']),
  )
})

test('the content security policy lets the browser ask that host, and no other', async () => {
  const policy = (await getPage(site, '/dycian-news')).headers.get('content-security-policy') ?? ''
  const sourcesOf = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))
  expect(sourcesOf('connect-src')).toBe(`connect-src 'self' ${host.origin}`)
  expect(sourcesOf('img-src')).toBe(`img-src 'self' data: ${host.origin}`)
  expect(sourcesOf('script-src')).not.toContain(host.origin)
})

test('the page tells the browser which host to ask', async () => {
  const { html } = await getPage(site, '/dycian-news')
  expect(/<html[^>]* data-content-host="([^"]*)"/.exec(html)?.[1]).toBe(host.origin)
})

test('a preview shows the draft of this site, not what the host has', async () => {
  const content = await openSiteContent(site)
  const { token } = await signInAs(content.database, 'author')
  await content.close()
  const data = { title: 'Drafted here', content: '<p>Our words.</p>', category: 'Campus News' }
  const made = await fetch(`${site.origin}/api/admin/previews`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ subject: 'article', data }),
  })
  const { url } = (await made.json()) as { url: string }
  const { status, text } = await getPage(site, url)
  expect(status).toBe(200)
  expect(text).toContain('Drafted here')
  expect(text).toContain('Our words.')
})
