import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../../db/database.ts'
import {
  readBackupState,
  readCopyState,
} from '../../school/operations/backup/backup-state.server.ts'
import { countWaitingMessages } from '../../school/operations/dashboard/count-waiting-messages.server.ts'
import type { ProductVersion } from '../version.ts'
import { figuresOfAll } from './ask-workers.ts'
import { figures, type Figure } from './figures.ts'
import { currentTime } from '../../school/base/clock.ts'
import { createHash, timingSafeEqual } from 'node:crypto'

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
      countWaitingMessages(database),
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

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Returns whether a request may read the figures: it has the token, or without a token it comes from
 * this machine and through no proxy.
 *
 * @param token METRICS_TOKEN
 */
function maySeeFigures(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers)
  return !isForwarded && loopback.has(socket.remoteAddress ?? '')
}

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Takes the same time wherever the texts differ. */
const isSame = (one: string, other: string) => timingSafeEqual(hash(one), hash(other))

/** Description of each figure, as Prometheus shows it. */
const help: Record<string, string> = {
  fast_path_requests_total: 'Requests answered from the page cache before HTTP.',
  http_requests_total: 'Requests by the part of the site that answered, and by status.',
  http_request_seconds_total: 'Time taken for requests that the fast path did not answer.',
  database_queries_total: 'Queries to the database.',
  database_seconds_total: 'Time that queries took.',
  event_loop_delay_seconds: 'How late the event loop is, since the start.',
  event_loop_delay_max_seconds: 'The longest delay of the event loop since the start.',
  process_memory_bytes: 'Memory of the process.',
  process_cpu_seconds_total: 'Processor time of the process.',
  process_uptime_seconds: 'Time since the start of the process.',
  open_connections: 'Open connections of visitors and proxies.',
  page_cache_entries: 'Pages in the page cache.',
  page_cache_bytes: 'Memory of the page cache.',
  database_up: '1 when the database answers.',
  waiting: 'Messages that wait to be handed over.',
  backup_passed_timestamp_seconds: 'When a backup last passed its restore test; 0: never.',
  backup_failed: '1 when the last backup failed.',
  backup_copied_timestamp_seconds:
    'When a copy of a backup last arrived at the other server; 0: never.',
  backup_copy_failed: '1 when the last copy of a backup failed.',
  build_info: 'The version and commit that runs.',
}

const escaped = (text: string) =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', ' ')

/** Writes figures in the text format of Prometheus (prometheus.io, exposition formats). */
function exposition(figures: readonly Figure[]): string {
  const lines: string[] = []
  for (const [name, sentence] of Object.entries(help)) {
    const some = figures.filter((figure) => figure.name === name)
    if (some.length === 0) continue
    const type = name.endsWith('_total') ? 'counter' : 'gauge'
    lines.push(`# HELP dyci_${name} ${sentence}`, `# TYPE dyci_${name} ${type}`)
    for (const { labels = {}, value } of some) {
      const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`)
      lines.push(`dyci_${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`)
    }
  }
  return `${lines.join('\n')}\n`
}
