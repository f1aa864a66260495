import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { SqliteHandle } from './sqlite-handle.ts'
import { sqliteDialect } from './sqlite.ts'

test('a limit is part of the statement, so that SQLite does not plan it again each time, if it is a number', () => {
  const database = new Kysely<{ entry: { id: number } }>({ dialect: sqliteDialect(':memory:') })
  const query = database.selectFrom('entry').select('id')
  const limited = query.where('id', '>', 3).limit(12).offset(24)
  expect(limited.compile()).toMatchObject({
    sql: 'select "id" from "entry" where "id" > ? limit 12 offset ?',
    parameters: [3, 24],
  })
  expect(query.limit(sql<number>`1 + 2`).compile().sql).toBe('select "id" from "entry" limit 1 + 2')
  const large = 2n ** 60n
  expect(query.limit(large).compile()).toMatchObject({
    sql: 'select "id" from "entry" limit ?',
    parameters: [large],
  })
})

test('a statement is prepared once, and kept as long as no 200 others were asked for', () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  const handle = new SqliteHandle(':memory:')
  const ask = (number: number) =>
    handle.run<{ n: number }>({ sql: `select ${number} as n`, parameters: [] }).rows[0]?.n
  for (let number = 0; number < 200; number += 1) expect(ask(number)).toBe(number)
  expect(ask(0)).toBe(0)
  expect(prepare).toHaveBeenCalledTimes(200)
  for (let number = 200; number < 400; number += 1) expect(ask(number)).toBe(number)
  expect(ask(0)).toBe(0)
  expect(prepare).toHaveBeenCalledTimes(401)
  handle.close()
})
