import type { Kysely } from 'kysely'

/** Stores the file that came with a question (see `QuestionFileTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('question').addColumn('file_bytes', 'integer').execute()
  await db.schema
    .createTable('question_file')
    .addColumn('question_id', 'integer', (column) =>
      column.notNull().references('question.id').onDelete('cascade'),
    )
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('base64', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('question_file_key', ['question_id', 'part'])
    .execute()
}
