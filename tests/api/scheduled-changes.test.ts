import { describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseSettings } from '../../db/database.ts'
import { getArticles, getPage } from '../helpers/api.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { article, giveArticle } from '../helpers/entries.ts'
import { patience } from '../helpers/patience.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'

/** Lists where visitors find a title, and how many articles its topic has. */
async function placesOf(site: TestSite, { title, slug, topic }: Words) {
  const shows = async (path: string, text = title) =>
    (await getPage(site, path)).html.includes(text)
  const { total } = await getArticles(site, { topicFilter: topic })
  return {
    page: await shows(`/dycian-news/${slug}`),
    list: await shows('/dycian-news'),
    category: await shows('/dycian-news?category=Outside+News'),
    topic: await shows(`/dycian-news?topic=${topic}`),
    // The page of results repeats the title itself.
    search: await shows(`/search?q=${encodeURIComponent(title)}`, `href="/dycian-news/${slug}"`),
    feed: await shows('/dycian-news/rss.xml'),
    count: total,
  }
}

interface Words {
  title: string
  slug: string
  topic: string
}

const everywhere = {
  page: true,
  list: true,
  category: true,
  topic: true,
  search: true,
  feed: true,
  count: 1,
}
const nowhere = {
  page: false,
  list: false,
  category: false,
  topic: false,
  search: false,
  feed: false,
  count: 0,
}

/** Publishes an article and schedules a change of its title, date, category and topic. */
async function scheduleChange(settings: DatabaseSettings, dueAt: number) {
  const content = await openSiteContent(settings)
  try {
    const old = freshTitle('Before the schedule')
    // Dated after all starter articles, so that it is first in every list.
    const { id, slug } = await content.addArticle({ title: old, publishedOn: '2099-01-01' })
    const title = freshTitle('After the schedule')
    const topic = `scheduled${id}`
    const publishedOn = '2099-02-02'
    const data = article({ title, publishedOn, category: 'Outside News', topics: [topic] })
    const command = { action: 'publish', data, basedOn: 1, publishAt: dueAt } as const
    await giveArticle(content.database, id, command, Date.now())
    const words = { title, topic, slug: title.toLowerCase().replaceAll(' ', '-') }
    return { words, old: { title: old, slug } }
  } finally {
    await content.close()
  }
}

const untilDue = (dueAt: number) =>
  expect.poll(() => Date.now(), { interval: 10, timeout: 60_000 }).toBeGreaterThanOrEqual(dueAt)

const environmentOf = ({ dataDir, databaseUrl }: DatabaseSettings): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
})

describe.each(emptyDatabases())(
  'a scheduled change of a published article (%s)',
  (_engine, makeEmpty) => {
    test('shows in page, lists, search, feed and counts within the second in which it is due', async () => {
      const settings = await makeEmpty()
      // Each of the two processes notices by itself that it is due.
      const site = await startTestSite({ ...environmentOf(settings), WORKERS: '2' })
      onTestFinished(site.stop)
      const dueAt = Date.now() + 4_000 * patience
      const { words, old } = await scheduleChange(settings, dueAt)
      await expect
        .poll(async () => (await getPage(site, '/dycian-news')).html.includes(old.title))
        .toBe(true)
      expect(await placesOf(site, words)).toEqual(nowhere)
      expect(Date.now()).toBeLessThan(dueAt)
      await untilDue(dueAt)
      expect(await placesOf(site, words)).toEqual(everywhere)
      expect(Date.now() - dueAt).toBeLessThan(1_000 * patience)
      // The old address leads to the new one.
      const moved = await fetch(`${site.origin}/dycian-news/${old.slug}`)
      expect(moved.url).toBe(`${site.origin}/dycian-news/${words.slug}`)
    })

    test('shows in the first answer of a server that was down when it was due', async () => {
      const settings = await makeEmpty()
      const first = await startTestSite(environmentOf(settings))
      await first.stop()
      const dueAt = Date.now() + 500
      const { words } = await scheduleChange(settings, dueAt)
      await untilDue(dueAt)
      const site = await startTestSite(environmentOf(settings))
      onTestFinished(site.stop)
      expect(await placesOf(site, words)).toEqual(everywhere)
    })
  },
)
