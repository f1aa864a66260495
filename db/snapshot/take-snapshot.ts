import { sqliteFile, type DatabaseSettings } from '../database.ts'
import type { Snapshot } from './snapshot.ts'
import { withSqliteSnapshot } from './sqlite-snapshot.ts'

/** Hands over the content of a database as it is at one moment. The site may run on. */
export async function withSnapshot<Value>(
  settings: DatabaseSettings,
  use: (snapshot: Snapshot) => Promise<Value>,
): Promise<Value> {
  if (!settings.databaseUrl) return withSqliteSnapshot(sqliteFile(settings.dataDir), use)
  // Loads the driver only when used.
  const { withPostgresSnapshot } = await import('./postgres-snapshot.ts')
  return withPostgresSnapshot(settings.databaseUrl, use)
}
