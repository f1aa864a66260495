import type { Kysely } from 'kysely'

/** Stores by which bytes a file came, so that the same file is noticed (see `MediaTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('upload_hash', 'text').execute()
  await db.schema.createIndex('media_upload_hash').on('media').column('upload_hash').execute()
}
