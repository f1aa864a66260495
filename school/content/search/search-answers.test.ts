import { expect, test } from 'vitest'
import starterSearchWords from '../../../content/reference/search-words.json' with { type: 'json' }
import byPersonA from '../../../tests/search-queries/by-person-a.json' with { type: 'json' }
import byPersonB from '../../../tests/search-queries/by-person-b.json' with { type: 'json' }
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { sourceOf } from '../../../tests/helpers/search.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { readSearchKnowledge } from './search-knowledge.server.ts'
import { search } from './search.server.ts'

/** The searches without a right answer among the first three results. */
const maxMissed = { a: 0, b: 2 }

/** Tells whether an address is one of the answers; `*` at the end means any page below. */
const isAnswer = (answers: readonly string[], address: string) =>
  answers.some((answer) =>
    answer.endsWith('*')
      ? address.startsWith(answer.slice(0, -1))
      : address === answer || address.split('#')[0] === answer,
  )

/** Lists the searches without a right answer, with what was found and what was expected. */
async function findMissed(source: ContentSource, searches: typeof byPersonA): Promise<string[]> {
  const missed: string[] = []
  for (const { query, answers } of searches) {
    const { results } = await search(source, { q: query, page: 1 })
    const first = results.slice(0, 3).map(({ address }) => address)
    if (!first.some((address) => isAnswer(answers, address)))
      missed.push(`${query} → ${first.join(', ') || 'nothing'} (${answers[0] ?? ''})`)
  }
  return missed
}

describeOnBothDatabases(
  'the starter content',
  (t) => {
    test('names as best pages only pages and sections that search knows', async () => {
      const { pages } = await readSearchKnowledge(t)
      const known = new Set(pages.map(({ address }) => address))
      const unknown = starterSearchWords.filter(({ page }) => page && !known.has(page))
      expect(unknown.map(({ page }) => page)).toEqual([])
    })

    test('answers the searches that visitors wrote, one half of which was kept for checking', async () => {
      const source = sourceOf(t.database)
      expect([byPersonA.length, byPersonB.length]).toEqual([50, 50])
      expect((await findMissed(source, byPersonA)).slice(maxMissed.a)).toEqual([])
      // Only counted: a person who reads the failed searches would tune for them.
      expect((await findMissed(source, byPersonB)).length).toBeLessThanOrEqual(maxMissed.b)
    }, 60_000)
  },
  'starter',
)
