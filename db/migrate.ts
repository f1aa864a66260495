import { Migrator } from 'kysely/migration'
import type { DatabaseOrTransaction } from './database.ts'
import { migrations } from './migrations/all.ts'
import { inPreparation } from './in-preparation.ts'

/** The database was left unchanged for a reason that the operator must read. */
export class PreparationError extends Error {
  override readonly name = 'PreparationError'
}

const names = Object.keys(migrations)

interface MigrationOptions {
  /** the last migration to run; all of them by default */
  to?: string
  /**
   * called with the name of the first needed migration, before a database with content is changed
   */
  beforeUpgrade?: (first: string) => void
}

/**
 * Brings the tables up to date in one transaction. Safe to call at every start.
 *
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
  const { newer, pending } = await findMigrations(database)
  if (newer.length > 0) {
    throw new PreparationError(
      `A newer version of the product made this database (${newer.join(', ')}). ` +
        'Start that version, or restore a copy that was made before the upgrade. Nothing was changed.',
    )
  }
  const wasEmpty = pending.length === names.length
  const [first] = pending
  if (first !== undefined && !wasEmpty) options.beforeUpgrade?.(first)
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { to = names.at(-1) ?? '' } = options
  const { error, results } = !pending.includes(to) ? {} : await migrator.migrateTo(to)
  if (error) {
    const failed =
      results?.find((result) => result.status === 'Error')?.migrationName ?? 'the first step'
    throw new Error(`The database could not be brought up to date: ${failed} failed.`, {
      cause: error,
    })
  }
  return { wasEmpty }
}

/** Finds the migrations that only a newer version knows, and those that the next start runs. */
export async function findMigrations(database: DatabaseOrTransaction) {
  const done = await listDone(database)
  return {
    newer: done.filter((name) => !names.includes(name)),
    pending: names.filter((name) => !done.includes(name)),
  }
}

/** Lists the migrations that this database already has. */
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
