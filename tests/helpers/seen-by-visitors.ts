import { readContentVersion } from '../../db/content-version.ts'
import type { Database } from '../../db/database.ts'
import { findVisibleEntry } from '../../school/content/entries/visible-entries.server.ts'
import { listVisibleEntries } from '../../school/content/entries/list-entries.server.ts'
import { search } from '../../school/content/search/search.server.ts'
import { sourceOf } from './content-source.ts'
import { article } from './entries.ts'

/**
 * Reads what visitors can learn of the articles of a database at a moment (UTC in milliseconds).
 */
export async function seenByVisitors(database: Database, now: number) {
  const source = { ...sourceOf(database).source, now: () => now }
  const slug = 'robotics-team-comes-home'
  const titlesOf = async (category: string, topic: string) => {
    const list = { kind: 'article', category, topic }
    const { entries, total } = await listVisibleEntries(source, list, { page: 1, pageSize: 100 })
    if (total !== entries.length) throw new Error(`${total} counted, ${entries.length} listed`)
    return entries.map(({ title }) => title)
  }
  const found = async (q: string) => (await search(source, { q, page: 1 })).total
  return {
    version: await readContentVersion(database),
    titles: await titlesOf('', ''),
    outside: await titlesOf('Outside News', ''),
    robotics: await titlesOf('', 'robotics'),
    alumni: await titlesOf('', 'alumni'),
    foundOld: await found('robotics'),
    foundNew: await found('reunion'),
    oldPage: (await findVisibleEntry(source, 'article', slug))?.title,
  }
}

/** The fields of a change of the article that {@link article} makes. */
export const reunion = article({
  title: 'Grand reunion',
  content: '<p>All of us.</p>',
  publishedOn: '2026-03-01',
  category: 'Outside News',
  topics: ['alumni'],
})

/** Everything that visitors learn once {@link reunion} took the place of that article. */
export const asReunion = {
  titles: ['Grand reunion'],
  outside: ['Grand reunion'],
  robotics: [],
  alumni: ['Grand reunion'],
  foundOld: 0,
  foundNew: 1,
  oldPage: 'Grand reunion',
}
