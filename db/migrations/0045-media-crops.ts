import type { Kysely } from 'kysely'

/** Keeps the sizes of parts of pictures that texts show (see `MediaCropTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media_crop')
    .addColumn('media_id', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('crop_of', 'text', (column) => column.notNull())
    .addColumn('frame', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('widths', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_crop_key', ['media_id', 'crop_of', 'frame'])
    .execute()
}
