import cluster from 'node:cluster'

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
