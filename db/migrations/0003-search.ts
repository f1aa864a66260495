import { sql, type Kysely } from 'kysely'
import { binaryText, isPostgres } from '../dialect.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      create table search_document (position bigint primary key, title tsvector not null, words tsvector not null)
    `.execute(db)
    await sql`create index search_document_title on search_document using gin (title)`.execute(db)
    await sql`create index search_document_words on search_document using gin (words)`.execute(db)
  } else {
    // Stores no text: it stays in `entry`. Words arrive already folded and split, so no tokenizer
    // is needed.
    for (const name of ['search_title', 'search_words']) {
      await sql`
        create virtual table ${sql.table(name)}
        using fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii')
      `.execute(db)
    }
  }

  await db.schema
    .createTable('search_page')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('search_word')
    .addColumn('word', binaryText(db), (column) => column.primaryKey())
    .addColumn('initial', binaryText(db), (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('titles', 'integer', (column) => column.notNull())
    .addColumn('documents', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('search_word_shape')
    .on('search_word')
    .columns(['initial', 'length', 'word'])
    .execute()

  await db.schema
    .createTable('search_miss')
    .addColumn('words', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .execute()

  // Queues entries published before there was an index; the next start adds them to it.
  await db.schema
    .createTable('search_backlog')
    .addColumn('entry_id', 'integer', (column) => column.primaryKey())
    .execute()
  await sql`insert into search_backlog (entry_id) select id from entry where status = 'published'`.execute(
    db,
  )
}
