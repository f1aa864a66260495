import type { Kysely } from 'kysely'

/** Stores the filters of lists that people named (see `SavedFilterTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_filter')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('saved_filter_of_staff')
    .on('saved_filter')
    .columns(['staff_id', 'kind'])
    .execute()
}
