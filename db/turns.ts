/** Lets callers have something one at a time, in the order in which they asked. */
export class Turns {
  #last: Promise<void> = Promise.resolve()
  #waiting = 0

  /** Whether someone has a turn or waits for one. */
  get areTaken() {
    return this.#waiting > 0
  }

  /** Waits for the caller's turn. @returns what ends it; calling it again does nothing */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    this.#waiting += 1
    await before
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#waiting -= 1
      resolve()
    }
  }
}
