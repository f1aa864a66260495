import type { Database, DatabaseOrTransaction } from './database.ts'

/** Counts one change that a visitor could see. Call it inside the transaction of that change. */
export async function bumpContentVersion(database: DatabaseOrTransaction): Promise<void> {
  await database
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}

/** The number of changes so far. */
export async function readContentVersion(database: Database): Promise<number> {
  const row = await database.selectFrom('content_version').select('version').where('id', '=', 1).executeTakeFirst()
  return row?.version ?? 0
}
