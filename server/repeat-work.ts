/**
 * Runs work at once and again after each interval, one run at a time, until it is stopped. The work
 * handles its own errors.
 *
 * @example
 * const keeper = repeatWork(60_000, async (isStopped) => { … })
 * keeper.soon() // something is due now
 * await keeper.stop()
 */
export function repeatWork(
  intervalMs: number,
  work: (isStopped: () => boolean) => Promise<void>,
): { soon: () => void; stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let isWaiting = false
  let isStopped = false

  const workInTurn = async (before: Promise<void>) => {
    await before
    isWaiting = false
    if (!isStopped) await work(() => isStopped)
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(run, intervalMs).unref()
  }
  const run = () => {
    if (isWaiting) return
    isWaiting = true
    running = workInTurn(running)
  }
  run()
  return {
    soon: run,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
