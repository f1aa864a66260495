import type { Kysely } from 'kysely'

/** Stores numbers that the running site keeps about itself (see `SiteStateTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_state')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute()
}
