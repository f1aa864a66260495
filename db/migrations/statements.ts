import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../dialect.ts'

/** Runs SQL statements one after the other. */
export async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Returns the type of an id column with automatic numbers. */
export const automaticId = (db: Kysely<unknown>) =>
  isPostgres(db) ? 'serial primary key' : 'integer primary key autoincrement'

/** Returns the type of a text that compares by code points, whatever the locale of the database. */
export const binaryText = (db: Kysely<unknown>) => (isPostgres(db) ? 'text collate "C"' : 'text')

/** The condition of rows that are about one document of reference content. */
export const ofReference = (key: string) => sql`subject = 'reference' and subject_id = ${key}`

/** Replaces a text in one document of reference content: current, earlier, unsaved, in previews. */
export async function replaceInReference(
  db: Kysely<unknown>,
  key: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  for (const [table, column, isIt] of [
    ['reference', 'data', sql`key = ${key}`],
    ['revision', 'snapshot', ofReference(key)],
    ['autosave', 'data', ofReference(key)],
    ['preview', 'data', ofReference(key)],
  ] as const)
    await sql`
      update ${sql.table(table)}
      set ${sql.ref(column)} = replace(${sql.ref(column)}, ${before}, ${after}) where ${isIt}
    `.execute(db)
}
