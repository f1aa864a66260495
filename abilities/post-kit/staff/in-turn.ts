/** Runs tasks one after the other. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Creates a queue for tasks; a task that fails does not stop those behind it. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task, task)
    last = result
    return result
  }
}
