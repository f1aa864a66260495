import type { Database } from '../../../db/database.ts'
import type { Reader } from '../reader.ts'
import { readReference } from './reference-content.server.ts'
import { alertEnd, alertKind, alertSchema, showAlert, type ShownAlert } from '../../kinds/alert.ts'

/** Reads the alert that visitors see now, if any. @param now UTC in milliseconds */
export const readAlert = async (reader: Reader, now: number): Promise<ShownAlert | null> =>
  showAlert(await readReference(reader, alertKind), now)

/** Returns when the alert ends after `now`, UTC in milliseconds; `null` for never. */
export async function nextAlertEnd(database: Database, now: number): Promise<number | null> {
  const row = await database
    .selectFrom('reference')
    .select('data')
    .where('key', '=', alertKind.key)
    .executeTakeFirst()
  const end = row && alertEnd(alertSchema.parse(JSON.parse(row.data)))
  return end && end > now ? end : null
}
