import type { Kysely } from 'kysely'

/**
 * Stores who asked for a review and whom, also for reference content, and the mails that tell staff
 * of it (see `EntryTable`, `ReferenceTable` and `StaffMailTable`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['entry', 'reference']) {
    for (const column of ['review_requested_by', 'review_asked'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute()
  }
  await db.schema.alterTable('reference').addColumn('review_requested_at', 'bigint').execute()
  await db.schema.alterTable('reference').addColumn('review_note', 'text').execute()
  await db.schema
    .createTable('staff_mail')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('staff_mail_due').on('staff_mail').column('due_at').execute()
}
