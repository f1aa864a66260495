import type { Kysely } from 'kysely'
import { autoIncrementedId } from '../dialect.ts'

/** Stores the questions of visitors, and the notes of staff (see `QuestionTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('question')
    .addColumn('id', ...autoIncrementedId(db))
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('contact_key', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('text_key', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('is_minor', 'integer', (column) => column.notNull())
    .addColumn('office', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('taken_by', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('closed_at', 'bigint')
    .addColumn('mail_due_at', 'bigint')
    .addColumn('mail_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const column of ['created_at', 'contact_key', 'text_key', 'closed_at', 'mail_due_at']) {
    await db.schema.createIndex(`question_${column}`).on('question').column(column).execute()
  }
  await db.schema
    .createTable('question_note')
    .addColumn('id', ...autoIncrementedId(db))
    .addColumn('question_id', 'integer', (column) =>
      column.notNull().references('question.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('question_note_question')
    .on('question_note')
    .column('question_id')
    .execute()
}
