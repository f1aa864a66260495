import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Counts the messages that wait to be sent, by their queue. */
export async function countWaitingMessages(database: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from notice_message where due_at is not null) as notices,
    (select count(*) from question where mail_due_at is not null) as questions,
    (select count(*) from subscription where link_due_at is not null) as confirmations,
    (select count(*) from staff_mail) as staff_mails`.execute(database)
  return rows[0] ?? {}
}
