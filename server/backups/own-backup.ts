import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeBackup } from '../../school/operations/backup/write-backup.server.ts'
import type { Environment } from '../environment.ts'
import { readVersion } from '../version.ts'
import { testBackup, type BackupTaskParts } from './test-backup.ts'

/** Backups of the site, named by their time in UTC. */
const ownName = /^dyci-\d{8}T\d{6}Z\.backup$/

/** What is left when the process ended while it wrote one. */
const unfinishedName = /^dyci-\d{8}T\d{6}Z\.backup\.part$/

/** The last backup that did not pass its test, for whoever wants to find out why. */
const failedName = 'failed.backup'

/** The folder of the backups that a site makes by itself. */
const backupFolder = ({ BACKUP_TO, DATA_DIR }: Environment) =>
  BACKUP_TO ?? join(DATA_DIR, 'backups')

/**
 * Makes a backup, tests it, and removes the oldest ones. Only a backup that passed its test counts
 * as one.
 */
export async function makeOwnBackup(
  environment: Environment,
  { root, openSite }: BackupTaskParts,
): Promise<void> {
  const { BACKUP_PASSPHRASE: passphrase = '', BACKUP_KEEP: keep } = environment
  const folder = backupFolder(environment)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder))
    if (unfinishedName.test(name)) await rm(join(folder, name), { force: true })
  const now = Date.now()
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const file = join(folder, `dyci-${time}.backup`)
  const settings = { dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL }
  const { version } = readVersion(root)
  await writeBackup({ settings, file, passphrase, version, now })
  try {
    await testBackup(file, { environment, passphrase, openSite })
  } catch (error) {
    await rename(file, join(folder, failedName))
    throw error
  }
  const own = (await readdir(folder)).filter((name) => ownName.test(name)).sort()
  for (const name of own.slice(0, Math.max(0, own.length - keep)))
    await rm(join(folder, name), { force: true })
}
