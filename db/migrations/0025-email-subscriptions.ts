import type { Kysely } from 'kysely'

/** Adds to subscriptions what their e-mail takes: when its owner was asked, and the mail that asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscription').addColumn('asked_at', 'bigint').execute()
  await db.schema.alterTable('subscription').addColumn('link_due_at', 'bigint').execute()
  await db.schema
    .alterTable('subscription')
    .addColumn('link_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('subscription_link_due')
    .on('subscription')
    .column('link_due_at')
    .execute()
}
