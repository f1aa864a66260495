import { seedStarterContent } from '../content/seed.ts'
import { openDatabase, type DatabaseSettings } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { indexReferencePages } from '../school/pages/list-pages.server.ts'
import { indexBacklog } from '../school/search/index-backlog.server.ts'

/**
 * Makes the database ready for this version of the product: tables up to date, all of it to be found by
 * search, starter content in an empty one.
 * Run it in one process before any other opens the database.
 * @returns what was done, in a sentence, or `null` when nothing had to be
 */
export async function prepareDatabase(settings: DatabaseSettings): Promise<string | null> {
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const indexed = await indexBacklog(database)
    const seeded = await seedStarterContent(database, Date.now())
    await indexReferencePages(database)
    if (seeded > 0) return `The database was empty: ${seeded} starter entries were put in.`
    return indexed > 0 ? `${indexed} entries were put into the search index.` : null
  } finally {
    await database.destroy()
  }
}
