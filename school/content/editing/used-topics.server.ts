import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { newsTopics } from '../news/news.ts'

/** Maximum number of used topics in the list. */
const usedLimit = 300

/**
 * Lists the topics of the published entries of a kind, most used first and spelled as in an entry,
 * then the other topics of the news filter. Returns an empty list for a kind without topics.
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
    .limit(usedLimit)
    .execute()
  const keys = used.map(({ topic }) => topic)
  const spelled = new Map<string, string>(newsTopics.map((topic) => [topic.toLowerCase(), topic]))
  await addSpellings(database, kind.name, spelled, keys)
  return [...new Set([...keys, ...spelled.keys()])].map((key) => spelled.get(key) ?? key)
}

/** Adds to `spelled` how an entry spells each other topic. @param keys topics in lower case */
async function addSpellings(
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
