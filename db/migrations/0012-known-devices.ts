import type { Kysely } from 'kysely'

/** Stores known devices, and until when a session counts as confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_device')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('staff_device_staff').on('staff_device').column('staff_id').execute()
  await db.schema.alterTable('staff_session').addColumn('confirmed_until', 'bigint').execute()
}
