import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sqliteFile } from '../db/database.ts'
import { PreparationError } from '../db/migrate.ts'
import { makeFolder } from '../school/base/durable-folders.server.ts'
import { siteKeyFile } from '../school/staff/accounts/site-key.server.ts'

/** Remains when the database is deleted, and says so to a person who finds it. */
const note = 'about-this-folder.txt'
const noteText =
  'A DYCI website keeps its data here, all of its content in site.sqlite.\n' +
  'If that file is missing, put it back from a backup (npm run restore) before you start the site.\n'

/** Notes that the folder belongs to a site, so that {@link refuseUsedFolder} knows. */
export function markUsedFolder(dataDir: string) {
  const path = join(dataDir, note)
  if (sizeOf(path) === 0) writeFileSync(path, noteText, { mode: 0o600 })
}

/**
 * Refuses to create a new site in the folder of another one whose database was deleted, emptied or
 * not restored: a new site would hide that.
 *
 * @throws {@link PreparationError} when the folder holds the note, pictures or the key of a site
 */
export function refuseUsedFolder(dataDir: string) {
  const files = [note, siteKeyFile].filter((name) => sizeOf(join(dataDir, name)) > 0)
  const used = [...files, ...(isFilled(dataDir, 'media') ? ['media'] : [])]
  if (used.length === 0) return
  throw new PreparationError(
    `${dataDir} holds ${used.join(', ')} of a site, but its database ${sqliteFile(dataDir)} is missing or empty. ` +
      'Put the database back from a backup (docs/operate.md, Restore). To begin a new site, set DATA_DIR to an empty folder.',
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

/** Permission bits of other accounts. */
const othersMode = 0o077

/** Error codes of a folder that belongs to another account, or whose disk is read-only. */
const notOursCodes = new Set(['EPERM', 'EACCES', 'EROFS'])

/**
 * Creates the data folder if missing, and closes it and new files to other accounts of the machine:
 * it holds password hashes, drafts and addresses.
 *
 * @returns the messages for the operator, one sentence each
 */
export async function keepDataFolderPrivate(folder: string): Promise<string[]> {
  process.umask(othersMode)
  await makeFolder(folder, 0o700)
  const { mode } = await stat(folder)
  if ((mode & othersMode) === 0) return []
  try {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const isFolder = entry.isDirectory()
      if (isFolder || entry.isFile())
        await chmod(join(entry.parentPath, entry.name), isFolder ? 0o700 : 0o600)
    }
    // Comes last: when this is interrupted, the next start repeats it.
    await chmod(folder, 0o700)
    return []
  } catch (error) {
    if (!notOursCodes.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    return [
      `Other accounts of this machine may read ${folder}, and the site may not change that. Run: chmod -R go= ${folder}`,
    ]
  }
}
