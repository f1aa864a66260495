import type { Kysely } from 'kysely'

/** Spells the column with the placeholder colors of a picture as the code does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').renameColumn('colour', 'color').execute()
}
