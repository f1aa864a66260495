import type { Database, DatabaseOrTransaction } from './database.ts'

/** Counts one change that visitors can see. Call it inside the transaction of that change. */
export async function bumpContentVersion(database: DatabaseOrTransaction): Promise<void> {
  await database
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}

/** Shares reads in progress: the parts of one page ask for the version at the same time. */
const reading = new WeakMap<Database, Promise<number>>()

/** Reads the content version. */
export function readContentVersion(database: Database): Promise<number> {
  const known = reading.get(database)
  if (known) return known
  const version = database
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirst()
    .then((row) => row?.version ?? 0)
    .finally(() => reading.delete(database))
  reading.set(database, version)
  return version
}
