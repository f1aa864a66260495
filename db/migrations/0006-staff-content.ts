import { sql, type Kysely } from 'kysely'
import { binaryText, isPostgres } from '../dialect.ts'

/** Maximum number of titles that one statement updates. */
const batch = 1_000

export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['created_by', sql`text`],
    ['created_by_name', sql`text`],
    ['updated_by', sql`text`],
    ['review_requested_at', sql`bigint`],
    ['review_note', sql`text`],
    ['position', sql`integer`],
  ] as const
  for (const [name, type] of columns)
    await db.schema.alterTable('entry').addColumn(name, type).execute()
  await db.schema
    .alterTable('entry')
    .addColumn('title_key', binaryText(db), (column) => column.notNull().defaultTo(''))
    .execute()
  await foldTitles(db)

  // Indexes the columns that staff lists sort by, and titles, so that a title search reads no
  // entry.
  const sorted = [
    ['entry_staff_title', ['kind', 'title_key', 'id', 'status']],
    ['entry_staff_updated', ['kind', 'updated_at', 'id', 'status']],
    ['entry_staff_publish', ['kind', 'publish_at', 'id', 'status']],
    ['entry_staff_day', ['kind', 'sort_day', 'id', 'status']],
  ] as const
  for (const [name, of] of sorted)
    await db.schema
      .createIndex(name)
      .on('entry')
      .columns([...of])
      .execute()
  await db.schema
    .createIndex('entry_staff_author')
    .on('entry')
    .columns(['created_by', 'kind', 'updated_at'])
    .where(sql.ref('created_by'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('entry_staff_review')
    .on('entry')
    .columns(['review_requested_at'])
    .where(sql.ref('review_requested_at'), 'is not', null)
    .execute()

  await db.schema.alterTable('reference').addColumn('updated_by', 'text').execute()
  await db.schema.createIndex('activity_action').on('activity').columns(['action', 'id']).execute()

  await db.schema
    .createTable('autosave')
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('based_on', 'integer')
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('autosave_key', ['staff_id', 'subject', 'subject_id'])
    .execute()

  await db.schema
    .createTable('preview')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('live', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('preview_owner')
    .on('preview')
    .columns(['staff_id', 'subject', 'subject_id'])
    .execute()
  await db.schema.createIndex('preview_expiry').on('preview').columns(['expires_at']).execute()
}

/** Stores titles in lower case without accents; the database itself folds plain ASCII titles. */
async function foldTitles(db: Kysely<unknown>) {
  await sql`update entry set title_key = lower(title)`.execute(db)
  const hasAccents = isPostgres(db) ? sql`title ~ '[^ -~]'` : sql`title glob '*[^ -~]*'`
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; title: string }>`
      select id, title from entry where ${hasAccents} and id > ${last} order by id limit ${batch}
    `.execute(db)
    if (rows.length === 0) return
    for (const { id, title } of rows) {
      const key = title.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
      await sql`update entry set title_key = ${key} where id = ${id}`.execute(db)
      last = id
    }
  }
}
