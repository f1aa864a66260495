import { expect, test } from 'vitest'
import { articleSchema } from '../school/kinds/article.ts'
import { describeOnDatabases } from '../tests/helpers/databases.ts'
import { noon } from '../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../tests/helpers/entry-lists.ts'
import { archiveArticle, seedArchive } from './archive.ts'
import starterNews from './entries/article.json' with { type: 'json' }
import { holdsOnlySamples, seedStarterContent } from './seed.ts'

test('an archive is the same each time, from its newest day back over twenty years', () => {
  const articles = Array.from({ length: 100 }, (_, index) => archiveArticle(index, 100, noon))
  expect(Array.from({ length: 100 }, (_, index) => archiveArticle(index, 100, noon))).toEqual(
    articles,
  )
  for (const article of articles)
    expect(articleSchema.parse(article)).toMatchObject({ sample: true })
  const days = articles.map(({ publishedOn }) => publishedOn ?? '')
  expect(days).toEqual(days.toSorted().toReversed())
  expect([days[0], days.at(-1)?.slice(0, 4)]).toEqual(['2026-11-20', '2007'])
})

describeOnDatabases('an archive for measuring', (given) => {
  test('adds as many articles as were asked for to what is there, and lists stay right', async () => {
    const { database } = given
    await seedStarterContent(database, noon)
    const steps: number[] = []
    await seedArchive(database, 1_500, noon, (done) => steps.push(done))
    expect(steps.at(-1)).toBe(1_500)
    const shown = await expectListsToMatchRows(database, {
      topics: ['robotics', 'alumni'],
      pageSize: 250,
      now: noon,
    })
    expect(shown).toBe(starterNews.length + 1_500)
    expect(await holdsOnlySamples(database)).toBe(true)
  })
})
