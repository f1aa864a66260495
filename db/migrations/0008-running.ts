import { sql, type Kysely } from 'kysely'
import { autoIncrementedId, binaryText, isPostgres } from '../dialect.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_view')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('path', binaryText(db), (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_view_key', ['day', 'path'])
    .execute()

  await db.schema
    .createTable('fact')
    .addColumn('id', ...autoIncrementedId(db))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('verify_by', 'integer', (column) => column.notNull())
    .addColumn('verified_at', 'bigint')
    .addColumn('verified_by', 'text')
    .addUniqueConstraint('fact_place', ['key', 'path'])
    .execute()

  await db.schema
    .createTable('internal_link')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('internal_link_key', ['subject', 'subject_id', 'target'])
    .execute()
  await db.schema.createIndex('internal_link_target').on('internal_link').column('target').execute()
  await db.schema
    .createTable('link_target')
    .addColumn('target', 'text', (column) => column.primaryKey())
    .addColumn('broken', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('link_check')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('read_until', 'bigint', (column) => column.notNull())
    .addColumn('last_id', 'integer', (column) => column.notNull())
    .execute()

  await keepActivity(db)
}

const refusal = 'The activity log is only added to.'

/**
 * Allows only the erasure of a person's name: it replaces the name and clears both names of a
 * renaming. Everything else is permanent.
 */
async function keepActivity(db: Kysely<unknown>) {
  const stays = ['id', 'at', 'staff_id', 'action', 'subject', 'subject_id']
  const isSame = sql.join(
    stays.map((column) => sql`new.${sql.ref(column)} = old.${sql.ref(column)}`),
    sql` and `,
  )
  const distinct = isPostgres(db) ? sql`is distinct from` : sql`is not`
  const mayChange = sql`
    ${isSame}
    and new.staff_name in (old.staff_name, 'Erased person')
    and (new.title = old.title or (new.title = 'Erased person' and old.subject = 'staff'))
    and not (
      (new."before" ${distinct} old."before" or new."after" ${distinct} old."after")
      and not (old.subject = 'staff' and old.action = 'rename' and new."before" is null and new."after" is null)
    )`
  if (!isPostgres(db)) {
    await sql`create trigger activity_no_delete before delete on activity
      begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db)
    await sql`create trigger activity_no_update before update on activity when not (${mayChange})
      begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db)
    return
  }
  await sql`create function refuse_activity_change() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${refusal}'; end`)}`.execute(db)
  await sql`create trigger activity_no_delete before delete on activity
    for each row execute function refuse_activity_change()`.execute(db)
  await sql`create trigger activity_no_truncate before truncate on activity
    for each statement execute function refuse_activity_change()`.execute(db)
  await sql`create trigger activity_no_update before update on activity
    for each row when (not (${mayChange})) execute function refuse_activity_change()`.execute(db)
}
