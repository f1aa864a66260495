import { expect, test } from 'vitest'
import { describeOnBothDatabases, type TestDatabase } from '../tests/helpers/databases.ts'
import { isPostgres } from './dialect.ts'
import { findDocuments, putDocuments, removeDocuments, type IndexQuery } from './search-index.ts'
import {
  findStaffDocuments,
  putStaffDocuments,
  removeStaffDocuments,
  type StaffIndexQuery,
} from './staff-search-index.ts'

describeOnBothDatabases('the search index', (t: TestDatabase) => {
  const base = 2 ** 51
  const documents = Array.from({ length: 2_500 }, (_, number) => {
    const title = number % 500 === 0 ? ['special'] : []
    const words = ['common', number % 2 ? 'odd' : 'even', `number${number}`, ...title]
    return { position: base + number, title, words }
  })
  const everything = { field: 'words', groups: [], from: 0, below: 2 ** 53 - 1, limit: 3 } as const
  const find = async (query: Partial<IndexQuery>) => {
    const found = await findDocuments(t.database, { ...everything, expected: 0, ...query })
    return found.map((position) => position - base)
  }

  // PostgreSQL uses another plan where many matches are expected.
  test.each([0, 1_000_000])(
    'finds the highest positions first, with %i matches expected',
    async (expected) => {
      await putDocuments(t.database, documents)
      const cases: [Partial<IndexQuery>, number[]][] = [
        [{ groups: [['common']] }, [2_499, 2_498, 2_497]],
        [{ groups: [['common'], ['even']] }, [2_498, 2_496, 2_494]],
        [{ groups: [['number3', 'number7', 'none'], ['common']] }, [7, 3]],
        [{ groups: [['special']], field: 'title', limit: 9 }, [2_000, 1_500, 1_000, 500, 0]],
        [{ groups: [['even']], field: 'title' }, []],
        [{ groups: [['odd'], ['even']] }, []],
        [{ groups: [['odd']], from: base + 10, below: base + 14 }, [13, 11]],
      ]
      for (const [query, found] of cases)
        expect([query, await find({ expected, ...query })]).toEqual([query, found])
    },
  )

  test('finds old documents behind 20,000 newer ones that do not match, however many matches are expected', async () => {
    const put = (position: number, word: string) => ({ position, title: [], words: [word] })
    const newer = Array.from({ length: 20_500 }, (_, number) => put(base + 10 + number, 'newer'))
    await putDocuments(t.database, [put(base, 'oldest'), ...newer])
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
      const query = { ...everything, groups: [['common']], expected }
      expect(await findDocuments(watched, query)).toHaveLength(3)
      return statements.map((statement) => statement.includes('as newest'))
    }
    const hasBothPlans = isPostgres(t.database)
    expect(await ask(3_001)).toEqual([hasBothPlans])
    expect(await ask(3_000)).toEqual(hasBothPlans ? [false, false] : [false])
  })

  test('forgets removed documents and accepts them again', async () => {
    await putDocuments(t.database, documents)
    const removed = documents.slice(3).map(({ position }) => position)
    await removeDocuments(t.database, removed)
    expect(await find({ groups: [['common']] })).toEqual([2, 1, 0])
    await removeDocuments(t.database, [base + 1])
    await putDocuments(t.database, [{ position: base + 1, title: [], words: ['common', 'new'] }])
    expect(await find({ groups: [['common']] })).toEqual([2, 1, 0])
    expect(await find({ groups: [['odd']] })).toEqual([])
    expect(await find({ groups: [['new']] })).toEqual([1])
  })
})

describeOnBothDatabases('the index that staff search', (t) => {
  const find = (prefixes: string[], query: Partial<StaffIndexQuery> = {}) =>
    findStaffDocuments(t.database, { field: 'words', limit: 9, ...query, prefixes })

  test('finds entries with a word for each prefix, the highest ids first, and takes what is no word as text', async () => {
    await putStaffDocuments(t.database, [
      { id: 1, title: ['robotics'], words: ['robotics', 'team', 'manila'] },
      { id: 2, title: ['team'], words: ['team', 'robots'] },
      { id: 3, title: [], words: ['2026', 'niño'] },
    ])
    expect(await find(['robot'])).toEqual([2, 1])
    expect(await find(['robot'], { limit: 1 })).toEqual([2])
    expect(await find(['robot', 'man'])).toEqual([1])
    expect(await find(['t'], { field: 'title' })).toEqual([2])
    expect(await find(['robots', 'manila'])).toEqual([])
    for (const prefix of ['niñ', '20']) expect(await find([prefix])).toEqual([3])
    expect(await find([`"or'*`])).toEqual([])
  })

  test('has the newest words of an entry only, and none of what was removed', async () => {
    for (const word of ['first', 'second'])
      await putStaffDocuments(t.database, [{ id: 1, title: [word], words: [word] }])
    expect(await find(['first'])).toEqual([])
    expect(await find(['second'])).toEqual([1])
    await removeStaffDocuments(t.database, [1, 2])
    expect(await find(['second'])).toEqual([])
  })
})
