import { sql, type Kysely } from 'kysely'

/** Pictures of before show their one colour in both halves while they load. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update media set colour = colour || colour where length(colour) = 6`.execute(db)
}
