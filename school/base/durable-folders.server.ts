import { mkdir, open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Creates a folder and missing ones above it, safe from a power cut. @param mode of new folders */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const whole = resolve(path)
  const first = await mkdir(whole, { recursive: true, ...(mode !== undefined && { mode }) })
  if (first === undefined) return
  for (let made = whole; made.length >= first.length; made = dirname(made))
    await syncFolder(dirname(made))
}

/** Makes the names in a folder survive a power cut; syncing a file does not do that. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; a rename there is durable by itself.
  const folder = await open(path).catch(() => null)
  if (!folder) return
  try {
    await folder.sync()
  } catch (error) {
    // Some network disks refuse to sync a folder: they keep names in their own way.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error
  } finally {
    await folder.close()
  }
}
