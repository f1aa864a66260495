import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { patience } from '../helpers/patience.ts'
import { schoolService, serviceAnnouncement, serviceArticle } from '../helpers/school-service.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { startStandInHost, type StandInHost } from '../helpers/stand-in-host.ts'

const service = schoolService({
  articles: [serviceArticle(1)],
  announcements: [serviceAnnouncement(1)],
})

let host: StandInHost
let site: TestSite
beforeAll(async () => {
  host = await startStandInHost(service)
  site = await startTestSite({ CONTENT_HOST: host.origin })
})
afterAll(async () => {
  await site.stop()
  await host.stop()
})

/** Visits a page; returns the status and the time of its answer, in milliseconds. */
async function visit(path: string) {
  const started = performance.now()
  const { status, text } = await getPage(site, path)
  return { status, text, took: performance.now() - started }
}

// Runs in order: each test continues from the state of the one before.
describe('a content host that stops answering without a word', () => {
  test('keeps no page waiting five seconds on which news is only a part', async () => {
    expect((await visit('/dycian-news')).text).toContain('Service article 1')
    expect((await visit('/announcements')).text).toContain('Service notice 1')
    // The first pages of a process take longer; these are of the same kinds, with other news.
    await Promise.all(['/fil', '/learn-with-us/pgs', '/learn-with-us/shs/tracks/abm'].map(visit))
    host.answer(() => {})
    const pages = await Promise.all(
      ['/', '/learn-with-us/jhs', '/learn-with-us/shs/tracks/stem'].map(visit),
    )
    for (const { status, took } of pages) {
      expect(status).toBe(200)
      // A wait of 1.5 seconds plus the time of a slow machine; without the limit it is more than 5.
      expect(took).toBeLessThan(4_950)
    }
  })

  test('is asked once, and then left alone: sixty visitors get answers at once', async () => {
    // This answer ends the first wait of five seconds; the host is known to hang from then on.
    expect((await visit('/dycian-news?topic=choir')).status).toBe(503)
    const before = host.requests.length
    const paths = Array.from(
      { length: 60 },
      (_, index) => `/dycian-news?topic=unknown&page=${index + 1}`,
    )
    const pages = await Promise.all(paths.map(visit))
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([503]))
    expect(host.requests.length).toBe(before)
  })

  test('has its last good lists and its articles shown meanwhile', async () => {
    for (const [path, words] of [
      ['/dycian-news', 'Service article 1'],
      ['/dycian-news/service-article-1', 'Text of article 1.'],
      ['/announcements/all', 'Service notice 1'],
    ] as const) {
      const { status, text } = await visit(path)
      expect(text).toContain(words)
      expect(status).toBe(200)
    }
  })

  test(
    'is asked again after a while, and shows what is new',
    { timeout: 60_000 * patience },
    async () => {
      host.answer(schoolService({ articles: [serviceArticle(2)], announcements: [] }))
      const list = async () => (await visit('/dycian-news')).text
      await expect
        .poll(list, { timeout: 50_000 * patience, interval: 250 })
        .toContain('Service article 2')
    },
  )
})
