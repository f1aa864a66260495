import { sql } from 'kysely'
import { openDatabase, probeDatabase, sqliteFile, type Database } from '../../db/database.ts'
import { findMigrations } from '../../db/migrate.ts'
import {
  readBackupState,
  readCopyState,
} from '../../school/operations/backup/backup-state.server.ts'
import {
  findSiteKey,
  isKeyInDatabase,
  siteKeyFile,
} from '../../school/staff/accounts/site-key.server.ts'
import { isTooFarAhead, readSeenAt } from '../../school/operations/dashboard/seen-at.server.ts'
import { hasDatabaseFile } from '../../server/data-folder.ts'
import { databaseOf, type Environment } from '../../server/environment.ts'
import { explainStartError } from '../../server/start-errors.ts'
import { checkBackups, checkLastCopy } from './check-backups.ts'
import { findings, type Finding } from './finding.ts'
import { currentTime, machineTime } from '../../school/base/clock.ts'
import { formatBytes } from '../../school/base/formats.ts'
import { readStoredReference } from '../../school/content/entries/stored-entry.server.ts'
import { idsIn, mediaFolder } from '../../school/content/media/media-folder.server.ts'
import { openMediaStore } from '../../school/content/media/open-store.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import type { WayToReach } from '../../school/operations/dashboard/dashboard.ts'
import { readUnknownWays } from '../../school/operations/dashboard/first-steps.server.ts'

const database = findings('Database')
const clock = findings('Clock')
const secrets = findings('Secrets')

/** A clock that differs more than this from another one is wrong, in milliseconds. */
const clockToleranceMs = 5_000

/** Checks the database, and what it knows of clock, contacts and backups. */
export async function* checkDatabase(environment: Environment): AsyncIterable<Finding> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = environment
  if (!databaseUrl && !hasDatabaseFile(dataDir)) {
    yield database.look(`There is no ${sqliteFile(dataDir)} yet. The first start makes it.`)
    yield* checkBackups(environment, null)
    return
  }
  await using opened = await openDatabase(databaseOf(environment), { mustExist: true })
  try {
    const { newer, pending } = await findMigrations(opened)
    if (newer.length > 0) {
      yield database.fault(
        `A newer version of the product made it (${newer.join(', ')}). Start that version, or restore a backup from before the upgrade.`,
      )
      return
    }
    if (pending.length > 0) {
      yield database.look(
        `The next start brings it up to date (${pending.length} changes). Make a backup first.`,
      )
      return
    }
    await probeDatabase(opened, currentTime())
    yield await checkFile(opened, databaseUrl)
    yield await checkClock(opened, databaseUrl)
    yield* checkMedia(opened, environment)
    yield await checkKey(opened, environment)
    yield* checkContact(opened)
    yield* checkBackups(environment, await readBackupState(opened, currentTime()))
    yield* checkLastCopy(environment, await readCopyState(opened))
  } catch (error) {
    yield database.fault(explainStartError(error).split('\n')[0] ?? '')
  }
}

async function checkFile(opened: Database, databaseUrl: string | undefined): Promise<Finding> {
  if (databaseUrl) return database.ok('PostgreSQL can be read and written, and is up to date.')
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(opened)
  const answer = rows[0]?.quick_check
  return answer === 'ok'
    ? database.ok('The SQLite file is whole, can be read and written, and is up to date.')
    : database.fault(`The SQLite file is damaged (${answer}). Restore a backup.`)
}

/** Says where the key is that encrypts the secrets of the site. */
async function checkKey(
  opened: Database,
  { DATA_DIR: dataDir, SECRET_KEY: secretKey }: Environment,
): Promise<Finding> {
  const inFolder = await findSiteKey(dataDir)
  if (secretKey !== undefined) {
    return inFolder === null || inFolder === secretKey
      ? secrets.ok('Their key is SECRET_KEY.')
      : secrets.fault(
          `SECRET_KEY is not the key in ${dataDir}/${siteKeyFile}, which encrypts them. Set it to the content of that file, or leave it out.`,
        )
  }
  if (await isKeyInDatabase(opened)) {
    return secrets.look(
      `Their key is in the database: whoever has a copy of it can read them. To keep the key out of it, set SECRET_KEY on every node to the content of ${dataDir}/${siteKeyFile}.`,
    )
  }
  return inFolder === null
    ? secrets.ok('There are none that need a key yet.')
    : secrets.ok(`Their key is in ${dataDir}/${siteKeyFile}, and in every backup.`)
}

/** Compares the clock with that of PostgreSQL and with the last time that the site stored. */
async function checkClock(opened: Database, databaseUrl: string | undefined): Promise<Finding> {
  const advice = 'Set the clock, for example: timedatectl set-ntp true'
  if (databaseUrl) {
    const { rows } = await sql<{ at: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as at`.execute(opened)
    const apart = Math.abs(Number(rows[0]?.at) - machineTime())
    if (apart > clockToleranceMs) {
      return clock.fault(
        `It differs by ${Math.round(apart / 1000)} s from that of PostgreSQL. ${advice}`,
      )
    }
  }
  const seenAt = await readSeenAt(opened)
  const now = currentTime()
  if (seenAt !== null && now < seenAt - clockToleranceMs) {
    return clock.fault(
      `It is ${Math.round((seenAt - now) / 1000)} s behind the last time that the site stored. ${advice}`,
    )
  }
  return seenAt !== null && isTooFarAhead(now, seenAt)
    ? clock.look(
        `It is more than a day ahead of the last time that the site stored (${new Date(seenAt).toISOString()}). If the site did not rest so long: ${advice}`,
      )
    : clock.ok(`It is ${new Date(now).toISOString()}.`)
}

const media = findings('Media')

/** A library that is fuller than this soon takes no more files. */
const nearlyFull = 0.9

/** Says how full the media library is, and whether files of an earlier version are left on the disk. */
async function* checkMedia(database: Database, environment: Environment): AsyncIterable<Finding> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = environment
  const used = await openMediaStore(database, databaseOf(environment)).countBytes()
  const max = environment.MEDIA_MAX_GB * 1e9
  const text = `The files take ${formatBytes(used)} of ${formatBytes(max)}.`
  yield used > max * nearlyFull
    ? media.look(`${text} Raise MEDIA_MAX_GB, or delete files that are not needed.`)
    : media.ok(text)
  const folder = mediaFolder(dataDir)
  if (databaseUrl && (await idsIn(folder)).length > 0)
    yield media.look(
      `${folder} is not used with PostgreSQL. Remove it when every node has started with this version.`,
    )
}

const contact = findings('Contact')

const names: Record<WayToReach, string> = {
  phone: 'phone number',
  email: 'e-mail address',
  'office-hours': 'office hours',
}

/** Checks that visitors can reach the school; before its first start the site has no content. */
async function* checkContact(opened: Database): AsyncIterable<Finding> {
  if (!(await readStoredReference(opened, siteSettingsKind.key))) return
  const unknown = (await readUnknownWays(opened)).map((way) => names[way])
  yield unknown.length === 0
    ? contact.ok('Visitors find a phone number, an e-mail address and the office hours.')
    : contact.look(
        `Visitors do not find: ${unknown.join(', ')}. Before the site goes live, staff enter this at /admin/facts?missing=1.`,
      )
}
