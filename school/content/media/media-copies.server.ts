import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minSweepAgeMs, type VersionKey, type OpenMedia } from './media-store.ts'
import { openFile } from './media-folder.server.ts'
import { machineTime } from '../../base/clock.ts'

/** Precision of the time of a copy's last use, in milliseconds. */
const usedWithinMs = 10 * 60 * 1000

/** Share of the limit that a removal of copies leaves, so that removals are rare. */
const keptShare = 0.9

const unfinishedEnd = '.part'

/**
 * Keeps copies of files of PostgreSQL on the disk of this node, up to a limit in bytes; the least
 * recently used copies are removed. Copies never change, and several processes may share the
 * folder. When the folder cannot be used, there are no copies.
 */
export class MediaCopies {
  readonly #folder: string
  readonly #maxBytes: number
  /** copies that are being made, by path */
  readonly #making = new Map<string, Promise<void>>()
  /** bytes that may be added before the size of the folder is measured again */
  #room = 0

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  /** Opens a copy; `null` when the file has no copy here. */
  async open(place: VersionKey, name: string): Promise<OpenMedia | null> {
    const path = this.#pathOf(place, name)
    const found = await openFile(path)
    if (found) await noteUse(path)
    return found
  }

  /** Makes a copy and opens it; `null` when that fails. `size` is in bytes. */
  async make(
    place: VersionKey,
    name: string,
    { size, read }: { size: number; read: () => AsyncIterable<Uint8Array> },
  ): Promise<OpenMedia | null> {
    if (size > this.#maxBytes) return null
    const path = this.#pathOf(place, name)
    const making = this.#making.get(path) ?? this.#write(path, size, read).catch(() => {})
    this.#making.set(path, making)
    try {
      await making
      return await openFile(path)
    } finally {
      this.#making.delete(path)
    }
  }

  /** Removes the copies of versions that are not kept. */
  async removeOthers(isKept: (place: VersionKey) => boolean): Promise<void> {
    for (const name of await this.#names()) {
      const [id = '', version = ''] = name.split('-')
      if (!name.endsWith(unfinishedEnd) && !isKept({ id, version }))
        await rm(join(this.#folder, name), { force: true }).catch(() => {})
    }
  }

  #pathOf({ id, version }: VersionKey, name: string) {
    return join(this.#folder, `${id}-${version}-${name}`)
  }

  #names = async () =>
    (await readdir(this.#folder, { withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)

  /** Writes a copy under a temporary name, and renames it when it is whole and synced. */
  async #write(path: string, size: number, read: () => AsyncIterable<Uint8Array>) {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    if (this.#room < size) await this.#makeRoom(size)
    this.#room -= size
    const part = `${path}.${randomBytes(6).toString('hex')}${unfinishedEnd}`
    try {
      await writeFile(part, read(), { flag: 'wx', mode: 0o600, flush: true })
      if ((await stat(part)).size !== size) throw new Error(`${path} is not whole.`)
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  /** Removes the least recently used copies, until a copy of this size fits the limit. */
  async #makeRoom(size: number) {
    const found: { path: string; bytes: number; usedAt: number }[] = []
    for (const name of await this.#names()) {
      const path = join(this.#folder, name)
      const file = await stat(path).catch(() => null)
      if (!file) continue
      const isLeft = name.endsWith(unfinishedEnd) && machineTime() - file.mtimeMs > minSweepAgeMs
      if (isLeft) await rm(path, { force: true })
      else found.push({ path, bytes: file.size, usedAt: file.mtimeMs })
    }
    let total = found.reduce((sum, { bytes }) => sum + bytes, 0)
    const limit = total + size > this.#maxBytes ? this.#maxBytes * keptShare : this.#maxBytes
    for (const { path, bytes } of found.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (total + size <= limit || total === 0) break
      await rm(path, { force: true })
      total -= bytes
    }
    // Other processes add copies too, so the folder is measured again before it can be full.
    this.#room = Math.max(size, (this.#maxBytes - total) / 4)
  }
}

/** Sets the time of the last use of a copy, unless it was set recently. */
async function noteUse(path: string) {
  const now = machineTime()
  const found = await stat(path).catch(() => null)
  if (found && now - found.mtimeMs > usedWithinMs)
    await utimes(path, now / 1_000, now / 1_000).catch(() => {})
}
