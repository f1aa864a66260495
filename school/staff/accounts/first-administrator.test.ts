import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { insertFirst } from './one-time-links.server.ts'

describeOnDatabases('the first administrator', (given) => {
  test('is added once; who comes second is not', async () => {
    const add = (name: string) =>
      insertFirst(
        given.database,
        { name, email: `${name}@dyci.example`, passwordHash: 'hash' },
        noon,
      )
    expect(await add('ana')).toMatchObject({ name: 'ana', role: 'administrator' })
    expect(await add('ben')).toBeUndefined()
    const staff = await given.database.selectFrom('staff').select('name').execute()
    expect(staff).toEqual([{ name: 'ana' }])
  })
})
