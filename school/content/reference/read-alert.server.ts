import type { Database } from '../../../db/database.ts'
import type { Reader } from '../reader.ts'
import { readReference, readStoredData } from './reference-content.server.ts'
import { alertEnd, alertKind, alertSchema, showAlert, type ShownAlert } from '../../kinds/alert.ts'

/** Reads the alert that visitors see now, if any. @param now UTC in milliseconds */
export const readAlert = async (reader: Reader, now: number): Promise<ShownAlert | null> =>
  showAlert(await readReference(reader, alertKind), now)

/** Returns when the alert ends after `now`, UTC in milliseconds; `null` for never. */
export async function nextAlertEnd(database: Database, now: number): Promise<number | null> {
  const stored = await readStoredData(database, alertKind.key)
  const end = stored === null ? null : alertEnd(alertSchema.parse(stored))
  return end && end > now ? end : null
}
