import { sql, type Kysely } from 'kysely'

/** Existing pictures use their single placeholder color for both halves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update media set colour = colour || colour where length(colour) = 6`.execute(db)
}
