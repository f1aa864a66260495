/** Maximum number of waiting jobs; more are dropped, because they only make small files smaller. */
const waitingLimit = 200

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Runs a job in the background, one at a time, so that visitors keep the processor. */
export function runInBackground(job: () => Promise<unknown>) {
  if (waiting >= waitingLimit) return
  waiting += 1
  last = last
    .then(job)
    .catch(() => {})
    .finally(() => {
      waiting -= 1
    })
}
