import type { Database, DatabaseOrTransaction } from './database.ts'

/** Counts one change that visitors can see. Call it inside the transaction of that change. */
export async function bumpContentVersion(database: DatabaseOrTransaction): Promise<void> {
  await database
    .updateTable('site_state')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('key', '=', 'content_version')
    .execute()
}

/** Shares reads in progress: the parts of one page ask for the version at the same time. */
const reading = new WeakMap<Database, Promise<number>>()

/** Reads the content version. */
export function readContentVersion(database: Database): Promise<number> {
  const known = reading.get(database)
  if (known) return known
  const version = database
    .selectFrom('site_state')
    .select('value')
    .where('key', '=', 'content_version')
    .executeTakeFirst()
    .then((row) => row?.value ?? 0)
    .finally(() => reading.delete(database))
  reading.set(database, version)
  return version
}
