import type { RequestListener } from 'node:http'
import { describe, test, type TestContext } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { patience } from '../helpers/patience.ts'
import { freePort } from '../helpers/postgres-server.ts'
import { schoolService, serviceAnnouncement, serviceArticle } from '../helpers/school-service.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { startStandInHost } from '../helpers/stand-in-host.ts'

const newsFailed = 'Failed to fetch news. Please check your connection.'
const announcementsFailed = 'Failed to load announcements.'
const service = schoolService({
  articles: [serviceArticle(1)],
  announcements: [serviceAnnouncement(1)],
})

/** How long a failure is remembered, plus time for the machine, in milliseconds. */
const remembered = { timeout: 40_000 * patience, interval: 200 }
const patient = { timeout: 60_000 * patience }

/**
 * How long a page may be cached while content comes from a host, plus time for the machine, in
 * milliseconds.
 */
const kept = { timeout: 7_000 * patience, interval: 50 }

type Finished = TestContext['onTestFinished']

async function startHost(finished: Finished, { at = 0, answer = service } = {}) {
  const host = await startStandInHost(answer, at)
  finished(host.stop)
  return host
}

async function startSite(finished: Finished, contentHost: string) {
  const site = await startTestSite({ CONTENT_HOST: contentHost })
  finished(site.stop)
  return site
}

/** Requests the list, an article and the announcements. */
async function visit(site: TestSite) {
  const paths = ['/dycian-news', '/dycian-news/service-article-1', '/announcements']
  const pages = await Promise.all(paths.map((path) => getPage(site, path)))
  const says = (text: string, wanted: string) => (text.includes(wanted) ? wanted : text)
  const [list, article, announcements] = pages.map(({ text }) => text)
  return {
    statuses: pages.map(({ status }) => status),
    list: says(says(list ?? '', newsFailed), 'Service article 1'),
    article: says(says(article ?? '', newsFailed), 'Text of article 1.'),
    announcements: says(says(announcements ?? '', announcementsFailed), 'Service notice 1'),
  }
}
const down = {
  statuses: [503, 503, 503],
  list: newsFailed,
  article: newsFailed,
  announcements: announcementsFailed,
}
const up = {
  statuses: [200, 200, 200],
  list: 'Service article 1',
  article: 'Text of article 1.',
  announcements: 'Service notice 1',
}

// Each test waits on its own hosts and site: run together, they take as long as the slowest.
describe.concurrent('a content host that refuses connections', () => {
  test(
    'shows the texts of the specification, and the content soon after the host is back',
    patient,
    async (context) => {
      const { expect, onTestFinished: finished } = context
      const at = await freePort()
      const site = await startSite(finished, `http://127.0.0.1:${at}`)
      expect(await visit(site)).toEqual(down)
      await startHost(finished, { at })
      await expect.poll(() => visit(site), remembered).toEqual(up)
    },
  )

  test(
    'after having answered goes on showing what it answered last, and its changes once it is back',
    patient,
    async (context) => {
      const { expect, onTestFinished: finished } = context
      const at = await freePort()
      const { origin, stop } = await startStandInHost(service, at)
      const site = await startSite(finished, origin)
      expect(await visit(site)).toEqual(up)
      await stop()
      // A new topic has no earlier answer: its status shows that the host was found to be away.
      const topic = async () => (await getPage(site, '/dycian-news?topic=robotics')).status
      await expect.poll(topic, kept).toBe(503)
      expect(await visit(site)).toEqual(up)
      await startHost(finished, {
        at,
        answer: schoolService({
          articles: [serviceArticle(2)],
          announcements: [serviceAnnouncement(2)],
        }),
      })
      const list = async () => (await getPage(site, '/dycian-news')).text
      await expect.poll(list, remembered).toContain('Service article 2')
    },
  )
})

describe.concurrent('a content host that never answers', () => {
  test(
    'shows the texts within eight seconds, while other requests stay quick, and recovers',
    patient,
    async (context) => {
      const { expect, onTestFinished: finished } = context
      const host = await startHost(finished, { answer: () => {} })
      const site = await startSite(finished, host.origin)
      const started = performance.now()
      const visiting = visit(site)
      await expect.poll(() => host.requests.length).toBeGreaterThan(1)
      expect((await fetch(`${site.origin}/api/get-articles.php`)).status).toBe(200)
      expect(performance.now() - started).toBeLessThan(3_000 * patience)
      expect(await visiting).toEqual(down)
      expect(performance.now() - started).toBeLessThan(8_000 * patience)
      host.answer(service)
      await expect.poll(() => visit(site), remembered).toEqual(up)
    },
  )

  test('to the end shows the texts within eight seconds', async (context) => {
    const { expect, onTestFinished: finished } = context
    const answer: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('[')
    }
    const site = await startSite(finished, (await startHost(finished, { answer })).origin)
    const started = performance.now()
    expect(await visit(site)).toEqual(down)
    expect(performance.now() - started).toBeLessThan(8_000 * patience)
  })
})

describe.concurrent('a change at the content host', () => {
  test('shows within the time for which a page is kept', async (context) => {
    const { expect, onTestFinished: finished } = context
    const host = await startHost(finished)
    const site = await startSite(finished, host.origin)
    expect((await visit(site)).list).toBe('Service article 1')
    host.answer(schoolService({ articles: [serviceArticle(2)] }))
    await expect
      .poll(async () => (await getPage(site, '/dycian-news')).text, kept)
      .toContain('Service article 2')
  })
})
