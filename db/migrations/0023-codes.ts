import { randomInt } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { autoIncrementedId } from '../dialect.ts'

/** The letters of codes when this migration was written (school/base/codes.ts). */
const letters = '23456789BCDFGHJKMNPQRTVWXZ'

const newCode = () =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)] ?? '').join('')

const kinds = sql`('announcement', 'class-notice')`

/**
 * Gives announcements and class notices a code, by which anyone can check them, and notes since when
 * visitors have read what. Of changes before today only the first and the last are known for certain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entry').addColumn('code', 'text').execute()
  const { rows } = await sql<{ id: number }>`
    select id from entry where kind in ${kinds} order by id`.execute(db)
  const codes = new Set<string>()
  while (codes.size < rows.length) codes.add(newCode())
  const free = codes.values()
  for (const { id } of rows)
    await sql`update entry set code = ${free.next().value ?? null} where id = ${id}`.execute(db)
  await db.schema
    .createIndex('entry_code')
    .unique()
    .on('entry')
    .column('code')
    .where(sql.ref('code'), 'is not', null)
    .execute()

  await db.schema
    .createTable('entry_statement')
    .addColumn('id', ...autoIncrementedId(db))
    .addColumn('entry_id', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'integer')
    .execute()
  await db.schema
    .createIndex('entry_statement_entry')
    .on('entry_statement')
    .column('entry_id')
    .execute()
  const wasSaid = sql`kind in ${kinds} and publish_at is not null and (status = 'published'
    or (status in ('unpublished', 'trashed') and publish_at <= changed_at))`
  const ofEntry = sql`revision.subject = entry.kind
    and revision.subject_id = cast(entry.id as text)`
  await sql`
    insert into entry_statement (entry_id, at, revision)
    select id, publish_at, coalesce(
      (select max(number) from revision where ${ofEntry} and saved_at <= entry.publish_at),
      live_revision, revision)
    from entry where ${wasSaid}`.execute(db)
  await sql`
    insert into entry_statement (entry_id, at, revision)
    select entry.id, revision.saved_at, revision.number
    from entry join revision on ${ofEntry} and revision.number = entry.live_revision
    where ${wasSaid} and saved_at > publish_at`.execute(db)
  await sql`
    insert into entry_statement (entry_id, at, revision)
    select id, changed_at, null from entry
    where ${wasSaid} and status in ('unpublished', 'trashed')`.execute(db)
}
