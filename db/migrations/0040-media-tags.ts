import type { Kysely } from 'kysely'

/** Adds the tags of files (see `MediaTagTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media_tag')
    .addColumn('media_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_tag_key', ['media_id', 'key'])
    .execute()
  await db.schema.createIndex('media_tag_files').on('media_tag').column('key').execute()
}
