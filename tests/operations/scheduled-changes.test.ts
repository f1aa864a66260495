import { describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseSettings } from '../../db/database.ts'
import { executeReferenceCommand } from '../../school/content/editing/execute-reference-command.server.ts'
import { readDepartments } from '../../school/content/reference/read-departments.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { countersKind } from '../../school/kinds/counters.ts'
import { departmentsKind } from '../../school/kinds/departments.ts'
import { getArticles, getPage } from '../helpers/api.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { article, editingAt, giveArticle, valueOf } from '../helpers/entries.ts'
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

/** Lists where visitors find the new name of a department, and the new value of a counter. */
async function placesOfReference(site: TestSite, { name, value }: ReferenceChange) {
  const shows = async (path: string, text: string) =>
    (await getPage(site, path)).html.includes(text)
  return {
    page: await shows('/learn-with-us/shs', name),
    list: await shows('/learn-with-us', name),
    search: await shows('/search?q=quokka', '>Quokka</mark>'),
    count: await shows('/', value.toLocaleString('en')),
  }
}

interface ReferenceChange {
  name: string
  value: number
}

const inPageListSearchAndCount = { page: true, list: true, search: true, count: true }
const inNoPlace = { page: false, list: false, search: false, count: false }

/** Schedules another name of a department and other values of all counters. */
async function scheduleReference(settings: DatabaseSettings, dueAt: number) {
  const content = await openSiteContent(settings)
  const change = { name: freshTitle('Quokka'), value: 7_654 }
  const departments = await readDepartments(content.database)
  const counters = await readReference(content.database, countersKind)
  const plans = [
    {
      kind: departmentsKind,
      data: departments.map((each) => (each.tag === 'shs' ? { ...each, name: change.name } : each)),
    },
    { kind: countersKind, data: counters.map((each) => ({ ...each, value: change.value })) },
  ]
  for (const { kind, data } of plans) {
    const command = { action: 'publish', data, basedOn: 1, publishAt: dueAt } as const
    const actor = editingAt(Date.now())
    valueOf(await executeReferenceCommand(content.database, { kind, command, actor }))
  }
  await content.close()
  return change
}

const untilDue = (dueAt: number) =>
  expect
    .poll(() => Date.now(), { interval: 10, timeout: 60_000 * patience })
    .toBeGreaterThanOrEqual(dueAt)

const environmentOf = ({ dataDir, databaseUrl }: DatabaseSettings): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
})

describe.each(emptyDatabases())(
  'a scheduled change of a published article and of a page (%s)',
  (_engine, makeEmpty) => {
    test('shows in the first answer after it is due: in page, lists, search, feed and counts', async () => {
      const settings = await makeEmpty()
      // Each of the two processes notices by itself that it is due.
      const site = await startTestSite({ ...environmentOf(settings), WORKERS: '2' })
      onTestFinished(site.stop)
      const dueAt = Date.now() + 4_000 * patience
      const { words, old } = await scheduleChange(settings, dueAt)
      await expect
        .poll(async () => (await getPage(site, '/dycian-news')).html.includes(old.title))
        .toBe(true)
      const reference = await scheduleReference(settings, dueAt)
      expect(await placesOf(site, words)).toEqual(nowhere)
      expect(await placesOfReference(site, reference)).toEqual(inNoPlace)
      expect(Date.now()).toBeLessThan(dueAt)
      await untilDue(dueAt)
      expect(await placesOf(site, words)).toEqual(everywhere)
      expect(await placesOfReference(site, reference)).toEqual(inPageListSearchAndCount)
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
      const reference = await scheduleReference(settings, dueAt)
      await untilDue(dueAt)
      const site = await startTestSite(environmentOf(settings))
      onTestFinished(site.stop)
      expect(await placesOf(site, words)).toEqual(everywhere)
      expect(await placesOfReference(site, reference)).toEqual(inPageListSearchAndCount)
    })
  },
)
