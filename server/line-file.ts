import { open, type FileHandle } from 'node:fs/promises'
import { currentTime } from '../school/base/clock.ts'

/** The first wait after a failure, in milliseconds. Each further one is twice as long. */
const firstWaitMs = 1_000
const longestWaitMs = 60_000

/** Maximum number of lines that wait for a slow disk. */
const maxWaiting = 10_000

/**
 * Adds lines to the end of a file. After a failure (full disk, folder gone) lines are lost, and it is
 * opened again, at first after a second, at last once a minute, when there is a line for it.
 */
export class LineFile {
  readonly #path: string
  readonly #report: { onStop: (error: unknown) => void; onResume: (lost: number) => void }
  #file: FileHandle | null = null
  #waiting: string[] = []
  #writing: Promise<void> | null = null
  /** while it cannot be written: until when no one tries, and the wait after that */
  #pause: { until: number; waitMs: number } | null = null
  #lost = 0

  /**
   * @param onStop called once when it cannot be written any more
   * @param onResume called when it can be written again, with the number of lines that were lost
   */
  constructor(
    path: string,
    report: { onStop: (error: unknown) => void; onResume: (lost: number) => void },
  ) {
    this.#path = path
    this.#report = report
  }

  add(line: string) {
    const isPaused = this.#pause !== null && currentTime() < this.#pause.until
    if (isPaused || this.#waiting.length >= maxWaiting) {
      this.#lost += 1
      return
    }
    this.#waiting.push(line)
    this.#writing ??= this.#writeAll()
  }

  /** Writes what waits, and closes the file. */
  async close() {
    await this.#writing
    await this.#file?.close()
    this.#file = null
  }

  async #writeAll() {
    while (this.#waiting.length > 0) {
      const lines = this.#waiting.splice(0)
      try {
        this.#file ??= await open(this.#path, 'a+', 0o600)
        const start = this.#pause && (await endsInsideLine(this.#file)) ? '\n' : ''
        await this.#file.appendFile(start + lines.join(''))
        if (this.#pause) this.#report.onResume(this.#lost)
        this.#pause = null
        this.#lost = 0
      } catch (error) {
        this.#lost += lines.length + this.#waiting.splice(0).length
        await this.#stop(error)
      }
    }
    this.#writing = null
  }

  async #stop(reason: unknown) {
    if (!this.#pause) this.#report.onStop(reason)
    const waitMs = this.#pause?.waitMs ?? firstWaitMs
    this.#pause = { until: currentTime() + waitMs, waitMs: Math.min(waitMs * 2, longestWaitMs) }
    const file = this.#file
    this.#file = null
    await file?.close().catch(() => undefined)
  }
}

/** Returns whether a write that failed has left a part of a line. */
async function endsInsideLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return false
  const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: size - 1 })
  return buffer[0] !== 0x0a
}
