import { expect, test } from 'vitest'
import { executeReferenceCommand } from '../../school/content/editing/execute-reference-command.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { countersKind } from '../../school/kinds/counters.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { getArticles, getPage } from '../helpers/api.ts'
import { environmentOf } from '../helpers/backups.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { article, editingAt, giveArticle, valueOf } from '../helpers/entries.ts'
import { startTestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'

// Tests of the content clock, which control time, check that it shows in that millisecond.
test.each(emptyDatabases())(
  'a scheduled change shows in the first answers of a server that was down when it was due (%s)',
  async (_engine, makeEmpty) => {
    const settings = await makeEmpty()
    await (await startTestSite(environmentOf(settings))).stop()
    const dueAt = Date.now()
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
    const change = { kind: countersKind, command: { ...command, data }, actor }
    valueOf(await executeReferenceCommand(database, change))
    await content.close()

    const site = await siteOfTest(environmentOf(settings))
    const path = `/dycian-news/${title.toLowerCase().replaceAll(' ', '-')}`
    for (const [place, text] of Object.entries({
      [path]: title,
      '/dycian-news': title,
      '/dycian-news?category=Outside+News': title,
      [`/dycian-news?topic=${topic}`]: title,
      // The page of results repeats the title itself.
      [`/search?q=${encodeURIComponent(title)}`]: `href="${path}"`,
      '/dycian-news/rss.xml': title,
      '/': '7,654',
    }))
      expect([place, (await getPage(site, place)).html]).toEqual([
        place,
        expect.stringContaining(text),
      ])
    expect((await getArticles(site, { topicFilter: topic })).total).toBe(1)
    // The old address leads to the new one.
    const moved = await fetch(`${site.origin}/dycian-news/${slug}`)
    expect(moved.url).toBe(site.origin + path)
  },
)
