import { seedStarterContent } from '../content/seed.ts'
import { openDatabase, type Database, type DatabaseSettings } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { prepareFirstStart } from '../school/accounts/first-start.server.ts'
import { linkAddress } from '../school/accounts/one-time-links.server.ts'
import { indexReferencePages } from '../school/pages/list-pages.server.ts'
import { indexBacklog } from '../school/search/index-backlog.server.ts'

interface Preparation extends DatabaseSettings {
  publicOrigin: string
  /** who the first administrator is; `null`: whoever follows the link that is printed */
  firstAdministrator: { email: string; password: string } | null
}

/**
 * Makes the database ready for this version of the product: tables up to date, all of it to be found by
 * search, starter content in an empty one.
 * Run it in one process before any other opens the database.
 * @returns what was done, a sentence a line, for the person at the terminal
 */
export async function prepareDatabase(settings: Preparation): Promise<string[]> {
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const indexed = await indexBacklog(database)
    const seeded = await seedStarterContent(database, Date.now())
    await indexReferencePages(database)
    const said = []
    if (seeded > 0) said.push(`The database was empty: ${seeded} starter entries were put in.`)
    else if (indexed > 0) said.push(`${indexed} entries were put into the search index.`)
    return [...said, ...(await letSomebodyIn(database, settings))]
  } finally {
    await database.destroy()
  }
}

/** As long as nobody can sign in, each start prints a link; here and in no log, as logs are kept and sent on. */
async function letSomebodyIn(database: Database, { publicOrigin, firstAdministrator }: Preparation): Promise<string[]> {
  const first = await prepareFirstStart({ database, now: Date.now }, firstAdministrator)
  if (first === null) return []
  if (first.way === 'environment') {
    return [`${firstAdministrator?.email} can sign in now. Remove ADMIN_EMAIL and ADMIN_PASSWORD from the environment.`]
  }
  return [
    'Nobody can sign in yet. Open this link to become the first administrator; it works once, within 24 hours:',
    linkAddress(publicOrigin, first.token),
  ]
}
