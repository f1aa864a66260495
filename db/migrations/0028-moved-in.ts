import { sql, type Kysely } from 'kysely'
import { binaryText } from '../dialect.ts'

/** Stores what entries and files were called where they came from (see `OldAddressTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['old_source', 'old_id'])
    await db.schema.alterTable('entry').addColumn(name, 'text').execute()
  await sql`create unique index entry_old on entry (old_id, kind, old_source)
    where old_id is not null`.execute(db)
  await db.schema
    .createTable('old_address')
    .addColumn('path', binaryText(db), (column) => column.notNull())
    .addColumn('source', binaryText(db), (column) => column.notNull())
    .addColumn('leads_to', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('old_address_place', ['path', 'source'])
    .execute()
}
