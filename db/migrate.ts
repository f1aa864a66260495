import { Migrator } from 'kysely/migration'
import type { DatabaseOrTransaction } from './database.ts'
import { migrations } from './migrations/all.ts'
import { inPreparation } from './in-preparation.ts'

/** The database was left as it is, for a reason that the person at the terminal has to know. */
export class PreparationError extends Error {
  override readonly name = 'PreparationError'
}

const names = Object.keys(migrations)

interface MigrationOptions {
  /** the last migration to run; left out: all of them */
  to?: string
  /**
   * called before a database that holds something is changed, with the first migration that it
   * needs
   */
  beforeUpgrade?: (first: string) => void
}

/**
 * Brings the tables to what this version of the product needs: all of it or nothing. Safe to call
 * at every start.
 * @returns whether the database was empty before
 * @throws {@link PreparationError} when a newer version made the database
 * @throws when a migration fails; the message names it
 */
export async function migrate(
  database: DatabaseOrTransaction,
  options: MigrationOptions = {},
): Promise<{ wasEmpty: boolean }> {
  if (!database.isTransaction)
    return inPreparation(database, (transaction) => migrate(transaction, options))
  const done = await listDone(database)
  const unknown = done.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new PreparationError(
      `A newer version of the product made this database (${unknown.join(', ')}). ` +
        'Start that version, or restore a copy that was made before the upgrade. Nothing was changed.',
    )
  }
  const first = names.find((name) => !done.includes(name))
  if (first !== undefined && done.length > 0) options.beforeUpgrade?.(first)
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { to = names.at(-1) ?? '' } = options
  const { error, results } = done.includes(to) ? {} : await migrator.migrateTo(to)
  if (error) {
    const failed =
      results?.find((result) => result.status === 'Error')?.migrationName ?? 'the first step'
    throw new Error(`The database could not be brought up to date: ${failed} failed.`, {
      cause: error,
    })
  }
  return { wasEmpty: done.length === 0 }
}

/** The migrations that were run on this database. */
async function listDone(database: DatabaseOrTransaction): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
