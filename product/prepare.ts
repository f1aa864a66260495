import { seedStarterContent } from '../content/seed.ts'
import type { Database } from '../db/database.ts'
import { PreparationError } from '../db/migrate.ts'
import { prepare } from '../db/prepare.ts'
import { explainUnfinishedRestore } from '../school/operations/backup/restore-backup.server.ts'
import { keepSiteKey, settleSiteKey } from '../school/staff/accounts/site-key.server.ts'
import { linkAddress, prepareFirstStart } from '../school/staff/accounts/one-time-links.server.ts'
import { indexReferencePages } from '../school/content/search/index-pages.server.ts'
import { fillMediaWords } from '../school/content/media/tags.server.ts'
import { moveIntoDatabase } from '../school/content/media/move-into-database.server.ts'
import { indexBacklog, indexStaffBacklog } from '../school/content/search/search-backlog.server.ts'
import {
  hasDatabaseFile,
  keepDataFolderPrivate,
  markUsedFolder,
  refuseUsedFolder,
} from '../server/data-folder.ts'
import type { Environment } from '../server/environment.ts'
import { currentTime } from '../school/base/clock.ts'

/**
 * The settings of a start. Without ADMIN_EMAIL and ADMIN_PASSWORD, the first administrator opens the
 * printed link.
 */
type Preparation = Pick<
  Environment,
  'DATA_DIR' | 'DATABASE_URL' | 'SECRET_KEY' | 'PUBLIC_ORIGIN' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'
>

/**
 * Prepares the database for this version of the product: migrates the tables, completes the search
 * index, and adds starter content to an empty one. An interrupted start leaves nothing behind;
 * simultaneous starts wait for each other. Run it in one process before any other opens the
 * database.
 *
 * @param onMessage receives a sentence for the operator while long work goes on
 * @returns the messages for the operator, one sentence each
 */
export async function prepareDatabase(
  environment: Preparation,
  onMessage: (sentence: string) => void = () => undefined,
): Promise<string[]> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET_KEY: secretKey } = environment
  const unfinished = explainUnfinishedRestore(dataDir)
  if (unfinished) throw new PreparationError(unfinished)
  if (!databaseUrl && !hasDatabaseFile(dataDir)) refuseUsedFolder(dataDir)
  const warnings = await keepDataFolderPrivate(dataDir)
  const { messages, value: siteKey } = await prepare(
    { dataDir, databaseUrl },
    async ({ transaction, wasEmpty, report }) => {
      if (!databaseUrl && wasEmpty) refuseUsedFolder(dataDir)
      const indexed = await indexBacklog(transaction)
      await indexStaffBacklog(transaction)
      await fillMediaWords(transaction)
      const seeded = await seedStarterContent(transaction, currentTime())
      await indexReferencePages(transaction)
      if (seeded > 0) report(`The database was empty: ${seeded} starter entries were added.`)
      else if (indexed > 0) report(`${indexed} entries were added to the search index.`)
      for (const sentence of await offerFirstSignIn(transaction, environment)) report(sentence)
      return settleSiteKey(transaction, { dataDir, databaseUrl, secretKey })
    },
  )
  const replaced = siteKey === null ? null : await keepSiteKey(dataDir, siteKey, currentTime())
  if (!databaseUrl) markUsedFolder(dataDir)
  await moveIntoDatabase({ dataDir, databaseUrl }, onMessage)
  return [...warnings, ...(replaced ? [replaced] : []), ...messages]
}

/** Prints a link at each start while there is no staff. Logs, which are kept, never have it. */
async function offerFirstSignIn(
  database: Database,
  { PUBLIC_ORIGIN: publicOrigin, ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Preparation,
): Promise<string[]> {
  const firstAdministrator = email && password ? { email, password } : null
  const first = await prepareFirstStart({ database, now: currentTime }, firstAdministrator)
  if (first === null) return []
  if (first.way === 'environment') {
    return [`${email} can sign in now. Remove ADMIN_EMAIL and ADMIN_PASSWORD from the environment.`]
  }
  return [
    'There is no account yet. Open this link to become the first administrator; it works once, within 24 hours:',
    linkAddress(publicOrigin, first.token),
  ]
}
