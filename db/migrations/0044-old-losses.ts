import type { Kysely } from 'kysely'

/** Stores what entries lost when they were taken over, for later runs of the import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entry').addColumn('old_losses', 'text').execute()
}
