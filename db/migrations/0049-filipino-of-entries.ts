import { sql, type Kysely } from 'kysely'

/** Stores how much of each entry is in Filipino (see `EntryTable`), as its fields tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('entry')
    .addColumn('filipino', 'text', (column) => column.notNull().defaultTo('none'))
    .execute()
  await sql`
    update entry set filipino =
      case when data like '%"fil":{"isWhole":true%' then 'whole' else 'part' end
    where data like '%"fil":{"isWhole":%'
  `.execute(db)
}
