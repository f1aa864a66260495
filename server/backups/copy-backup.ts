import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { BackupError } from '../../school/operations/backup/backup.ts'
import { backupsToRemove, partialName } from './backup-files.ts'
import type { WebFolder } from './web-folder.ts'

/**
 * Copies a backup to another server and removes the oldest copies there. It gets its name once all
 * of it is there. A copy that is there already is not sent again.
 *
 * @returns what is wrong there although the copy arrived, or `null`
 * @throws {@link BackupError} when it did not arrive
 */
export async function copyBackup(
  folder: WebFolder,
  { file, keep }: { file: string; keep: number },
): Promise<string | null> {
  const name = basename(file)
  const { size } = await stat(file)
  const listing = await folder.list()
  if (typeof listing === 'string') await folder.make()
  if ((await folder.sizeOf(name)) !== size) {
    await folder.put(partialName(name), file)
    const arrived = await folder.sizeOf(partialName(name))
    if (arrived !== null && arrived !== size)
      throw new BackupError(`Only ${arrived} of ${size} bytes of the copy arrived.`)
    await folder.move(partialName(name), name)
  }
  if (listing === 'missing') return null
  if (listing === 'unknown')
    return 'The other server does not list its files, so old copies there are not removed.'
  try {
    for (const old of backupsToRemove([...new Set([...listing, name])], keep))
      if (old !== name) await folder.remove(old)
    return null
  } catch (error) {
    return `Old copies could not be removed: ${(error as Error).message}`
  }
}
