import cluster from 'node:cluster'
import type { Metric } from './metric.ts'

// With several workers, each counts for itself, and a request for the metrics reaches one of them.
// That worker asks the others through the process that started them all.

/** A question for metrics, or an answer to it; `by` is the worker that asked, `id` its question. */
type Message =
  | { metrics: 'wanted'; by: number; id: number }
  | { metrics: 'read'; by: number; id: number; values: Metric[] }

/** Maximum wait for a busy worker, in milliseconds. */
const maxWaitMs = 1_000

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'metrics' in message

/** Passes questions for metrics to all workers, and answers back. Runs in the first process. */
export function relayMetrics() {
  cluster.on('message', (_, message: unknown) => {
    if (!isMessage(message)) return
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
    if (message.metrics === 'read') cluster.workers?.[message.by]?.send(message)
    else for (const worker of workers) if (worker.isConnected()) worker.send(message)
  })
}

/**
 * Answers the questions of other workers.
 *
 * @param read reads the metrics of this process
 * @returns a function that reads those of all processes; of a busy worker none after a second
 */
export function metricsOfWorkers(read: () => Metric[]): () => Promise<Metric[]> {
  const own = cluster.worker
  if (!own) return () => Promise.resolve(read())
  const waiting = new Map<number, (values: Metric[]) => void>()
  let lastId = 0
  process.on('message', (message: unknown) => {
    if (!isMessage(message)) return
    if (message.metrics === 'read') waiting.get(message.id)?.(message.values)
    else process.send?.({ ...message, metrics: 'read', values: ofWorker(own.id, read()) })
  })
  const workers = Number(process.env.WORKERS ?? 1)
  return () =>
    new Promise((resolve) => {
      const id = (lastId += 1)
      const all: Metric[] = []
      let answers = 0
      const end = () => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(all)
      }
      const timer = setTimeout(end, maxWaitMs)
      waiting.set(id, (values) => {
        all.push(...values)
        answers += 1
        if (answers >= workers) end()
      })
      process.send?.({ metrics: 'wanted', by: own.id, id })
    })
}

const ofWorker = (worker: number, metrics: readonly Metric[]) =>
  metrics.map((metric) => ({ ...metric, labels: { worker: String(worker), ...metric.labels } }))
