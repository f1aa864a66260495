import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnBothDatabases, type TestDatabase } from '../tests/helpers/databases.ts'
import { isPostgres } from './dialect.ts'
import { versionColumns } from './media-tables.ts'

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The types of all rows, by the name of their interface. */
const rowTypes = new Map(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('-tables.ts'))
    .flatMap((file) => [...textOf(file).matchAll(/export interface (\w+) \{(.*?)\n\}/gs)])
    .map(([, name, body]) => [name ?? '', [...(body ?? '').matchAll(/^ {2}(\w+): (.+)$/gm)]]),
)

// That of a former version picks columns of this one.
rowTypes.set(
  'MediaVersionTable',
  (rowTypes.get('MediaTable') ?? []).filter(([, name]) =>
    versionColumns.some((column) => column === name),
  ),
)

/** Columns as `table.column` that may be empty by their type. */
const mayBeEmpty = [...textOf('tables.ts').matchAll(/^ {2}(\w+): \w+\.(\w+Table)$/gm)].flatMap(
  ([, table, type]) =>
    (rowTypes.get(type ?? '') ?? [])
      .filter(([, , value]) => value?.includes('null'))
      .map(([, column]) => `${table}.${column}`),
)

/**
 * Columns that the database lets be empty. SQLite says so of each key of one column, declared
 * or not; those are left out.
 */
async function emptyColumns({ database }: TestDatabase): Promise<string[]> {
  const query = isPostgres(database)
    ? sql<{ name: string }>`
        select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and is_nullable = 'YES'`
    : sql<{ name: string }>`
        select tables.name || '.' || columns.name as name
        from pragma_table_list as tables, pragma_table_info(tables.name) as columns
        where tables.type = 'table' and columns."notnull" = 0 and not (columns.pk > 0
          and (select count(*) from pragma_table_info(tables.name) as keys where keys.pk > 0) = 1)`
  const { rows } = await query.execute(database)
  return rows.map(({ name }) => name).filter((name) => !/^sqlite_|^kysely_/.test(name))
}

describeOnBothDatabases('the tables', (t) => {
  test('take an empty value only where the type of their rows expects one', async () => {
    expect(rowTypes.size).toBeGreaterThan(30)
    expect((await emptyColumns(t)).sort()).toEqual(mayBeEmpty.sort())
  })
})
