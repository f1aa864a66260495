import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { inChunks } from '../../../db/chunks.ts'
import { newCodes } from '../../base/new-code.server.ts'

/** Revision of an entry that visitors read from a time on (UTC in milliseconds); `null`: none. */
interface NewStatement {
  entryId: number
  at: number
  revision: number | null
}

/** Draws codes for new entries, none of which another entry has. */
export const newEntryCodes = (database: DatabaseOrTransaction, count: number) =>
  newCodes(count, async (codes) => {
    const taken = await database
      .selectFrom('entry')
      .select('code')
      .where('code', 'in', codes)
      .execute()
    return taken.flatMap(({ code }) => code ?? [])
  })

/**
 * Notes what visitors read from a time on. What was to be read later and never was is forgotten.
 *
 * @param now UTC in milliseconds
 */
export async function recordStatement(
  database: DatabaseOrTransaction,
  { entryId, ...statement }: NewStatement,
  now: number,
): Promise<void> {
  await database
    .deleteFrom('entry_statement')
    .where('entry_id', '=', entryId)
    .where('at', '>', now)
    .execute()
  await addStatements(database, [{ entryId, ...statement }])
}

/** Notes what visitors read of new entries. */
export async function addStatements(
  database: DatabaseOrTransaction,
  statements: readonly NewStatement[],
): Promise<void> {
  const values = statements.map(({ entryId, at, revision }) => ({
    entry_id: entryId,
    at,
    revision,
  }))
  for (const rows of inChunks(values, 3))
    await database.insertInto('entry_statement').values(rows).execute()
}
