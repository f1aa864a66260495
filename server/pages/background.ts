/** Most jobs that may wait; more are dropped, for they only make small things smaller. */
const waitingLimit = 200

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Does a job that nobody waits for, one at a time, so that visitors keep the machine to themselves.
 */
export function whenNothingElseIs(job: () => Promise<unknown>) {
  if (waiting >= waitingLimit) return
  waiting += 1
  last = last
    .then(job)
    .catch(() => {})
    .finally(() => {
      waiting -= 1
    })
}
