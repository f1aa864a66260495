import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('sections', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('totp_secret', 'text')
    .addColumn('totp_confirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('totp_counter', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint')
    .addColumn('erased_at', 'bigint')
    .execute()

  await db.schema
    .createTable('staff_session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('staff_session_staff')
    .on('staff_session')
    .column('staff_id')
    .execute()

  await db.schema
    .createTable('staff_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('staff_link_staff').on('staff_link').column('staff_id').execute()

  await db.schema
    .createTable('staff_recovery_code')
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_recovery_code_key', ['staff_id', 'code_hash'])
    .execute()

  await db.schema
    .createTable('sign_in_attempt')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
}
