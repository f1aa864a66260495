/** How many of those that wait may go on in one turn of the event loop. */
const mostInOneTurn = 2

/**
 * Lets those that wait go on, first come first served, only a few in each turn of the event loop:
 * whatever arrives meanwhile is served in between, however many wait.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []

  add(goOn: () => void) {
    this.#waiting.push(goOn)
    if (this.#waiting.length === 1) this.#schedule()
  }

  #schedule() {
    setImmediate(() => {
      // They stay in the list meanwhile, so that what is added by them schedules no second turn.
      for (const goOn of this.#waiting.slice(0, mostInOneTurn)) goOn()
      this.#waiting.splice(0, mostInOneTurn)
      if (this.#waiting.length > 0) this.#schedule()
    })
  }
}
