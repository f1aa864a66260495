import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import { currentTime } from '../../school/base/clock.ts'
import {
  readBackupState,
  readCopyState,
} from '../../school/operations/backup/backup-state.server.ts'
import { countWaitingMessages } from '../../school/operations/dashboard/count-waiting-messages.server.ts'
import type { ProductVersion } from '../version.ts'
import { metricsOfWorkers } from './ask-workers.ts'
import type { Metric } from './metric.ts'
import { mayReadMetrics } from './metrics-access.ts'
import { processMetrics } from './process-metrics.ts'
import { formatPrometheus } from './prometheus-text.ts'

interface MetricsParts {
  database: Database
  /** METRICS_TOKEN; `undefined`: only requests from this machine may read the metrics */
  token: string | undefined
  build: ProductVersion
  /** reads what this process knows besides its counters: its connections and its page cache */
  readProcessMetrics: () => Metric[]
  logger: Logger
}

/** Answers /metrics with the metrics of all processes of this node. */
export function serveMetrics({ database, token, build, readProcessMetrics, logger }: MetricsParts) {
  const readWorkers = metricsOfWorkers(() => [...processMetrics.read(), ...readProcessMetrics()])
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (!mayReadMetrics(request, token)) {
      response.writeHead(403, plainText)
      response.end(
        'Metrics are read from this machine, or with the header Authorization: Bearer METRICS_TOKEN.\n',
      )
      return
    }
    const labels = { version: build.version, commit: build.commit ?? '' }
    const metrics: Metric[] = [
      { name: 'build_info', labels, value: 1 },
      ...(await readWorkers()),
      ...(await readDatabaseMetrics(database, logger)),
    ]
    response.writeHead(200, { ...plainText, 'content-type': 'text/plain; version=0.0.4' })
    response.end(formatPrometheus(metrics))
  }
}

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Reads the metrics that are in the database; only `database_up` while it does not answer. */
async function readDatabaseMetrics(database: Database, logger: Logger): Promise<Metric[]> {
  try {
    const [waiting, backup, copy] = await Promise.all([
      countWaitingMessages(database),
      readBackupState(database, currentTime()),
      readCopyState(database),
    ])
    return [
      { name: 'database_up', value: 1 },
      ...Object.entries(waiting).map(([queue, value]): Metric => ({
        name: 'waiting',
        labels: { queue },
        value,
      })),
      { name: 'backup_passed_timestamp_seconds', value: (backup?.passedAt ?? 0) / 1_000 },
      { name: 'backup_failed', value: backup?.failedAt ? 1 : 0 },
      { name: 'backup_copied_timestamp_seconds', value: (copy?.arrivedAt ?? 0) / 1_000 },
      { name: 'backup_copy_failed', value: copy?.failedAt ? 1 : 0 },
    ]
  } catch (error) {
    // The counters of the process matter most while the database is down.
    logger.warn({ err: error }, 'The metrics in the database could not be read')
    return [{ name: 'database_up', value: 0 }]
  }
}
