import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Entries per query. */
const batch = 500

/**
 * Empties the indexes of search, whose words were split at invisible signs; the next start fills them.
 * Titles as staff search them lose these signs here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const empty = isPostgres(db)
    ? ['search_document', 'staff_search'].map((name) => sql`delete from ${sql.table(name)}`)
    : // The only way to empty an index without text (FTS5, 6.2).
      ['search_title', 'search_words', 'staff_search'].map(
        (name) => sql`insert into ${sql.table(name)} (${sql.ref(name)}) values ('delete-all')`,
      )
  for (const statement of empty) await statement.execute(db)
  await sql`delete from search_word`.execute(db)
  // Pages that search does not know are counted again.
  await sql`delete from search_page`.execute(db)
  await sql`delete from search_backlog`.execute(db)
  await sql`
    insert into search_backlog (entry_id) select id from entry where status = 'published'
  `.execute(db)
  await sql`delete from staff_search_backlog`.execute(db)
  await sql`
    insert into staff_search_backlog (entry_id) select id from entry where status <> 'trashed'
  `.execute(db)
  await sql`update media set words = ''`.execute(db)
  await cleanTitleKeys(db)
}

async function cleanTitleKeys(db: Kysely<unknown>) {
  const isOther = isPostgres(db) ? sql`title_key ~ '[^ -~]'` : sql`title_key glob '*[^ -~]*'`
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; title_key: string }>`
      select id, title_key from entry where ${isOther} and id > ${last} order by id limit ${batch}
    `.execute(db)
    if (rows.length === 0) return
    for (const { id, title_key: key } of rows) {
      const clean = key.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      if (clean !== key)
        await sql`update entry set title_key = ${clean} where id = ${id}`.execute(db)
      last = id
    }
  }
}
