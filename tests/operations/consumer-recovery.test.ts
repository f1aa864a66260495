import { expect, onTestFinished, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
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
const remembered = { timeout: 40_000, interval: 200 }
const patient = { timeout: 60_000 }

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

// The waits themselves: school/content/content-host, with a clock that its tests set.
test(
  'a content host that refuses connections: the texts of the specification show, and the content soon after it is back',
  patient,
  async () => {
    const at = await freePort()
    const site = await startTestSite({ CONTENT_HOST: `http://127.0.0.1:${at}` })
    onTestFinished(site.stop)
    expect(await visit(site)).toEqual(down)
    const host = await startStandInHost(service, at)
    onTestFinished(host.stop)
    await expect.poll(() => visit(site), remembered).toEqual(up)
  },
)

test(
  'a content host that stops answering without a word: what it answered last shows, other pages say that news failed, and it is asked again',
  patient,
  async () => {
    const host = await startStandInHost(service)
    onTestFinished(host.stop)
    const site = await startTestSite({ CONTENT_HOST: host.origin })
    onTestFinished(site.stop)
    expect(await visit(site)).toEqual(up)
    host.answer(() => {})
    const asked = host.requests.length
    const other = getPage(site, '/dycian-news?topic=choir')
    await expect.poll(() => host.requests.length).toBeGreaterThan(asked)
    expect((await fetch(`${site.origin}/api/get-articles.php`)).status).toBe(200)
    expect(await visit(site)).toEqual(up)
    expect((await getPage(site, '/')).status).toBe(200)
    const { status, text } = await other
    expect(status).toBe(503)
    expect(text).toContain(newsFailed)

    host.answer(schoolService({ articles: [serviceArticle(2)], announcements: [] }))
    const list = async () => (await getPage(site, '/dycian-news')).text
    await expect.poll(list, remembered).toContain('Service article 2')
  },
)
