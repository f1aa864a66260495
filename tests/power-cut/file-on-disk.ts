/** A disk writes this many bytes completely or not at all. */
const sectorBytes = 512

/** Effect of a power cut on the data written to a file after its last sync. */
export type Loss =
  /** nothing of it is there */
  | 'all'
  /** everything is there until a moment, and nothing after it */
  | 'late'
  /** each sector, and the size, is as it was at a moment of its own */
  | 'mixed'
  /** everything is there */
  | 'none'

/** Something that had several states since the last sync; the first is the synced one. */
type States<Value> = { step: number; value: Value }[]

/** The content of a file: what is on the disk for certain, and what may be. */
export class FileOnDisk {
  /** by number; zeros where there is none */
  readonly #sectors = new Map<number, States<Buffer | null>>()
  #sizes: States<number> = [{ step: 0, value: 0 }]
  /** the sectors that were written after the last sync */
  readonly #unsynced = new Set<number>()
  #step = 0

  /** @param bytes what is on the disk already */
  constructor(bytes: Buffer = Buffer.alloc(0)) {
    this.write(0, bytes)
    this.sync()
  }

  get #size() {
    return this.#sizes.at(-1)?.value ?? 0
  }

  write(at: number, bytes: Buffer) {
    this.#step += 1
    const end = at + bytes.length
    for (let start = at; start < end;) {
      const sector = Math.floor(start / sectorBytes)
      const next = Math.min(end, (sector + 1) * sectorBytes)
      this.#change(sector, (content) =>
        bytes.copy(content, start % sectorBytes, start - at, next - at),
      )
      start = next
    }
    if (end > this.#size) this.#sizes.push({ step: this.#step, value: end })
  }

  /** Makes the file shorter, or longer with zeros. */
  resize(size: number) {
    this.#step += 1
    const first = Math.floor(size / sectorBytes)
    for (const sector of this.#sectors.keys())
      if (sector === first) this.#change(sector, (content) => content.fill(0, size % sectorBytes))
      else if (sector > first) this.#add(sector, null)
    this.#sizes.push({ step: this.#step, value: size })
  }

  sync() {
    for (const sector of this.#unsynced) this.#sectors.set(sector, this.#statesOf(sector).slice(-1))
    this.#unsynced.clear()
    this.#sizes = this.#sizes.slice(-1)
  }

  /** Returns what a power cut leaves. @param random numbers from 0 to 1 */
  afterCut(loss: Loss, random: () => number): Buffer {
    const moment = random() * (this.#step + 1)
    const choose = <Value>(states: States<Value>): Value => {
      const at = {
        all: 0,
        late: Math.max(
          0,
          states.findLastIndex(({ step }) => step <= moment),
        ),
        mixed: Math.floor(random() * states.length),
        none: states.length - 1,
      }[loss]
      return (states[at] as States<Value>[number]).value
    }
    const bytes = Buffer.alloc(choose(this.#sizes))
    for (const [sector, states] of this.#sectors)
      choose(states)?.copy(bytes, Math.min(bytes.length, sector * sectorBytes))
    return bytes
  }

  #statesOf(sector: number): States<Buffer | null> {
    return this.#sectors.get(sector) ?? [{ step: 0, value: null }]
  }

  #change(sector: number, change: (content: Buffer) => unknown) {
    const content = Buffer.alloc(sectorBytes)
    this.#statesOf(sector).at(-1)?.value?.copy(content)
    change(content)
    this.#add(sector, content)
  }

  #add(sector: number, value: Buffer | null) {
    this.#sectors.set(sector, [...this.#statesOf(sector), { step: this.#step, value }])
    this.#unsynced.add(sector)
  }
}
