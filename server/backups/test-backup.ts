import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pino, type Logger } from 'pino'
import { openDatabase } from '../../db/database.ts'
import { removeUnlessFinished } from '../../school/base/unfinished.server.ts'
import { BackupError, type OnProgress } from '../../school/operations/backup/backup.ts'
import { checkRestored, emptyOutbox } from '../../school/operations/backup/check-restored.server.ts'
import { openBackup } from '../../school/operations/backup/open-backup.server.ts'
import { readIntoNew, stagePrefix } from '../../school/operations/backup/restore-backup.server.ts'
import type { Environment } from '../environment.ts'
import type { PageAnswer } from '../pages/page-answer.ts'
import { currentTime, machineTime } from '../../school/base/clock.ts'

/** Opens the site on a migrated database, without a server. */
type OpenSite = (
  environment: Environment,
  logger: Logger,
) => Promise<{
  renderPublic: (request: Request) => Promise<PageAnswer>
  close: () => Promise<void>
}>

/** The product, as the tasks of backups need it. */
export interface BackupTaskParts {
  /** the folder of the project */
  root: string
  openSite: OpenSite
}

const scratchPrefix = 'backup-test-'

/** Prefixes of the scratch folders of tests and restores. */
const scratchPrefixes = [scratchPrefix, stagePrefix]

/** Age from which a scratch folder belongs to work that was interrupted, in milliseconds. */
const abandonedAfterMs = 6 * 60 * 60_000

interface TestParts {
  environment: Environment
  passphrase: string
  openSite: OpenSite
  /** receives the part of the restore that is done, from 0 to 1 */
  onProgress?: OnProgress | undefined
}

/**
 * Restores a backup into a scratch folder and looks at it as a visitor would: rows, files, search
 * and rendered pages.
 *
 * @throws {@link BackupError} with a sentence that says what is wrong with it
 */
export async function testBackup(
  file: string,
  { environment, passphrase, openSite, onProgress }: TestParts,
): Promise<void> {
  const { DATA_DIR: dataDir } = environment
  await removeAbandoned(dataDir)
  const folder = await mkdtemp(join(dataDir, scratchPrefix))
  const isFinished = removeUnlessFinished(folder)
  try {
    const newest = await restoreInto(folder, file, { passphrase, onProgress })
    const site = await openSite(withoutConnections(environment, folder), pino({ level: 'silent' }))
    try {
      for (const address of ['/', ...(newest === null ? [] : [newest])]) {
        const request = new Request(environment.PUBLIC_ORIGIN + address)
        const { response, page } = await site.renderPublic(request)
        if (response.status !== 200 || !page)
          throw new BackupError(`The restored copy shows no page at ${address}.`)
        await response.text()
      }
    } finally {
      await site.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
    isFinished()
  }
}

/** Restores a backup and checks it. @returns the address of the newest entry; `null` without one */
async function restoreInto(
  folder: string,
  file: string,
  { passphrase, onProgress }: Pick<TestParts, 'passphrase' | 'onProgress'>,
) {
  await using opened = await openBackup(file, passphrase)
  const { end } = await readIntoNew(folder, opened, onProgress)
  await using database = await openDatabase({ dataDir: folder }, { mustExist: true })
  await emptyOutbox(database)
  return await checkRestored(database, { folder, end, now: currentTime() })
}

/** Configures a site that contacts no one else: no mail, no other host, no other database. */
const withoutConnections = (environment: Environment, folder: string): Environment => ({
  ...environment,
  DATA_DIR: folder,
  DATABASE_URL: undefined,
  CONTENT_HOST: undefined,
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
  BACKUP_EVERY: 0,
})

async function removeAbandoned(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    if (!scratchPrefixes.some((prefix) => name.startsWith(prefix))) continue
    const found = await stat(join(dataDir, name)).catch(() => null)
    if (found && machineTime() - found.mtimeMs > abandonedAfterMs)
      await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
