import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from './sqlite.ts'

test('a limit is part of the statement, so that SQLite does not plan it again each time', () => {
  const database = new Kysely<{ entry: { id: number } }>({ dialect: sqliteDialect(':memory:') })
  const query = database.selectFrom('entry').select('id').where('id', '>', 3)
  expect(query.limit(12).offset(24).compile()).toMatchObject({
    sql: 'select "id" from "entry" where "id" > ? limit 12 offset ?',
    parameters: [3, 24],
  })
})
