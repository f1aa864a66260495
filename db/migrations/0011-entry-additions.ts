import type { Kysely } from 'kysely'

/**
 * Stores the submission id of each new entry, so that an entry that is sent twice is added once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entry_addition')
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_addition_key', ['staff_id', 'kind', 'name'])
    .execute()
}
