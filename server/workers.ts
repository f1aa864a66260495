import cluster from 'node:cluster'
import { passFiguresOn } from './figures/ask-workers.ts'
import { onStopSignal } from './stop-signals.ts'
import { currentTime } from '../school/base/clock.ts'

/** A worker that lived longer than this ended by accident, in milliseconds. */
const settledAfterMs = 5_000

/** First and maximum wait before a restart, in milliseconds; doubles when it ends soon. */
const firstWaitMs = 250
const maxWaitMs = 30_000

/**
 * Keeps a number of worker processes running. Restarts one that ends, after a wait that grows when
 * it ends soon after its start. When all have ended before any has listened, the site ends with
 * their error.
 */
export function runWorkers(count: number) {
  let isStopping = false
  let hasListened = false
  let running = 0
  /** Workers that ended before any had listened: all may have the same fault. */
  let waitingForOthers = 0
  const timers = new Set<NodeJS.Timeout>()

  const startAfter = (wait: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      start(wait)
    }, wait)
    timers.add(timer)
  }
  const start = (lastWait: number) => {
    const started = currentTime()
    running += 1
    cluster.fork().once('exit', (code) => {
      running -= 1
      if (isStopping) return
      if (hasListened) {
        const isSettled = currentTime() - started > settledAfterMs
        startAfter(isSettled ? firstWaitMs : Math.min(lastWait * 2, maxWaitMs))
      } else if (running > 0) waitingForOthers += 1
      else process.exit(code || 1)
    })
  }

  cluster.on('listening', () => {
    hasListened = true
    for (; waitingForOthers > 0; waitingForOthers -= 1) startAfter(firstWaitMs)
  })
  onStopSignal(() => {
    isStopping = true
    for (const timer of timers) clearTimeout(timer)
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  })
  passFiguresOn()
  for (let number = 0; number < count; number += 1) start(firstWaitMs / 2)
}
