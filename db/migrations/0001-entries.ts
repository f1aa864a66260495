import { sql, type Kysely } from 'kysely'
import { autoIncrementedId } from '../dialect.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entry')
    .addColumn('id', ...autoIncrementedId(db))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('sort_day', 'integer', (column) => column.notNull())
    .addColumn('publish_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('sample', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint(
      'entry_status',
      sql`status in ('draft', 'published', 'unpublished', 'trashed')`,
    )
    .execute()

  // Covers the two list queries, so that skipping to a far page never reads an entry.
  await db.schema
    .createIndex('entry_list')
    .on('entry')
    .columns(['kind', 'status', 'sort_day', 'id', 'publish_at', 'expires_at'])
    .execute()
  await db.schema
    .createIndex('entry_list_by_category')
    .on('entry')
    .columns(['kind', 'status', 'category', 'sort_day', 'id', 'publish_at', 'expires_at'])
    .execute()
  await db.schema
    .createIndex('entry_publish')
    .on('entry')
    .columns(['status', 'publish_at'])
    .execute()
  await db.schema
    .createIndex('entry_expiry')
    .on('entry')
    .columns(['status', 'expires_at'])
    .where(sql.ref('expires_at'), 'is not', null)
    .execute()

  await db.schema
    .createTable('entry_slug')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'integer', (column) =>
      column.notNull().references('entry.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('entry_slug_key', ['kind', 'slug'])
    .execute()
  await db.schema.createIndex('entry_slug_entry').on('entry_slug').column('entry_id').execute()

  await db.schema
    .createTable('entry_topic')
    .addColumn('entry_id', 'integer', (column) =>
      column.notNull().references('entry.id').onDelete('cascade'),
    )
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('sort_day', 'integer', (column) => column.notNull())
    .addColumn('publish_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('entry_topic_key', ['entry_id', 'topic'])
    .execute()
  await db.schema
    .createIndex('entry_topic_list')
    .on('entry_topic')
    .columns(['kind', 'topic', 'sort_day', 'entry_id', 'publish_at', 'expires_at'])
    .execute()
  await db.schema
    .createIndex('entry_topic_list_by_category')
    .on('entry_topic')
    .columns(['kind', 'topic', 'category', 'sort_day', 'entry_id', 'publish_at', 'expires_at'])
    .execute()

  await db.schema
    .createTable('entry_tally')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('month', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_tally_key', ['kind', 'category', 'topic', 'month'])
    .execute()
}
