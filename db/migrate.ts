import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrations } from './migrations/all.ts'

/**
 * Brings the tables to what this version of the product needs. Safe to call at every start.
 * @throws when a migration fails; the message names it
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the first step'
  throw new Error(`The database could not be brought up to date: ${failed} failed.`, { cause: error })
}
