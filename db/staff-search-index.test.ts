import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../tests/helpers/databases.ts'
import {
  findStaffDocuments,
  putStaffDocuments,
  removeStaffDocuments,
  type StaffIndexQuery,
} from './staff-search-index.ts'

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
