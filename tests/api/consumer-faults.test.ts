import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { startStandInHost, type StandInHost } from '../helpers/stand-in-host.ts'

// What counts as a fault, and what is odd but can be read: school/content/content-host and news.

const newsFailed = 'Failed to fetch news. Please check your connection.'
const announcementsFailed = 'Failed to load announcements.'

let host: StandInHost
let site: TestSite
beforeAll(async () => {
  host = await startStandInHost((_request, response) =>
    // A warning of PHP with a password.
    response.end('<b>mysqli_connect(): Access denied for user root@10.0.0.5</b>{"data": []}'),
  )
  site = await startTestSite({ CONTENT_HOST: host.origin })
})
afterAll(async () => {
  await site.stop()
  await host.stop()
})

test('a content host that does not answer with JSON: pages show the texts of the specification', async () => {
  for (const [path, sentence] of [
    ['/dycian-news', newsFailed],
    ['/dycian-news/service-article-1', newsFailed],
    ['/announcements', announcementsFailed],
    ['/announcements/all', announcementsFailed],
    ['/announcements/service-notice-1', announcementsFailed],
  ] as const) {
    const { status, text, html } = await getPage(site, path)
    expect([path, status]).toEqual([path, 503])
    expect(text).toContain(sentence)
    expect(html).toContain('<footer')
    expect(html).not.toContain('mysqli')
  }
})

test('without its host, the home page says both texts, its own calls answer, and the log says what failed', async () => {
  const { status, text } = await getPage(site, '/')
  expect(status).toBe(200)
  for (const part of ['More Than A School, A Family', newsFailed, announcementsFailed])
    expect(text).toContain(part)
  for (const path of ['/api/get-articles.php', '/healthz'])
    expect((await fetch(site.origin + path)).status).toBe(200)
  const logged = () =>
    site.log
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  await expect.poll(logged).toContainEqual(
    expect.objectContaining({
      level: 40,
      msg: expect.stringContaining('is not valid JSON') as string,
      contentHost: host.origin,
    }),
  )
})
