import { randomBytes } from 'node:crypto'
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../../base/durable-folders.server.ts'
import {
  minSweepAgeMs,
  sizeOf,
  type VersionKey,
  type MediaStore,
  type OpenMedia,
} from './media-store.ts'
import { currentTime } from '../../base/clock.ts'

/** Returns the folder of the media library in a data folder. */
export const mediaFolder = (dataDir: string) => join(dataDir, 'media')

/** Name of the folder of incomplete files, which are never served. */
const incoming = 'incoming'

/** Maximum age of the counted size of a folder, in milliseconds: other processes add to it. */
const countedForMs = 10 * 60_000

/** Keeps the files of the media library in a folder, one below it for each version. */
export function folderStore(folder: string): MediaStore {
  let counted: { at: number; bytes: Promise<number> } | null = null
  const pathOf = ({ id, version }: VersionKey, name = '') => join(folder, id, version, name)
  return {
    incomingPath: () => makeIncomingPath(folder),
    put: async (place, files) => {
      await putFiles(folder, place, files)
      if (counted) counted.bytes = counted.bytes.then((bytes) => bytes + sizeOf(files))
    },
    remove: async (id, version = '') => {
      await rm(join(folder, id, version), { recursive: true, force: true })
      counted = null
    },
    list: (place) => namesIn(pathOf(place)),
    // The parts of a path come from the database or were checked by `parseMediaAddress`.
    open: (place, name) => openFile(pathOf(place, name)),
    read: (place, name) => readFile(pathOf(place, name)).catch(() => null),
    countBytes: () => {
      if (counted === null || currentTime() - counted.at > countedForMs)
        counted = { at: currentTime(), bytes: countBytes(folder) }
      return counted.bytes
    },
    sweep: (keptVersions, now) => sweepFolder(folder, keptVersions, now),
  }
}

/** Returns a path for a file that is being received, and makes its folder. */
export async function makeIncomingPath(folder: string): Promise<string> {
  const parent = join(folder, incoming)
  await mkdir(parent, { recursive: true })
  return join(parent, randomBytes(12).toString('hex'))
}

/**
 * Puts the files of one version into its folder, synced to disk. A power cut leaves at most a
 * folder that the sweep removes.
 */
async function putFiles(
  folder: string,
  place: VersionKey,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const made = await makeIncomingPath(folder)
  await mkdir(made)
  try {
    for (const [name, bytes] of files)
      await writeFile(join(made, name), bytes, { flag: 'wx', mode: 0o644, flush: true })
    await syncFolder(made)
    const parent = join(folder, place.id)
    await mkdir(parent, { recursive: true })
    await rename(made, join(parent, place.version))
    for (const changed of [parent, folder, dirname(folder)]) await syncFolder(changed)
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    throw error
  }
}

/** Removes the files without a row from a folder; see `MediaStore.sweep`. */
async function sweepFolder(
  folder: string,
  keptVersions: ReadonlyMap<string, ReadonlySet<string>>,
  now: number,
): Promise<number> {
  let removed = await sweepIncoming(folder, now)
  for (const id of await idsIn(folder)) {
    const kept = keptVersions.get(id)
    for (const version of await namesIn(join(folder, id)))
      if (!kept?.has(version)) removed += await removeIfOld(join(folder, id, version), now)
    // Removes it only when empty.
    if (!kept) await rmdir(join(folder, id)).catch(() => {})
  }
  return removed
}

/** Removes aborted uploads. @returns how many were removed */
export async function sweepIncoming(folder: string, now: number): Promise<number> {
  let removed = 0
  for (const name of await namesIn(join(folder, incoming)))
    removed += await removeIfOld(join(folder, incoming, name), now)
  return removed
}

/** Removes a file or folder older than {@link minSweepAgeMs}; returns 1 when removed, else 0. */
async function removeIfOld(path: string, now: number): Promise<number> {
  const found = await stat(path).catch(() => null)
  // The change time includes the move of the folder into place.
  if (!found || now - Math.max(found.mtimeMs, found.ctimeMs) < minSweepAgeMs) return 0
  await rm(path, { recursive: true, force: true })
  return 1
}

/** Lists the ids of the files in a media folder. */
export const idsIn = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).filter((id) => id !== incoming)

async function countBytes(folder: string): Promise<number> {
  let bytes = 0
  for (const id of await idsIn(folder))
    for (const entry of await readdir(join(folder, id), allBelow).catch(() => []))
      if (entry.isFile())
        bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0
  return bytes
}

const allBelow = { recursive: true, withFileTypes: true } as const

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Opens a file on this disk; `null` when it does not exist. */
export async function openFile(path: string): Promise<OpenMedia | null> {
  const file = await open(path).catch(() => null)
  if (!file) return null
  try {
    const { size } = await file.stat()
    return {
      size,
      stream: (part) => Promise.resolve(file.createReadStream(part)),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}
