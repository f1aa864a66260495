import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metric } from './metric.ts'

/** The resolution of the delay of the event loop, in milliseconds. */
const resolutionMs = 20

/** Counts what this process does. Counting an answer of the fast path is one addition. */
class ProcessMetrics {
  /** answers of the fast path, which are all from the page cache */
  fastAnswers = 0
  #queries = 0
  #querySeconds = 0
  readonly #requests = new Map<string, { route: string; status: number; count: number }>()
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionMs })
  #seconds = 0

  /** Begins to measure the event loop, which costs a timer. */
  start() {
    this.#delay.enable()
  }

  /** @param route the name of the part of the site that answered (http.ts) */
  countRequest(route: string, status: number, ms: number) {
    const key = `${route} ${status}`
    const known = this.#requests.get(key)
    if (known) known.count += 1
    else this.#requests.set(key, { route, status, count: 1 })
    this.#seconds += ms / 1_000
  }

  countQuery = (ms: number) => {
    this.#queries += 1
    this.#querySeconds += ms / 1_000
  }

  /** Reads everything that this process counts. */
  read(): Metric[] {
    const memory = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const delay = (value: number) => value / 1e9
    const requests = [...this.#requests.values()].map(({ route, status, count }): Metric => ({
      name: 'http_requests_total',
      labels: { route, status: String(status) },
      value: count,
    }))
    return [
      { name: 'fast_path_requests_total', value: this.fastAnswers },
      ...requests,
      { name: 'http_request_seconds_total', value: this.#seconds },
      { name: 'database_queries_total', value: this.#queries },
      { name: 'database_seconds_total', value: this.#querySeconds },
      ...[0.5, 0.99].map((quantile): Metric => ({
        name: 'event_loop_delay_seconds',
        labels: { quantile: String(quantile) },
        value: delay(this.#delay.percentile(quantile * 100)),
      })),
      { name: 'event_loop_delay_max_seconds', value: delay(this.#delay.max) },
      { name: 'process_memory_bytes', labels: { kind: 'resident' }, value: memory.rss },
      { name: 'process_memory_bytes', labels: { kind: 'heap' }, value: memory.heapUsed },
      { name: 'process_memory_bytes', labels: { kind: 'external' }, value: memory.external },
      { name: 'process_cpu_seconds_total', value: (user + system) / 1e6 },
      { name: 'process_uptime_seconds', value: process.uptime() },
    ]
  }
}

/** The counters of this process. */
export const processMetrics = new ProcessMetrics()
