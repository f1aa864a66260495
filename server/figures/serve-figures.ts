import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../../db/database.ts'
import { readBackupState } from '../../school/operations/backup/backup-state.server.ts'
import { readCopyState } from '../../school/operations/backup/copy-state.server.ts'
import { countWaiting } from '../../school/operations/dashboard/count-waiting.server.ts'
import type { ProductVersion } from '../version.ts'
import { figuresOfAll } from './ask-workers.ts'
import { exposition } from './exposition.ts'
import { figures, type Figure } from './figures.ts'
import { maySeeFigures } from './may-see-figures.ts'
import { currentTime } from '../../school/base/clock.ts'

export interface FigureParts {
  database: Database
  /** METRICS_TOKEN */
  token: string | undefined
  build: ProductVersion
  /** reads what only this process knows: its connections and its page cache */
  ofProcess: () => Figure[]
}

/** Answers /metrics with the figures of all processes of this node. */
export function serveFigures({ database, token, build, ofProcess }: FigureParts) {
  const readAll = figuresOfAll(() => [...figures.read(), ...ofProcess()])
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (!maySeeFigures(request, token)) {
      response.writeHead(403, plainText)
      response.end('Figures are for this machine, or for who has METRICS_TOKEN.\n')
      return
    }
    const labels = { version: build.version, commit: build.commit ?? '' }
    const all = [
      { name: 'build_info', labels, value: 1 },
      ...(await readAll()),
      ...(await figuresOfDatabase(database)),
    ]
    response.writeHead(200, { ...plainText, 'content-type': 'text/plain; version=0.0.4' })
    response.end(exposition(all))
  }
}

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

async function figuresOfDatabase(database: Database): Promise<Figure[]> {
  try {
    const [waiting, backup, copy] = await Promise.all([
      countWaiting(database),
      readBackupState(database, currentTime()),
      readCopyState(database),
    ])
    return [
      { name: 'database_up', value: 1 },
      ...Object.entries(waiting).map(([queue, value]) => ({
        name: 'waiting',
        labels: { queue },
        value,
      })),
      { name: 'backup_passed_timestamp_seconds', value: (backup?.passedAt ?? 0) / 1_000 },
      { name: 'backup_failed', value: backup?.failedAt ? 1 : 0 },
      { name: 'backup_copied_timestamp_seconds', value: (copy?.arrivedAt ?? 0) / 1_000 },
      { name: 'backup_copy_failed', value: copy?.failedAt ? 1 : 0 },
    ]
  } catch {
    // What the process counts is wanted most while the database is away.
    return [{ name: 'database_up', value: 0 }]
  }
}
