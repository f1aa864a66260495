import type { Kysely } from 'kysely'

/** Stores the school years that the site was moved to (see `SchoolYearTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('school_year')
    .addColumn('start', 'integer', (column) => column.primaryKey())
    .addColumn('first_day', 'integer', (column) => column.notNull())
    .addColumn('last_day', 'integer', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('begun_by', 'text')
    .addColumn('moved', 'text')
    .execute()
}
