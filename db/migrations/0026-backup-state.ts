import type { Kysely } from 'kysely'

/** Stores when the next backup is due, and what became of the last ones (see `BackupStateTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backup_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('due_at', 'bigint')
    .addColumn('lease', 'text')
    .addColumn('passed_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('problem', 'text')
    .execute()
}
