/** Gives callers exclusive access one at a time, in the order in which they asked. */
export class Turns {
  #last: Promise<void> = Promise.resolve()
  #waiting = 0

  /** Returns whether a caller has the turn or waits for it. */
  get areTaken() {
    return this.#waiting > 0
  }

  /**
   * Waits for the caller's turn. @returns a function that ends it; calling it again does nothing
   */
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
