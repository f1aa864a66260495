import type { Kysely } from 'kysely'

/** Adds the right to publish class status, which administrators give to others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff')
    .addColumn('class_status', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
