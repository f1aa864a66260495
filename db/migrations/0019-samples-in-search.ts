import type { Kysely } from 'kysely'

/** Notes which pages that search knows are sample content; the next start fills it in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('search_page')
    .addColumn('sample', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
