import { sql, type Kysely } from 'kysely'

/** Names the revision of reference content that visitors read; until now it was always the newest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reference')
    .addColumn('live_revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update reference set live_revision = revision`.execute(db)
}
