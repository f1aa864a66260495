import type { Database } from '../../db/database.ts'
import { readReference } from '../reference/reference-content.server.ts'
import { alertEnd, alertKind, alertSchema, showAlert, type ShownAlert } from './alert.ts'

/** The alert that visitors see now; `null`: none. @param now UTC in milliseconds */
export const readAlert = async (database: Database, now: number): Promise<ShownAlert | null> =>
  showAlert(await readReference(database, alertKind), now)

/** When, after `now`, the alert ends by itself, UTC in milliseconds; `null`: it does not. */
export async function nextAlertEnd(database: Database, now: number): Promise<number | null> {
  const row = await database
    .selectFrom('reference')
    .select('data')
    .where('key', '=', alertKind.key)
    .executeTakeFirst()
  const end = row && alertEnd(alertSchema.parse(JSON.parse(row.data)))
  return end && end > now ? end : null
}
