import type { DatabaseOrTransaction } from '../../../db/database.ts'

/** Reads reference content that visitors read, as it was saved; `null` when the database has none. */
export async function readStoredData(
  database: DatabaseOrTransaction,
  key: string,
): Promise<unknown> {
  const row = await database
    .selectFrom('entry')
    .select('data')
    .where('kind', '=', 'reference')
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? (JSON.parse(row.data) as unknown) : null
}
