import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'

/**
 * Name of a backup that the site made by itself and that passed its test: its time in UTC, in the present
 * format (`.tar.age`) or in the first one (`.backup`). Names sort by time.
 */
const ownName = /^dyci-\d{8}T\d{6}Z\.(tar\.age|backup)$/

/** Name of an unfinished backup: its process ended while it wrote or copied the file. */
const unfinishedName = /^dyci-\d{8}T\d{6}Z\.(tar\.age|backup)\.part$/

/** Name that the first format gave to a backup that failed its test: no new one takes its place. */
const failedName = /^(?:failed|untested)\.backup(?:\.part)?$/

/** The folder of the backups that a site makes by itself. */
export const backupFolder = ({
  BACKUP_TO,
  DATA_DIR,
}: Pick<Environment, 'BACKUP_TO' | 'DATA_DIR'>) => BACKUP_TO ?? join(DATA_DIR, 'backups')

/** Writes a time for the name of a file: `20261120T010203Z`. @param time UTC in milliseconds */
export const timeInName = (time: number) =>
  new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Names a backup by the time at which it was begun. @param begunAt UTC in milliseconds */
export const backupFileName = (begunAt: number) => `dyci-${timeInName(begunAt)}.tar.age`

/** Returns the name that a file has until it is complete. */
export const partialName = (name: string) => `${name}.part`

/** Finds the newest backup that this site made by itself. @returns its name; `null` without one */
export async function newestBackupName(folder: string): Promise<string | null> {
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
 *
 * @param keep number of the newest that stay
 */
export function backupsToRemove(names: readonly string[], keep: number): string[] {
  const own = names.filter((name) => ownName.test(name)).sort()
  return [
    ...names.filter((name) => unfinishedName.test(name) || failedName.test(name)),
    ...own.slice(0, Math.max(0, own.length - keep)),
  ]
}
