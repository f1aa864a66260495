import { sql, type Kysely } from 'kysely'

/** The columns that both tables had. */
const shared = sql.raw(
  [
    'data',
    'revision',
    'updated_at',
    'updated_by',
    'live_revision',
    'working_revision',
    'due_revision',
    'due_at',
    'review_requested_at',
    'review_note',
    'review_requested_by',
    'review_asked',
  ].join(', '),
)

/**
 * Moves reference content into the table of entries, each with its key, so that one engine keeps all
 * content. Its revisions get the form of those of entries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entry').addColumn('key', 'text').execute()
  await db.schema
    .createIndex('entry_key')
    .on('entry')
    .columns(['kind', 'key'])
    .unique()
    .where(sql.ref('key'), 'is not', null)
    .execute()
  await sql`
    insert into entry (kind, key, slug, title, status, category, sort_day, publish_at, summary, content,
      sample, created_at, changed_at, ${shared})
    select 'reference', key, '', '', 'published', '', 0, 0, '', '', 0, updated_at, updated_at, ${shared}
    from reference order by key
  `.execute(db)
  await sql`
    update revision
    set snapshot = '{"data":' || snapshot || ',"status":"published","publishAt":0,"expiresAt":null}'
    where subject = 'reference'
  `.execute(db)
  await db.schema.dropTable('reference').execute()
}
