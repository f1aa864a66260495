import { sql, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database, DatabaseOrTransaction } from './database.ts'
import { isPostgres } from './dialect.ts'
import { formerMigrations, migrations } from './migrations/all.ts'
import type { Tables } from './tables.ts'
import { withWaitLimit } from './wait-limit.ts'

/** The database was left unchanged for a reason that the operator must read. */
export class PreparationError extends Error {
  override readonly name = 'PreparationError'
}

/** The number of the PostgreSQL lock of preparations; no other lock here has it. */
const preparationLock = 7_264_501

/** Limit of one start's wait for another that prepares the same SQLite file, in milliseconds. */
const preparationWaitMs = 120_000

/** Runs work, such as migrations, in a transaction that one process at a time may have. */
export const inPreparation = <Value>(
  database: Database,
  run: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> =>
  withWaitLimit(preparationWaitMs, () =>
    database.transaction().execute(async (transaction) => {
      // SQLite's write lock, taken at the start of the transaction, has the same effect.
      if (isPostgres(transaction))
        await sql`select pg_advisory_xact_lock(${preparationLock})`.execute(transaction)
      return run(transaction)
    }),
  )

const names = Object.keys(migrations)

interface MigrationOptions {
  /** the last migration to run; all of them by default */
  to?: string
  /** gets the first needed migration, before a database with content is changed */
  beforeUpgrade?: (first: string) => void
}

/**
 * Brings the tables up to date in one transaction. Safe to call at every start.
 *
 * @returns whether the database was empty before
 * @throws {@link PreparationError} when a newer version made the database, or one that was never
 * released
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
  if (!wasEmpty) await renameFormer(database)
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { to = names.at(-1) ?? '' } = options
  const { error, results } = pending.includes(to) ? await migrator.migrateTo(to) : {}
  if (error) {
    const failed =
      results?.find((result) => result.status === 'Error')?.migrationName ?? 'the first step'
    throw new Error(`The database could not be brought up to date: ${failed} failed.`, {
      cause: error,
    })
  }
  return { wasEmpty }
}

/**
 * Finds the migrations that only a newer version knows, and those that the next start runs.
 *
 * @throws {@link PreparationError} when a version that was never released made the database
 */
export async function findMigrations(database: DatabaseOrTransaction) {
  const done = presentNames(await listDone(database))
  return {
    newer: done.filter((name) => !names.includes(name)),
    pending: names.filter((name) => !done.includes(name)),
  }
}

/**
 * Gives migrations of older databases the names that they have now: those that a released version
 * joined become one.
 *
 * @param done the names that the database lists
 * @throws {@link PreparationError} when they are only a part of those of a released version
 */
export function presentNames(done: readonly string[]): string[] {
  let present = [...done]
  for (const [name, former] of Object.entries(formerMigrations)) {
    const count = former.filter((each) => done.includes(each)).length
    if (count === 0) continue
    if (count < former.length) {
      const version = name.split('-').at(-1)
      throw new PreparationError(
        `A version from before ${version}, which was never released, made this database. ` +
          `Start version ${version} on it once, or restore a copy that a released version made. Nothing was changed.`,
      )
    }
    present = [...present.filter((each) => !former.includes(each)), name]
  }
  return present.toSorted()
}

/** Writes the migration of a released version in place of those that it joined. */
async function renameFormer(database: DatabaseOrTransaction) {
  const rows = database.withTables<MigrationRows>()
  for (const [name, former] of Object.entries(formerMigrations)) {
    await rows
      .updateTable('kysely_migration')
      .set({ name })
      .where('name', '=', former.at(-1) ?? '')
      .execute()
    await rows.deleteFrom('kysely_migration').where('name', 'in', former).execute()
  }
}

type MigrationRows = { kysely_migration: { name: string } }

/** Lists the migrations that this database already has. */
async function listDone(database: DatabaseOrTransaction): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await database
    .withTables<MigrationRows>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}
