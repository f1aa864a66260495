import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the library's files in a data folder. */
export const mediaFolder = (dataDir: string) => join(dataDir, 'media')

/** Where files lie until they are whole; never served. */
const incomingFolder = (folder: string) => join(folder, 'incoming')

/**
 * How long a file that nothing in the database names is left alone: it may be about to be named. In
 * milliseconds.
 */
const leftAloneFor = 60 * 60 * 1000

/**
 * The path of a file of the library; its parts come from the database or have been checked by
 * `parseMediaAddress`.
 */
export const mediaPath = (
  folder: string,
  { id, version }: { id: string; version: string },
  file: string,
) => join(folder, id, version, file)

/** A path for something that is on its way into the library. */
export async function incomingPath(folder: string): Promise<string> {
  await mkdir(incomingFolder(folder), { recursive: true })
  return join(incomingFolder(folder), randomBytes(12).toString('hex'))
}

/**
 * Puts the files of one state of a medium into its folder: all of them, and on the disk, or none. A
 * power cut leaves at most a folder that {@link sweepMedia} removes.
 */
export async function putFiles(
  folder: string,
  place: { id: string; version: string },
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const incoming = await incomingPath(folder)
  await mkdir(incoming)
  try {
    for (const [name, bytes] of files) {
      const file = await open(join(incoming, name), 'wx', 0o644)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
    }
    await syncFolder(incoming)
    const parent = join(folder, place.id)
    await mkdir(parent, { recursive: true })
    await rename(incoming, join(parent, place.version))
    await syncFolder(parent)
    await syncFolder(folder)
  } catch (error) {
    await rm(incoming, { recursive: true, force: true })
    throw error
  }
}

/** Removes one state of a medium, or all that there is of it. */
export async function removeFiles(folder: string, id: string, version = ''): Promise<void> {
  await rm(join(folder, id, version), { recursive: true, force: true })
}

/**
 * Removes what no row of the database names: uploads that were broken off, files that were replaced
 * or whose row never came to be. What is younger than an hour stays: pages that are open may still
 * show it.
 * @param currentVersions the version of each medium, by id
 * @param now milliseconds since 1970, UTC
 * @returns how many folders and files were removed
 */
export async function sweepMedia(
  folder: string,
  currentVersions: ReadonlyMap<string, string>,
  now: number,
): Promise<number> {
  let removed = 0
  const removeIfOld = async (path: string) => {
    const found = await stat(path).catch(() => null)
    // The time of the last change to the folder itself, such as its move into place.
    if (!found || now - Math.max(found.mtimeMs, found.ctimeMs) < leftAloneFor) return
    await rm(path, { recursive: true, force: true })
    removed += 1
  }
  for (const name of await namesIn(incomingFolder(folder)))
    await removeIfOld(join(incomingFolder(folder), name))
  for (const id of await namesIn(folder)) {
    if (id === 'incoming') continue
    const current = currentVersions.get(id)
    for (const version of await namesIn(join(folder, id))) {
      if (version !== current) await removeIfOld(join(folder, id, version))
    }
    // Only when it is empty.
    if (current === undefined) await rmdir(join(folder, id)).catch(() => {})
  }
  return removed
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; there a rename is on the disk by itself.
  const folder = await open(path).catch(() => null)
  if (!folder) return
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
