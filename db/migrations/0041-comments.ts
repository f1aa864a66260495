import type { Kysely } from 'kysely'

/** Adds comments of staff on entries and reference content (see `CommentTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comment')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('resolved_at', 'bigint')
    .addColumn('resolved_by', 'text')
    .addColumn('deleted_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('comment_subject')
    .on('comment')
    .columns(['subject', 'subject_id', 'created_at'])
    .execute()
  await db.schema.createIndex('comment_deleted').on('comment').column('deleted_at').execute()
  await db.schema
    .createTable('comment_mention')
    .addColumn('comment_id', 'text', (column) =>
      column.notNull().references('comment.id').onDelete('cascade'),
    )
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('comment_mention_key', ['comment_id', 'staff_id'])
    .execute()
  await db.schema
    .createIndex('comment_mention_staff')
    .on('comment_mention')
    .column('staff_id')
    .execute()
}
