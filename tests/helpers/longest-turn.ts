import { setTimeout } from 'node:timers/promises'

/**
 * Runs work and measures the longest time for which this thread blocked other work, in milliseconds
 * of processor time: other processes do not count. Short turns within the same 2 ms count as one.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const done = work().then(() => true)
  let longest = 0
  let before = process.threadCpuUsage()
  for (;;) {
    const isDone = await Promise.race([done, setTimeout(2, false)])
    const spent = process.threadCpuUsage(before)
    longest = Math.max(longest, (spent.user + spent.system) / 1_000)
    before = process.threadCpuUsage()
    if (isDone) return longest
  }
}
