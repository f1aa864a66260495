import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Adds the files of the media library with PostgreSQL (see `MediaPartTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media_part')
    .addColumn('media_id', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_part_key', ['media_id', 'version', 'name', 'part'])
    .execute()
  // Pictures and PDFs are compressed already.
  if (isPostgres(db))
    await sql`alter table media_part alter column bytes set storage external`.execute(db)
}
