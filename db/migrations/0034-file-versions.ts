import { sql, type Kysely } from 'kysely'

/**
 * Keeps the former versions of a file (see `MediaVersionTable`). What was replaced before is not
 * kept; the versions that are current are numbered 1, by the person who made them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('media')
    .addColumn('number', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('media')
    .addColumn('made_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('media')
    .addColumn('made_by', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (const name of ['edit_of', 'edit'])
    await db.schema.alterTable('media').addColumn(name, 'text').execute()

  const replacement = (column: string) => sql`
    (select ${sql.ref(column)} from activity
     where subject = 'media' and subject_id = media.id and action = 'replace'
     order by activity.id desc limit 1)`
  await sql`
    update media set
      made_at = coalesce(${replacement('at')}, created_at),
      made_by = coalesce(${replacement('staff_name')}, created_by)`.execute(db)

  await db.schema
    .createTable('media_version')
    .addColumn('media_id', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('widths', 'text', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('focal_x', 'integer', (column) => column.notNull())
    .addColumn('focal_y', 'integer', (column) => column.notNull())
    .addColumn('shows_learners', 'text', (column) => column.notNull())
    .addColumn('consent_reference', 'text')
    .addColumn('consent_until', 'text')
    .addColumn('consent_uses', 'text')
    .addColumn('consent_ended_at', 'bigint')
    .addColumn('upload_hash', 'text')
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('edit_of', 'text')
    .addColumn('edit', 'text')
    .addColumn('replaced_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_version_key', ['media_id', 'version'])
    .execute()
}
