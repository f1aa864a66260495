import type { Kysely } from 'kysely'
import { autoIncrementedId } from '../dialect.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('id', ...autoIncrementedId(db))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await db.schema
    .createIndex('activity_subject')
    .on('activity')
    .columns(['subject', 'subject_id', 'id'])
    .execute()
  await db.schema.createIndex('activity_staff').on('activity').columns(['staff_id', 'id']).execute()
}
