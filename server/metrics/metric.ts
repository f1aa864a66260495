/** Every metric that the site measures, with its description for Prometheus. */
export const metricHelp = {
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

/** A measured value: its name without the prefix `dyci_`, its labels, and the number. */
export interface Metric {
  name: keyof typeof metricHelp
  labels?: Record<string, string>
  value: number
}
