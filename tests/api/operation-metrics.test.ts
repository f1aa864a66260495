import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { sqliteFile } from '../../db/database.ts'
import { getPage } from '../helpers/api.ts'
import { patience } from '../helpers/patience.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

const METRICS_TOKEN = 'a token of the tests'

let site: TestSite
let closed: TestSite
beforeAll(async () => {
  site = await startTestSite({ WORKERS: '2' })
  const listening = () => site.log.filter((line) => line.includes('"msg":"listening"'))
  await vi.waitUntil(() => listening().length === 2, { timeout: 5_000 * patience })
  closed = await startTestSite({ METRICS_TOKEN })
})
afterAll(async () => {
  await site.stop()
  await closed.stop()
})

/** Reads the metrics, by name and labels, summed up over the workers. */
async function readMetrics() {
  const answer = await fetch(`${site.origin}/metrics`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const sums = new Map<string, number>()
  const workers = new Set<string>()
  const lines = (await answer.text()).trimEnd().split('\n')
  for (const line of lines.filter((each) => !each.startsWith('#'))) {
    expect(line).toMatch(/^dyci_\w+(\{.*\})? -?[\d.e+]+$/)
    const [labeled = '', value] = line.split(/ (?=[^ ]+$)/)
    const worker = /,?worker="(\d+)",?/.exec(labeled)
    if (worker?.[1]) workers.add(worker[1])
    const name = labeled.replace(worker?.[0] ?? '', '').replace('{}', '')
    sums.set(name, (sums.get(name) ?? 0) + Number(value))
  }
  return { of: (name: string) => sums.get(name) ?? 0, names: [...sums.keys()], workers }
}

test('the metrics count requests of all workers, by part and status, those of the fast path too', async () => {
  const before = await readMetrics()
  for (let round = 0; round < 10; round += 1) {
    await fetch(`${site.origin}/no-such-page-${round}`)
    await fetch(`${site.origin}/api/admin/session`)
    await getPage(site, '/admissions')
  }
  const after = await readMetrics()
  const grown = (name: string) => after.of(name) - before.of(name)
  expect(after.workers.size).toBe(2)
  expect(grown('dyci_http_requests_total{route="page",status="404"}')).toBe(10)
  expect(grown('dyci_http_requests_total{route="staff",status="401"}')).toBe(10)
  const cached =
    grown('dyci_fast_path_requests_total') +
    grown('dyci_http_requests_total{route="cache",status="200"}')
  // Each worker renders the page once.
  expect(cached).toBeGreaterThanOrEqual(8)
  expect(grown('dyci_database_queries_total')).toBeGreaterThan(10)
  expect(after.of('dyci_database_seconds_total')).toBeGreaterThan(0)
})

test('the metrics name memory, event loop, queues, backups and version', async () => {
  const { of, names } = await readMetrics()
  expect(of('dyci_process_memory_bytes{kind="resident"}')).toBeGreaterThan(50_000_000)
  expect(of('dyci_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThan(0)
  expect(of('dyci_page_cache_entries')).toBeGreaterThan(0)
  expect(of('dyci_database_up')).toBe(1)
  expect(of('dyci_backup_passed_timestamp_seconds')).toBe(0)
  expect(names).toEqual(
    expect.arrayContaining([
      'dyci_waiting{queue="notices"}',
      'dyci_waiting{queue="questions"}',
      'dyci_waiting{queue="confirmations"}',
      'dyci_waiting{queue="staff_mails"}',
      'dyci_backup_failed',
      'dyci_open_connections',
    ]),
  )
  expect(names.find((name) => name.startsWith('dyci_build_info{'))).toMatch(
    /version="\d+\.\d+\.\d+",commit="([0-9a-f]{40})?"/,
  )
})

test('the metrics are hidden from what came through a proxy, and from everyone without the token', async () => {
  for (const header of ['X-Forwarded-For', 'Forwarded', 'Via']) {
    const answer = await fetch(`${site.origin}/metrics`, { headers: { [header]: '192.0.2.1' } })
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('dyci_')
  }
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${closed.origin}/metrics`, { headers })).status
  expect(await ask({})).toBe(403)
  expect(await ask({ authorization: 'Bearer another token of the tests' })).toBe(403)
  expect(await ask({ authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200)
  expect((await fetch(`${site.origin}/metrics`, { method: 'POST' })).status).toBe(405)
})

test('a request that takes longer than a second is logged as a warning', async () => {
  const database = new DatabaseSync(sqliteFile(closed.dataDir))
  database.exec('begin immediate')
  const answer = fetch(`${closed.origin}/readyz`)
  const slow = () => closed.log.filter((line) => line.includes('"slow":true'))
  await expect.poll(slow).toContainEqual(expect.stringContaining('"path":"/readyz"'))
  database.exec('rollback')
  database.close()
  await answer
  for (const line of slow()) expect(line).toMatch(/"level":[45]0/)
})

test('the files for Prometheus and Grafana use only metrics that the site gives, and say with each alert what to do', async () => {
  const read = (name: string) =>
    readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8')
  const { groups } = parse(read('alerts.yaml')) as {
    groups: { rules: { expr: string; annotations: Record<string, string> }[] }[]
  }
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(5)
  expect(panels.length).toBeGreaterThan(10)
  const used = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(
    ({ expr }) => expr.match(/dyci_\w+/g) ?? [],
  )
  const given = new Set((await readMetrics()).names.map((name) => name.replace(/\{.*/, '')))
  expect([...new Set(used)].filter((name) => !given.has(name))).toEqual([])
  for (const { annotations } of rules)
    expect(Object.keys(annotations)).toEqual(['summary', 'action'])
})
