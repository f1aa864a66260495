import type { Kysely } from 'kysely'

/** Stores which backup is to be copied elsewhere, and what became of it (see `BackupCopyTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backup_copy')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('lease', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('arrived_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('problem', 'text')
    .execute()
}
