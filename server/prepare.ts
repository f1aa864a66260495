import { seedStarterContent } from '../content/seed.ts'
import type { Database, DatabaseSettings } from '../db/database.ts'
import { prepare } from '../db/prepare.ts'
import { prepareFirstStart } from '../school/accounts/first-start.server.ts'
import { linkAddress } from '../school/accounts/one-time-links.server.ts'
import { indexReferencePages } from '../school/pages/list-pages.server.ts'
import { indexBacklog } from '../school/search/index-backlog.server.ts'
import { hasDatabaseFile, markUsedFolder, refuseUsedFolder } from './data-folder.ts'
import { keepDataFolderPrivate } from './private-folder.ts'

interface Preparation extends DatabaseSettings {
  publicOrigin: string
  /** the first administrator; `null` for the person who opens the printed link */
  firstAdministrator: { email: string; password: string } | null
}

/**
 * Prepares the database for this version of the product: migrates the tables, completes the search
 * index, and adds starter content to an empty one. An interrupted start leaves nothing behind;
 * simultaneous starts wait for each other. Run it in one process before any other opens the
 * database.
 *
 * @returns the messages for the operator, one sentence each
 */
export async function prepareDatabase(settings: Preparation): Promise<string[]> {
  const { dataDir, databaseUrl } = settings
  if (!databaseUrl && !hasDatabaseFile(dataDir)) refuseUsedFolder(dataDir)
  const warnings = await keepDataFolderPrivate(dataDir)
  const { told } = await prepare(settings, async ({ transaction, wasEmpty, tell }) => {
    if (!databaseUrl && wasEmpty) refuseUsedFolder(dataDir)
    const indexed = await indexBacklog(transaction)
    const seeded = await seedStarterContent(transaction, Date.now())
    await indexReferencePages(transaction)
    if (seeded > 0) tell(`The database was empty: ${seeded} starter entries were put in.`)
    else if (indexed > 0) tell(`${indexed} entries were put into the search index.`)
    for (const sentence of await letSomebodyIn(transaction, settings)) tell(sentence)
  })
  if (!databaseUrl) markUsedFolder(dataDir)
  return [...warnings, ...told]
}

/**
 * Prints a link at each start while there is no staff; never logs it, because logs are kept and
 * sent on.
 */
async function letSomebodyIn(
  database: Database,
  { publicOrigin, firstAdministrator }: Preparation,
): Promise<string[]> {
  const first = await prepareFirstStart({ database, now: Date.now }, firstAdministrator)
  if (first === null) return []
  if (first.way === 'environment') {
    return [
      `${firstAdministrator?.email} can sign in now. Remove ADMIN_EMAIL and ADMIN_PASSWORD from the environment.`,
    ]
  }
  return [
    'Nobody can sign in yet. Open this link to become the first administrator; it works once, within 24 hours:',
    linkAddress(publicOrigin, first.token),
  ]
}
