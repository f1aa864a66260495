import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../dialect.ts'
import { run } from './statements.ts'

/** Notes which pages that search knows are sample content; the next start fills it in. */
export const addSamplesInSearch = [
  'alter table search_page add column sample integer default 0 not null',
]

/**
 * The index that staff search: the newest save of every entry outside the trash, by the beginnings
 * of words. The next start fills it, and the words of the media library.
 */
export const addStaffSearch = (db: Kysely<unknown>) =>
  run(
    db,
    ...(isPostgres(db)
      ? [
          `create table staff_search (
            entry_id integer primary key, title tsvector not null, words tsvector not null)`,
          'create index staff_search_title on staff_search using gin (title)',
          'create index staff_search_words on staff_search using gin (words)',
        ]
      : [
          // Stores no text: it stays in `entry` and `revision`. Words arrive already folded and split.
          `create virtual table staff_search
      using fts5(title, words, content='', contentless_delete=1, detail=column, prefix='1 2 3', tokenize='ascii')`,
        ]),
    'create table staff_search_backlog (entry_id integer primary key)',
    "insert into staff_search_backlog (entry_id) select id from entry where status <> 'trashed'",
    "alter table media add column words text default '' not null",
  )

/**
 * Empties the indexes of search, whose words were split at invisible signs; the next start fills them.
 * Titles as staff search them lose these signs here.
 */
export async function leaveOutInvisibleSigns(db: Kysely<unknown>): Promise<void> {
  const emptied = isPostgres(db)
    ? ['delete from search_document', 'delete from staff_search']
    : // The only way to empty an index without text (FTS5, 6.2).
      ['search_title', 'search_words', 'staff_search'].map(
        (name) => `insert into ${name} (${name}) values ('delete-all')`,
      )
  await run(
    db,
    ...emptied,
    'delete from search_word',
    // Pages that search does not know are counted again.
    'delete from search_page',
    'delete from search_backlog',
    "insert into search_backlog (entry_id) select id from entry where status = 'published'",
    'delete from staff_search_backlog',
    "insert into staff_search_backlog (entry_id) select id from entry where status <> 'trashed'",
    "update media set words = ''",
  )
  await cleanTitleKeys(db)
}

/** Entries per query. */
const batch = 500

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
