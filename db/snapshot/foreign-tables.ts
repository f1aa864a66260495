import { Kysely } from 'kysely'
import { migrate } from '../migrate.ts'
import { sqliteDialect } from '../sqlite.ts'
import type { Tables } from '../tables.ts'
import { listTables } from './put-snapshot.ts'

/** Exists in PostgreSQL only (search-index.ts). */
const onlyInPostgres = 'search_document'

/** Chooses those tables that no version of the product has made. */
export async function foreignTables(names: readonly string[]): Promise<string[]> {
  const empty = new Kysely<Tables>({ dialect: sqliteDialect(':memory:') })
  try {
    await migrate(empty)
    const ours = new Set([...(await listTables(empty)), onlyInPostgres])
    return names.filter((name) => !ours.has(name))
  } finally {
    await empty.destroy()
  }
}
