import { chmod, stat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../school/base/durable-folders.server.ts'

const othersMay = 0o077

/** The folder belongs to another account, or its disk is read-only. */
const notOurs = new Set(['EPERM', 'EACCES', 'EROFS'])

/**
 * Creates the data folder if missing, and closes it and new files to other accounts of the machine:
 * it holds password hashes, drafts and addresses.
 *
 * @returns the messages for the operator, one sentence each
 */
export async function keepDataFolderPrivate(folder: string): Promise<string[]> {
  process.umask(othersMay)
  await makeFolder(folder, 0o700)
  const { mode } = await stat(folder)
  if ((mode & othersMay) === 0) return []
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
    if (!notOurs.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    return [
      `Other accounts of this machine may read ${folder}, and the site may not change that. Run: chmod -R go= ${folder}`,
    ]
  }
}
