import type { Kysely } from 'kysely'

/** Stores the codes on printed things, and how often they were scanned (see `PrintedCodeTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('printed_code')
    .addColumn('code', 'text', (column) => column.notNull().primaryKey())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('printed_code_scan')
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('scans', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('printed_code_scan_day', ['code', 'day'])
    .execute()
}
