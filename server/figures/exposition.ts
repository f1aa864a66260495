import type { Figure } from './figures.ts'

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

/**
 * Writes figures in the text format of Prometheus.
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function exposition(figures: readonly Figure[]): string {
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
