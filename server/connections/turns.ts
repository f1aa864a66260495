/** How many waiting jobs may run in one turn of the event loop. */
const mostInOneTurn = 2

/**
 * Runs waiting jobs in order, only a few in each turn of the event loop: new requests are served in
 * between, however many wait.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []

  add(goOn: () => void) {
    this.#waiting.push(goOn)
    if (this.#waiting.length === 1) this.#schedule()
  }

  #schedule() {
    setImmediate(() => {
      // They stay in the list meanwhile, so that jobs they add schedule no second turn.
      for (const goOn of this.#waiting.slice(0, mostInOneTurn)) goOn()
      this.#waiting.splice(0, mostInOneTurn)
      if (this.#waiting.length > 0) this.#schedule()
    })
  }
}
