import type { Kysely } from 'kysely'

/** Adds the key of a site on PostgreSQL (see `SiteKeyTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_key')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('key', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
}
