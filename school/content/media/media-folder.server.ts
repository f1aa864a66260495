import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../../base/durable-folders.server.ts'

/** Returns the folder of the media library in a data folder. */
export const mediaFolder = (dataDir: string) => join(dataDir, 'media')

/** Where files are until they are complete; never served. */
const incomingFolder = (folder: string) => join(folder, 'incoming')

/**
 * Minimum age before an unreferenced file is removed, in milliseconds: the row may still be on its
 * way.
 */
const minSweepAgeMs = 60 * 60 * 1000

/**
 * Returns the path of a file; its parts come from the database or were checked by
 * `parseMediaAddress`.
 */
export const mediaPath = (
  folder: string,
  { id, version }: { id: string; version: string },
  file: string,
) => join(folder, id, version, file)

/** Returns a path for a file on its way into the library. */
export async function incomingPath(folder: string): Promise<string> {
  await mkdir(incomingFolder(folder), { recursive: true })
  return join(incomingFolder(folder), randomBytes(12).toString('hex'))
}

/**
 * Puts the files of one version into its folder, synced to disk: all or none. A power cut leaves at
 * most a folder that {@link sweepMedia} removes.
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
    for (const changed of [parent, folder, dirname(folder)]) await syncFolder(changed)
  } catch (error) {
    await rm(incoming, { recursive: true, force: true })
    throw error
  }
}

/** Removes one version of a media file, or all of it. */
export async function removeFiles(folder: string, id: string, version = ''): Promise<void> {
  await rm(join(folder, id, version), { recursive: true, force: true })
}

/**
 * Removes files without a row in the database: aborted uploads, versions that are no longer kept, and
 * files whose row was never added. Keeps those younger than an hour: the row may be on its way.
 *
 * @param keptVersions the versions of each media file, by id
 * @param now UTC in milliseconds
 * @returns how many folders and files were removed
 */
export async function sweepMedia(
  folder: string,
  keptVersions: ReadonlyMap<string, ReadonlySet<string>>,
  now: number,
): Promise<number> {
  let removed = 0
  const removeIfOld = async (path: string) => {
    const found = await stat(path).catch(() => null)
    // Reads the last change of the folder itself, such as its move into place.
    if (!found || now - Math.max(found.mtimeMs, found.ctimeMs) < minSweepAgeMs) return
    await rm(path, { recursive: true, force: true })
    removed += 1
  }
  for (const name of await namesIn(incomingFolder(folder)))
    await removeIfOld(join(incomingFolder(folder), name))
  for (const id of await namesIn(folder)) {
    if (id === 'incoming') continue
    const kept = keptVersions.get(id)
    for (const version of await namesIn(join(folder, id))) {
      if (!kept?.has(version)) await removeIfOld(join(folder, id, version))
    }
    // Removes it only when empty.
    if (!kept) await rmdir(join(folder, id)).catch(() => {})
  }
  return removed
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
