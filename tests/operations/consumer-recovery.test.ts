import { expect, onTestFinished, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { freePort } from '../helpers/postgres-server.ts'
import { schoolService, serviceAnnouncement, serviceArticle } from '../helpers/school-service.ts'
import { startTestSite } from '../helpers/site.ts'
import { startStandInHost } from '../helpers/stand-in-host.ts'

const newsFailed = 'Failed to fetch news. Please check your connection.'
type Answers = Record<string, [status: number, words: string]>
const down: Answers = {
  '/dycian-news': [503, newsFailed],
  '/dycian-news/service-article-1': [503, newsFailed],
  '/announcements': [503, 'Failed to load announcements.'],
}
const up: Answers = {
  '/dycian-news': [200, 'Service article 1'],
  '/dycian-news/service-article-1': [200, 'Text of article 1.'],
  '/announcements': [200, 'Service notice 1'],
}

// The waits themselves, with a clock that its tests set: school/content/content-host.
test(
  'a content host that refuses, answers and hangs: the texts of the specification show, then its content, and that stays',
  { timeout: 60_000 },
  async () => {
    const at = await freePort()
    const site = await startTestSite({ CONTENT_HOST: `http://127.0.0.1:${at}` })
    onTestFinished(site.stop)
    /** Requests some pages. @returns the whole text of one that does not have its words */
    const visit = async (wanted: Answers) => {
      const seen: Answers = {}
      for (const [path, [, words]] of Object.entries(wanted)) {
        const { status, text } = await getPage(site, path)
        seen[path] = [status, text.includes(words) ? words : text]
      }
      return seen
    }
    expect(await visit(down)).toEqual(down)
    const service = { articles: [serviceArticle(1)], announcements: [serviceAnnouncement(1)] }
    const host = await startStandInHost(schoolService(service), at)
    onTestFinished(host.stop)
    // A failure is remembered for a while.
    await expect.poll(() => visit(up), { timeout: 40_000, interval: 200 }).toEqual(up)

    host.answer(() => {})
    const other = await getPage(site, '/dycian-news?topic=choir')
    expect(other.status).toBe(503)
    expect(other.text).toContain(newsFailed)
    expect(await visit(up)).toEqual(up)
    for (const path of ['/', '/api/get-articles.php'])
      expect((await fetch(site.origin + path)).status).toBe(200)
  },
)
