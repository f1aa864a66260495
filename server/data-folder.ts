import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sqliteFile } from '../db/database.ts'
import { PreparationError } from '../db/migrate.ts'

/**
 * Refuses to create a new site in the folder of another one whose database was deleted, emptied or
 * not restored: a new site would hide that.
 *
 * @throws {@link PreparationError} when the folder holds pictures or the key of a site
 */
export function refuseUsedFolder(dataDir: string) {
  const used = [
    ...(sizeOf(join(dataDir, 'staff.key')) > 0 ? ['staff.key'] : []),
    ...(isFilled(dataDir, 'media') ? ['media'] : []),
  ]
  if (used.length === 0) return
  throw new PreparationError(
    `${dataDir} holds ${used.join(' and ')} of a site, but its database ${sqliteFile(dataDir)} is missing or empty. ` +
      'Put the database back from a backup (README, Back up). To begin a new site, set DATA_DIR to an empty folder.',
  )
}

/** Returns whether a data folder holds a database file that is not empty. */
export const hasDatabaseFile = (dataDir: string) => sizeOf(sqliteFile(dataDir)) > 0

/** Returns the size of a file in bytes; 0 when it does not exist. */
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

function isFilled(dataDir: string, folder: string): boolean {
  const found = statSync(join(dataDir, folder), { throwIfNoEntry: false })
  return found?.isDirectory() === true && readdirSync(join(dataDir, folder)).length > 0
}
