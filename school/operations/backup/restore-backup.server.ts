import { existsSync, mkdtempSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  openDatabase,
  sqliteFile,
  type Database,
  type DatabaseSettings,
} from '../../../db/database.ts'
import { inPreparation } from '../../../db/migrate.ts'
import {
  countOtherConnections,
  dropTables,
  foreignTables,
  isSqliteInUse,
} from '../../../db/snapshot/put-snapshot.ts'
import { listTables } from '../../../db/snapshot/snapshot.ts'
import { makeFolder, syncFolder } from '../../base/durable-folders.server.ts'
import { removeUnlessFinished } from '../../base/unfinished.server.ts'
import { BackupError, type OnProgress } from './backup.ts'
import { readBackup, databaseSink, folderSink, type ReadBackup } from './read-backup.server.ts'
import { findSiteKey, putSiteKey, siteKeyFile } from '../../staff/accounts/site-key.server.ts'
import { openBackup, type OpenBackup } from './open-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'
import { currentTime } from '../../base/clock.ts'

interface RestoreOptions {
  /** the database to restore into */
  settings: DatabaseSettings
  file: string
  passphrase: string
  /** a site that is there is replaced; a copy of it is kept */
  replace: boolean
  /** version of the product */
  version: string
  /** UTC in milliseconds */
  now: number
  onProgress?: OnProgress | undefined
}

interface Restored extends ReadBackup {
  /** the folder of the site that was there before; `null` without one */
  kept: string | null
}

/** Names of a site's files and folders in its data folder, beside the database. */
const ownFiles = ['media', siteKeyFile]

/** Names of all files of a site on SQLite: its database is moved away first, and back last. */
const siteFiles = ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', ...ownFiles]

/**
 * Restores a backup into SQLite or PostgreSQL, whichever made it. Everything is read and checked
 * before anything takes the place of what was there; when that is interrupted, the site does not
 * start.
 *
 * @throws {@link BackupError} with a sentence for the operator; then nothing was changed
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { settings, file, passphrase } = options
  await using opened = await openBackup(file, passphrase)
  await makeFolder(settings.dataDir, 0o700)
  for (const name of await readdir(settings.dataDir))
    if (name.startsWith(stagePrefix))
      await rm(join(settings.dataDir, name), { recursive: true, force: true })
  // Synchronous: a signal between the two calls would leave the folder behind.
  const stage = mkdtempSync(join(settings.dataDir, stagePrefix))
  const isFinished = removeUnlessFinished(stage)
  try {
    return await (settings.databaseUrl ? intoPostgres : intoSqlite)(opened, stage, options)
  } finally {
    await rm(stage, { recursive: true, force: true })
    isFinished()
  }
}

/** Prefix of the folder in DATA_DIR into which a backup is read before it takes its place. */
export const stagePrefix = 'restore-part-'

async function intoSqlite(
  opened: OpenBackup,
  stage: string,
  { settings: { dataDir }, replace, now, onProgress }: RestoreOptions,
): Promise<Restored> {
  const refuseRunning = () => {
    if (isSqliteInUse(sqliteFile(dataDir)))
      throw new BackupError(`A site is running on ${sqliteFile(dataDir)}. Stop it first.`)
  }
  const present = siteFiles.filter((name) => existsSync(join(dataDir, name)))
  if (present.length > 0 && !replace) throw notEmpty(`${dataDir} holds ${present.join(', ')}`)
  refuseRunning()
  const read = await readIntoNew(stage, opened, onProgress)
  const kept = present.length > 0 ? keptFolder(dataDir, now) : null
  refuseRunning()
  await noteUnfinished(dataDir)
  if (kept) {
    await mkdir(kept, { mode: 0o700 })
    await moveFiles(siteFiles, dataDir, kept)
    await syncFolder(kept)
  }
  await moveFiles(siteFiles.toReversed(), stage, dataDir)
  await removeNote(dataDir)
  return { ...read, kept }
}

async function moveFiles(names: readonly string[], from: string, to: string) {
  for (const name of names)
    if (existsSync(join(from, name))) await rename(join(from, name), join(to, name))
}

/** Reads a backup into a new SQLite file and its files into the same folder. */
export async function readIntoNew(
  folder: string,
  opened: OpenBackup,
  onProgress?: OnProgress,
): Promise<ReadBackup> {
  await using database = await openDatabase({ dataDir: folder })
  return await database.transaction().execute((transaction) =>
    readBackup(opened, {
      database: transaction,
      files: folderSink(folder),
      onProgress,
    }),
  )
}

async function intoPostgres(
  opened: OpenBackup,
  stage: string,
  { settings, replace, passphrase, version, now, onProgress }: RestoreOptions,
): Promise<Restored> {
  const { dataDir } = settings
  await using database = await openDatabase(settings, { queryTimeoutMs: null })
  const tables = await listTables(database)
  const hasSite = tables.includes('kysely_migration')
  await refuseForeignTables(tables)
  const present = ownFiles.filter((name) => existsSync(join(dataDir, name)))
  const isEmpty = !hasSite && present.length === 0
  if (!isEmpty && !replace)
    throw notEmpty(hasSite ? 'The database holds a site' : `${dataDir} holds ${present.join(', ')}`)
  // Checked again below: refusing here saves the time of a backup.
  await refuseOtherConnections(database)
  const kept = isEmpty ? null : keptFolder(dataDir, now)
  // Copying the site that is there takes about as long as reading the backup.
  const copyShare = kept && hasSite ? 0.5 : 0
  const progressFrom =
    (start: number, share: number): OnProgress =>
    (part) =>
      onProgress?.(start + share * part)
  let isChanging = false
  try {
    if (kept) await mkdir(kept, { mode: 0o700 })
    if (kept && hasSite)
      await writeBackup({
        settings,
        file: join(kept, 'site.tar.age'),
        passphrase,
        version,
        now,
        onProgress: progressFrom(0, copyShare),
      })
    const read = await inPreparation(database, async (transaction) => {
      await refuseOtherConnections(transaction)
      if (hasSite) await dropTables(transaction)
      const found = await readBackup(opened, {
        database: transaction,
        files: databaseSink(transaction, stage),
        onProgress: progressFrom(copyShare, 1 - copyShare),
      })
      isChanging = true
      await noteUnfinished(dataDir)
      await addKey(stage, { transaction, dataDir, kept })
      return found
    })
    await removeNote(dataDir)
    return { ...read, kept }
  } catch (error) {
    if (kept && !isChanging) await rm(kept, { recursive: true, force: true })
    throw error
  }
}

/** Refuses a database that is not for the site alone. */
async function refuseForeignTables(tables: readonly string[]) {
  const foreign = await foreignTables(tables)
  if (foreign.length === 0) return
  throw new BackupError(
    `This PostgreSQL database holds tables of another program (${foreign.join(', ')}). Create one for the site alone.`,
  )
}

/** Maximum time for PostgreSQL to end a connection, in milliseconds. */
const closingTimeMs = 10_000

/** Refuses a database that another process uses. */
async function refuseOtherConnections(database: Database) {
  let others = await countOtherConnections(database)
  // A connection that this command has just closed is counted for a moment.
  for (const endAt = currentTime() + closingTimeMs; others > 0 && currentTime() < endAt;) {
    await setTimeout(100)
    others = await countOtherConnections(database)
  }
  if (others === 0) return
  throw new BackupError(
    `Something else is connected to this database (${others} connections of the same account). Stop the site on every node first.`,
  )
}

/**
 * Moves the key of a backup from the stage to the database and the data folder. Another key that was
 * there goes to the kept copy.
 */
async function addKey(
  stage: string,
  { transaction, dataDir, kept }: { transaction: Database; dataDir: string; kept: string | null },
) {
  const key = await findSiteKey(stage)
  if (key !== null) {
    await putSiteKey(transaction, key)
    const [file, oldKey] = [join(dataDir, siteKeyFile), await findSiteKey(dataDir)]
    if (oldKey !== null && oldKey !== key && kept) await rename(file, join(kept, siteKeyFile))
    await rename(join(stage, siteKeyFile), file)
  }
  await syncFolder(dataDir)
}

/** Names the folder that keeps the site that was there before, by the time in UTC. */
const keptFolder = (dataDir: string, now: number) =>
  join(dataDir, `before-restore-${new Date(now).toISOString().replaceAll(/[-:]|\..*/g, '')}`)

const notEmpty = (what: string) =>
  new BackupError(
    `${what}. With --yes it is replaced, and a copy of it is kept in the data folder.`,
  )

/** The file in the data folder while parts of a restore take the place of what was there. */
const note = 'restore-unfinished.txt'
const noteText =
  'A restore was interrupted here. Run it again: npm run restore -- FILE --yes\n' +
  'What was here before is in a folder named before-restore.\n'

/** Returns a sentence when a restore into this folder was interrupted: nothing may start on it. */
export const explainUnfinishedRestore = (dataDir: string): string | null =>
  existsSync(join(dataDir, note))
    ? `A restore into ${dataDir} was interrupted. Run it again (npm run restore -- FILE --yes) before you start the site.`
    : null

/** Notes that parts of a restore take the place of what was there: the site does not start now. */
async function noteUnfinished(dataDir: string) {
  await writeFile(join(dataDir, note), noteText, { mode: 0o600, flush: true })
  await syncFolder(dataDir)
}

/** Notes that a restore is complete. */
async function removeNote(dataDir: string) {
  await rm(join(dataDir, note))
  await syncFolder(dataDir)
}
