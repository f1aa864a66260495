import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../dialect.ts'

/**
 * The index that staff search: the newest save of every entry outside the trash, by the beginnings
 * of words. The next start fills it, and the words of the media library.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      create table staff_search (entry_id integer primary key, title tsvector not null, words tsvector not null)
    `.execute(db)
    await sql`create index staff_search_title on staff_search using gin (title)`.execute(db)
    await sql`create index staff_search_words on staff_search using gin (words)`.execute(db)
  } else {
    // Stores no text: it stays in `entry` and `revision`. Words arrive already folded and split.
    await sql`
      create virtual table staff_search
      using fts5(title, words, content='', contentless_delete=1, detail=column, prefix='1 2 3', tokenize='ascii')
    `.execute(db)
  }
  await db.schema
    .createTable('staff_search_backlog')
    .addColumn('entry_id', 'integer', (column) => column.primaryKey())
    .execute()
  await sql`
    insert into staff_search_backlog (entry_id) select id from entry where status <> 'trashed'
  `.execute(db)
  await db.schema
    .alterTable('media')
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
