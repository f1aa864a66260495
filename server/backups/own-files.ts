import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'

/**
 * Backups that the site made by itself, named by their time in UTC: those of today, and those in the
 * first format. All of them passed their test.
 */
const ownName = /^dyci-\d{8}T\d{6}Z\.(tar\.age|backup)$/

/** Name of an unfinished backup: a process ended while it wrote or copied the file. */
const unfinishedName = /^dyci-\d{8}T\d{6}Z\.(tar\.age|backup)\.part$/

/** Names in the first format of what did not pass its test: nothing takes their place any more. */
const leftName = /^(?:failed|untested)\.backup(?:\.part)?$/

/** The folder of the backups that a site makes by itself. */
export const backupFolder = ({
  BACKUP_TO,
  DATA_DIR,
}: Pick<Environment, 'BACKUP_TO' | 'DATA_DIR'>) => BACKUP_TO ?? join(DATA_DIR, 'backups')

/** Names a backup by the time at which it was begun. */
export const ownFileName = (now: number) =>
  `dyci-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.age`

/** Returns the name that a file has until it is complete. */
export const unfinished = (name: string) => `${name}.part`

/** Finds the newest backup that this site made by itself. @returns its name, or `null` */
export async function newestOwnFile(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return (
    names
      .filter((name) => ownName.test(name))
      .sort()
      .at(-1) ?? null
  )
}

/**
 * Chooses the files to remove: backups beyond the newest ones, unfinished ones, and those in the first
 * format that failed. Others stay.
 */
export function filesToRemove(names: readonly string[], keep: number): string[] {
  const own = names.filter((name) => ownName.test(name)).sort()
  return [
    ...names.filter((name) => unfinishedName.test(name) || leftName.test(name)),
    ...own.slice(0, Math.max(0, own.length - keep)),
  ]
}
