import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { newsTopics } from '../news/news.ts'

/** Maximum number of used topics that are offered besides those of the news filter. */
const mostOffered = 300

/**
 * Lists the topics that published entries of a kind have, most used first and spelled as an entry has
 * them, and then those of the news filter that none has yet. A kind without topics has none.
 */
export async function listUsedTopics(
  database: DatabaseOrTransaction,
  kind: Pick<AnyKind, 'name' | 'sectionField'>,
): Promise<string[]> {
  if (kind.sectionField !== 'topics') return []
  const used = await database
    .selectFrom('entry_tally')
    .select('topic')
    .where('kind', '=', kind.name)
    .where('category', '=', '')
    .where('topic', '!=', '')
    .groupBy('topic')
    .orderBy((eb) => eb.fn.sum('count'), 'desc')
    .orderBy('topic')
    .limit(mostOffered)
    .execute()
  const keys = used.map(({ topic }) => topic)
  const spelled = new Map<string, string>(newsTopics.map((topic) => [topic.toLowerCase(), topic]))
  await readSpelling(database, kind.name, spelled, keys)
  return [...new Set([...keys, ...spelled.keys()])].map((key) => spelled.get(key) ?? key)
}

/** Adds how an entry spells each topic that is not known yet. */
async function readSpelling(
  database: DatabaseOrTransaction,
  kind: string,
  spelled: Map<string, string>,
  keys: readonly string[],
): Promise<void> {
  const unknown = keys.filter((key) => !spelled.has(key))
  if (unknown.length === 0) return
  const rows = await database
    .selectFrom('entry')
    .select('data')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('entry_topic')
        .select((each) => each.fn.max('entry_id').as('id'))
        .where('kind', '=', kind)
        .where('topic', 'in', unknown)
        .groupBy('topic'),
    )
    .execute()
  for (const { data } of rows) {
    const { topics = [] } = JSON.parse(data) as { topics?: string[] }
    for (const topic of topics)
      if (!spelled.has(topic.toLowerCase()) && unknown.includes(topic.toLowerCase()))
        spelled.set(topic.toLowerCase(), topic)
  }
}
