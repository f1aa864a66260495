import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { machineTime } from '../../school/base/clock.ts'

/** Maximum size of all kept cards, in bytes: about 4,000 of them. */
const usualMaxBytes = 256 * 1024 * 1024

/** Maximum number of cards that are drawn or wait for it; one takes about a tenth of a second. */
const mostWaiting = 20

/** Places for drawing pictures: the product, and the pictures that are kept. */
export interface Drawing {
  /** the folder that holds this project's sources */
  root: string
  kept: KeptCards
}

/** Keeps drawn cards on disk by the hash of what they show, up to a size; draws one at a time. */
export class KeptCards {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #drawing = new Map<string, Promise<Buffer>>()
  readonly #oneAtATime = pLimit(1)

  /** @param folder created when the first card is kept */
  constructor(folder: string, maxBytes = usualMaxBytes) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  /**
   * Returns a kept card, or draws and keeps it.
   * @param hash of what the card shows, in hexadecimal
   * @returns the card; `null` when too many others wait to be drawn
   */
  async getOrDraw(hash: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    const kept = await this.#read(hash)
    if (kept) return kept
    const underWay = this.#drawing.get(hash)
    if (underWay) return underWay
    if (this.#drawing.size >= mostWaiting) return null
    const { promise: drawn, resolve, reject } = Promise.withResolvers<Buffer>()
    this.#drawing.set(hash, drawn)
    void this.#oneAtATime(async () => {
      try {
        const card = await draw()
        resolve(card)
        // Shown although it cannot be kept.
        await this.#keep(hash, card).catch(() => undefined)
      } catch (error) {
        reject(error)
      } finally {
        this.#drawing.delete(hash)
      }
    })
    return drawn
  }

  #path(hash: string) {
    return join(this.#folder, `${hash}.jpg`)
  }

  async #read(hash: string): Promise<Buffer | null> {
    const card = await readFile(this.#path(hash)).catch(() => null)
    const now = new Date(machineTime())
    // The cards used last are removed last.
    if (card) await utimes(this.#path(hash), now, now).catch(() => undefined)
    return card
  }

  /** Writes a card under another name first, so that others read it whole or not at all. */
  async #keep(hash: string, card: Buffer) {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const incoming = join(this.#folder, randomBytes(8).toString('hex'))
    try {
      await writeFile(incoming, card, { mode: 0o600, flush: true })
      await rename(incoming, this.#path(hash))
    } catch (error) {
      await rm(incoming, { force: true })
      throw error
    }
    await this.#removeOldest()
  }

  async #removeOldest() {
    const found = await Promise.all(
      (await readdir(this.#folder)).map(async (name) => {
        const path = join(this.#folder, name)
        const { size, mtimeMs } = await stat(path)
        return { path, size, mtimeMs }
      }),
    )
    let total = found.reduce((sum, { size }) => sum + size, 0)
    for (const { path, size } of found.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (total <= this.#maxBytes) return
      await rm(path, { force: true })
      total -= size
    }
  }
}

/** Hashes texts and files, with their lengths so that no two lists give the same input. */
export function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}
