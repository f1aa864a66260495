import { type Kysely, sql } from 'kysely'

/**
 * Stores whether a picture shows learners, and the consent to it (see `MediaTable`). Pictures that
 * exist are not answered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('media')
    .addColumn('shows_learners', 'text', (column) => column.notNull().defaultTo('unanswered'))
    .execute()
  for (const name of ['consent_reference', 'consent_until', 'consent_uses'])
    await db.schema.alterTable('media').addColumn(name, 'text').execute()
  await db.schema.alterTable('media').addColumn('consent_ended_at', 'bigint').execute()
  // Holds pictures with learners only: the content clock asks for the next end of a consent.
  await sql`create index media_consent on media (consent_until) where shows_learners = 'yes'`.execute(
    db,
  )
}
