import { expect, test } from 'vitest'
import { starterReference } from '../../../content/reference.ts'
import { starterSearchWords } from '../../../content/reference/search-words.ts'
import { seedStarterContent } from '../../../content/seed.ts'
import type { Database } from '../../../db/database.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { runSearches } from '../../../tests/helpers/search-answers.ts'
import { now, sourceOf } from '../../../tests/helpers/search.ts'
import { searchedPages } from '../../kinds/define-reference-kind.ts'
import { indexReferencePages } from '../reference/list-pages.server.ts'

async function fill(database: Database) {
  await seedStarterContent(database, now)
  await indexReferencePages(database)
}

/** The searches without a right answer among the first three results; see bench/search-answers.ts. */
const maxMissed = { a: 0, b: 2 }

test('every best page of the starter content is a page or a section that search knows', async () => {
  const data = await Promise.all(
    starterReference.map(async ({ kind, load }) =>
      searchedPages(kind, kind.schema.parse(await load())),
    ),
  )
  const known = new Set(data.flat().map(({ address }) => address))
  const unknown = starterSearchWords.filter(({ page }) => page && !known.has(page))
  expect(unknown.map(({ page }) => page)).toEqual([])
})

describeOnDatabases('the starter content', (t) => {
  test('answers the searches that visitors wrote, one half of which was kept for checking', async () => {
    await fill(t.database)
    const source = sourceOf(t.database)
    const a = await runSearches(source, 'a')
    const b = await runSearches(source, 'b')
    expect([a.count, b.count]).toEqual([50, 50])
    expect(a.missed.slice(maxMissed.a)).toEqual([])
    // Only counted: a person who reads the failed searches would tune for them.
    expect(b.missed.length).toBeLessThanOrEqual(maxMissed.b)
  }, 60_000)
})
