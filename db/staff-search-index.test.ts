import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../tests/helpers/databases.ts'
import {
  findStaffDocuments,
  putStaffDocuments,
  removeStaffDocuments,
  type StaffIndexQuery,
} from './staff-search-index.ts'

describeOnBothDatabases('the index that staff search', (t) => {
  const find = (prefixes: string[], field: StaffIndexQuery['field'] = 'words', limit = 9) =>
    findStaffDocuments(t.database, { field, prefixes, limit })

  test('finds entries with a word for each prefix, the highest ids first', async () => {
    await putStaffDocuments(t.database, [
      { id: 1, title: ['robotics'], words: ['robotics', 'team', 'manila'] },
      { id: 2, title: ['team'], words: ['team', 'robots'] },
      { id: 3, title: [], words: ['2026', 'niño'] },
    ])
    expect(await find(['robot'])).toEqual([2, 1])
    expect(await find(['robot'], 'words', 1)).toEqual([2])
    expect(await find(['robot', 'man'])).toEqual([1])
    expect(await find(['t'], 'title')).toEqual([2])
    expect(await find(['robots', 'manila'])).toEqual([])
    expect(await find(['niñ'])).toEqual([3])
    expect(await find(['20'])).toEqual([3])
  })

  test('has the newest words of an entry only, and none of what was removed', async () => {
    await putStaffDocuments(t.database, [{ id: 1, title: ['first'], words: ['first'] }])
    await putStaffDocuments(t.database, [{ id: 1, title: ['second'], words: ['second'] }])
    expect(await find(['first'])).toEqual([])
    expect(await find(['second'])).toEqual([1])
    await removeStaffDocuments(t.database, [1, 2])
    expect(await find(['second'])).toEqual([])
  })

  test('takes what is no word as text', async () => {
    await putStaffDocuments(t.database, [{ id: 1, title: [], words: ['plain'] }])
    expect(await find([`"or'*`])).toEqual([])
  })
})
