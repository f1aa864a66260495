import type { Kysely } from 'kysely'
import { autoIncrementedId } from '../dialect.ts'

/** Adds subscriptions to class notices, and the outbox of their messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscription')
    .addColumn('id', ...autoIncrementedId(db))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('address_key', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text')
    .addColumn('auth', 'text')
    .addColumn('levels', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('subscription_token')
    .on('subscription')
    .column('token_hash')
    .unique()
    .execute()
  await db.schema
    .createTable('notice_delivery')
    .addColumn('notice_id', 'integer', (column) =>
      column.primaryKey().references('entry.id').onDelete('cascade'),
    )
    .addColumn('due_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('told', 'text')
    .addColumn('spread_after', 'integer')
    .execute()
  await db.schema
    .createTable('notice_message')
    .addColumn('id', ...autoIncrementedId(db))
    .addColumn('notice_id', 'integer', (column) =>
      column.notNull().references('entry.id').onDelete('cascade'),
    )
    .addColumn('subscription_id', 'integer', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lease', 'text')
    .addUniqueConstraint('notice_message_once', ['notice_id', 'subscription_id'])
    .execute()
  await db.schema
    .createIndex('notice_message_due')
    .on('notice_message')
    .columns(['channel', 'due_at'])
    .execute()
  await db.schema
    .createIndex('notice_message_subscription')
    .on('notice_message')
    .column('subscription_id')
    .execute()
  await db.schema
    .createTable('push_key')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute()
}
