import { expect, test } from 'vitest'
import starterSearchWords from '../../../content/reference/search-words.json' with { type: 'json' }
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { runSearches } from '../../../tests/helpers/search-answers.ts'
import { sourceOf } from '../../../tests/helpers/search.ts'
import { readSearchKnowledge } from './search-knowledge.server.ts'

/** The searches without a right answer among the first three results; see bench/search-answers.ts. */
const maxMissed = { a: 0, b: 2 }

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
      const a = await runSearches(source, 'a')
      const b = await runSearches(source, 'b')
      expect([a.count, b.count]).toEqual([50, 50])
      expect(a.missed.slice(maxMissed.a)).toEqual([])
      // Only counted: a person who reads the failed searches would tune for them.
      expect(b.missed.length).toBeLessThanOrEqual(maxMissed.b)
    }, 60_000)
  },
  'starter',
)
