import { expect, test } from 'vitest'
import type { DatabaseSettings } from '../../db/database.ts'
import { executeReferenceCommand } from '../../school/content/editing/execute-reference-command.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { countersKind } from '../../school/kinds/counters.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { getArticles, getPage } from '../helpers/api.ts'
import { environmentOf } from '../helpers/backups.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { article, editingAt, giveArticle, valueOf } from '../helpers/entries.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'

interface Change {
  title: string
  slug: string
  topic: string
}

/** Lists the places in which visitors do not find the change, and how many articles its topic has. */
async function lackingPlaces(site: TestSite, { title, slug, topic }: Change) {
  const places = {
    [`/dycian-news/${slug}`]: title,
    '/dycian-news': title,
    '/dycian-news?category=Outside+News': title,
    [`/dycian-news?topic=${topic}`]: title,
    // The page of results repeats the title itself.
    [`/search?q=${encodeURIComponent(title)}`]: `href="/dycian-news/${slug}"`,
    '/dycian-news/rss.xml': title,
    '/': '7,654',
  }
  const lacking: string[] = []
  for (const [path, text] of Object.entries(places))
    if (!(await getPage(site, path)).html.includes(text)) lacking.push(path)
  const { total } = await getArticles(site, { topicFilter: topic })
  return { lacking, total }
}

/** Schedules a change of an article that visitors see in many places, and of all counters. */
async function scheduleChange(settings: DatabaseSettings, dueAt: number) {
  const content = await openSiteContent(settings)
  const { database } = content
  // Dated after all starter articles, so that it is first in every list.
  const old = { title: freshTitle('Before the schedule'), publishedOn: '2099-01-01' }
  const { id, slug } = await content.addArticle(old)
  const title = freshTitle('After the schedule')
  const topic = `scheduled${id}`
  const command = { action: 'publish', basedOn: 1, publishAt: dueAt } as const
  // It must be to come when staff schedule it.
  const scheduledAt = dueAt - 60_000
  const category = 'Outside News'
  const fields = article({ title, publishedOn: '2099-02-02', category, topics: [topic] })
  await giveArticle(database, id, { ...command, data: fields }, scheduledAt)
  const counters = await readReference(database, countersKind)
  const data = counters.map((each) => ({ ...each, value: 7_654 }))
  const actor = editingAt(scheduledAt)
  valueOf(
    await executeReferenceCommand(database, {
      kind: countersKind,
      command: { ...command, data },
      actor,
    }),
  )
  await content.close()
  return { change: { title, topic, slug: title.toLowerCase().replaceAll(' ', '-') }, old: slug }
}

// Tests of the content clock, which control time, check that it shows in that millisecond.
test.each(emptyDatabases())(
  'a scheduled change shows in the first answers of a server that was down when it was due (%s)',
  async (_engine, makeEmpty) => {
    const settings = await makeEmpty()
    await (await startTestSite(environmentOf(settings))).stop()
    const { change, old } = await scheduleChange(settings, Date.now())
    const site = await siteOfTest(environmentOf(settings))
    expect(await lackingPlaces(site, change)).toEqual({ lacking: [], total: 1 })
    // The old address leads to the new one.
    const moved = await fetch(`${site.origin}/dycian-news/${old}`)
    expect(moved.url).toBe(`${site.origin}/dycian-news/${change.slug}`)
  },
)

test('a scheduled change is noticed by each of two processes that run when it is due', async () => {
  const site = await siteOfTest({ WORKERS: '2' })
  const { change } = await scheduleChange(site, Date.now() + 1_000)
  await expect.poll(() => lackingPlaces(site, change)).toEqual({ lacking: [], total: 1 })
})
