import type { Kysely } from 'kysely'

/** Adds what a question is about (see `QuestionTable`); older questions do not say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['topic', 'course'])
    await db.schema.alterTable('question').addColumn(column, 'text').execute()
}
