import type { Database } from './database.ts'

/** Reads and writes once. @param now UTC in milliseconds @throws when one of them fails */
export async function probeDatabase(database: Database, now: number): Promise<void> {
  await database
    .selectFrom('site_state')
    .select('value')
    .where('key', '=', 'content_version')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('site_state')
    .values({ key: 'probed_at', value: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: now }))
    .execute()
}
