import { expect, test } from 'vitest'
import { describeOnBothDatabases, type TestDatabase } from '../tests/helpers/databases.ts'
import { isPostgres } from './dialect.ts'
import { findDocuments, putDocuments, removeDocuments, type IndexQuery } from './search-index.ts'

describeOnBothDatabases('the search index', (t: TestDatabase) => {
  const base = 2 ** 51
  const documents = Array.from({ length: 2_500 }, (_, number) => ({
    position: base + number,
    title: number % 500 === 0 ? ['special'] : [],
    words: [
      'common',
      number % 2 ? 'odd' : 'even',
      `number${number}`,
      ...(number % 500 === 0 ? ['special'] : []),
    ],
  }))
  const find = async (query: Partial<IndexQuery>) => {
    const all = {
      field: 'words',
      groups: [],
      from: 0,
      below: 2 ** 53 - 1,
      limit: 3,
      expected: 0,
    } as const
    return (await findDocuments(t.database, { ...all, ...query })).map(
      (position) => position - base,
    )
  }

  // PostgreSQL uses another plan where many matches are expected.
  for (const expected of [0, 1_000_000]) {
    test(`finds the highest positions first, with ${expected} matches expected`, async () => {
      await putDocuments(t.database, documents)
      expect(await find({ expected, groups: [['common']] })).toEqual([2_499, 2_498, 2_497])
      expect(await find({ expected, groups: [['common'], ['even']] })).toEqual([
        2_498, 2_496, 2_494,
      ])
      expect(
        await find({ expected, groups: [['number3', 'number7', 'none'], ['common']] }),
      ).toEqual([7, 3])
      expect(await find({ expected, groups: [['special']], field: 'title', limit: 9 })).toEqual([
        2_000, 1_500, 1_000, 500, 0,
      ])
      expect(await find({ expected, groups: [['even']], field: 'title' })).toEqual([])
      expect(await find({ expected, groups: [['odd'], ['even']] })).toEqual([])
      expect(
        await find({ expected, groups: [['odd']], from: base + 10, below: base + 14 }),
      ).toEqual([13, 11])
    })
  }

  test('finds old documents behind 20,000 newer ones that do not match, however many matches are expected', async () => {
    const newer = Array.from({ length: 20_500 }, (_, number) => ({
      position: base + 10 + number,
      title: [],
      words: ['newer'],
    }))
    await putDocuments(t.database, [{ position: base, title: [], words: ['oldest'] }, ...newer])
    expect(await find({ expected: 1_000_000, groups: [['oldest']] })).toEqual([0])
  })

  test('reads only the newest documents where that is faster: on PostgreSQL, for many matches', async () => {
    await putDocuments(t.database, documents)
    const statements: string[] = []
    const watched = t.database.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(JSON.stringify(node))
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const ask = async (expected: number) => {
      statements.length = 0
      const query = { field: 'words', groups: [['common']], from: 0, below: 2 ** 53 - 1 } as const
      expect(await findDocuments(watched, { ...query, limit: 3, expected })).toHaveLength(3)
      return statements.map((statement) => statement.includes('as newest'))
    }
    const hasBothPlans = isPostgres(t.database)
    expect(await ask(3_001)).toEqual([hasBothPlans])
    expect(await ask(3_000)).toEqual(hasBothPlans ? [false, false] : [false])
  })

  test('forgets removed documents and accepts them again', async () => {
    await putDocuments(t.database, documents)
    await removeDocuments(
      t.database,
      documents.slice(3).map(({ position }) => position),
    )
    expect(await find({ groups: [['common']] })).toEqual([2, 1, 0])
    await removeDocuments(t.database, [base + 1])
    await putDocuments(t.database, [{ position: base + 1, title: [], words: ['common', 'new'] }])
    expect(await find({ groups: [['common']] })).toEqual([2, 1, 0])
    expect(await find({ groups: [['odd']] })).toEqual([])
    expect(await find({ groups: [['new']] })).toEqual([1])
  })
})
