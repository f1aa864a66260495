import { expect, onTestFinished, test } from 'vitest'
import type { DatabaseSettings } from '../../db/database.ts'
import { executeReferenceCommand } from '../../school/content/editing/execute-reference-command.server.ts'
import { readDepartments } from '../../school/content/reference/read-departments.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { countersKind } from '../../school/kinds/counters.ts'
import { departmentsKind } from '../../school/kinds/departments.ts'
import { getArticles, getPage } from '../helpers/api.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { article, editingAt, giveArticle, valueOf } from '../helpers/entries.ts'
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

/** When staff schedule a change that is due at a time: it must be to come. */
const scheduledAt = (dueAt: number) => dueAt - 60_000

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
    await giveArticle(content.database, id, command, scheduledAt(dueAt))
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
    const actor = editingAt(scheduledAt(dueAt))
    valueOf(await executeReferenceCommand(content.database, { kind, command, actor }))
  }
  await content.close()
  return change
}

const environmentOf = ({ dataDir, databaseUrl }: DatabaseSettings): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
})

test.each(emptyDatabases())(
  'a scheduled change of an article and of a page shows in the first answer of a server that was down when it was due (%s)',
  async (_engine, makeEmpty) => {
    const settings = await makeEmpty()
    await (await startTestSite(environmentOf(settings))).stop()
    const dueAt = Date.now()
    const { words, old } = await scheduleChange(settings, dueAt)
    const reference = await scheduleReference(settings, dueAt)
    const site = await startTestSite(environmentOf(settings))
    onTestFinished(site.stop)
    expect(await placesOf(site, words)).toEqual(everywhere)
    expect(await placesOfReference(site, reference)).toEqual(inPageListSearchAndCount)
    // The old address leads to the new one.
    const moved = await fetch(`${site.origin}/dycian-news/${old.slug}`)
    expect(moved.url).toBe(`${site.origin}/dycian-news/${words.slug}`)
  },
)

test('a scheduled change is noticed by each of two processes that run when it is due', async () => {
  const site = await startTestSite({ WORKERS: '2' })
  onTestFinished(site.stop)
  // Tests of the content clock, which control time, check that it shows in that millisecond.
  const { words } = await scheduleChange(site, Date.now() + 1_000)
  await expect.poll(() => placesOf(site, words)).toEqual(everywhere)
})
