import cluster from 'node:cluster'

/**
 * Calls back once when this process is asked to stop: by a signal, or because the script that
 * started it has ended. A terminal's Ctrl-C reaches the whole group, and npm passes it on as well:
 * signals after the first are ignored.
 */
export function onStopSignal(stop: () => void) {
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    stop()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce)
  // The channel to scripts/start.mjs; that of a worker is the cluster's.
  if (cluster.isWorker || !process.channel) return
  process.once('disconnect', stopOnce)
  process.channel.unref()
}
