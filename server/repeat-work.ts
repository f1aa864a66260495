interface RepeatedWork {
  /** time between the end of a run and the next one, in milliseconds */
  intervalMs: number
  /** @param isStopped tells whether the work should end early */
  work: (isStopped: () => boolean) => Promise<void>
  /** receives the error of a run; the next run comes all the same */
  onError: (error: unknown) => void
}

/**
 * Runs work at once and again after each interval, one run at a time, until it is stopped.
 *
 * @returns `runSoon` runs it without waiting for the interval, after a run that is under way; `stop`
 * resolves once no run is under way
 * @example
 * const keeper = repeatWork({ intervalMs: 60_000, work: sendDueMails, onError: warn })
 * keeper.runSoon() // something is due now
 * await keeper.stop()
 */
export function repeatWork({ intervalMs, work, onError }: RepeatedWork) {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let isWaiting = false
  let isStopped = false

  const workInTurn = async (before: Promise<void>) => {
    await before
    isWaiting = false
    if (!isStopped) await work(() => isStopped).catch(onError)
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(runSoon, intervalMs).unref()
  }
  const runSoon = () => {
    if (isWaiting) return
    isWaiting = true
    running = workInTurn(running)
  }
  runSoon()
  return {
    runSoon,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
