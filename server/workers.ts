import cluster from 'node:cluster'
import { relayMetrics } from './metrics/ask-workers.ts'
import { currentTime } from '../school/base/clock.ts'

/** A worker that lived longer than this ended by accident, in milliseconds. */
const settledAfterMs = 5_000

/** First and maximum wait before a restart, in milliseconds; doubles after an early end. */
const firstWaitMs = 250
const maxWaitMs = 30_000

/**
 * Keeps a number of worker processes running. Restarts a worker that ends, after a wait that grows
 * when it ends early. When all have ended before any has listened, the site ends with their error.
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
  relayMetrics()
  for (let number = 0; number < count; number += 1) start(firstWaitMs / 2)
}

/**
 * Calls back once when this process must stop: on a signal, or when the script that started it has
 * ended. Ignores later signals: Ctrl-C reaches the whole group, and npm passes it on again.
 */
export function onStopSignal(stop: () => void) {
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    stop()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce)
  // This channel leads to scripts/start.mjs; that of a worker belongs to the cluster.
  if (cluster.isWorker || !process.channel) return
  process.once('disconnect', stopOnce)
  process.channel.unref()
}
