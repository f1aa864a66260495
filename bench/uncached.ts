import { archiveOf, load, median, startSite, table, thousands } from './tools.ts'

/** Walks the pages of the archive's list, far more than the cache holds. */
const listPath = 'return "/dycian-news?page=" .. ((n * 37) % 8000 + 1)'
const callPath = 'return "/api/get-articles.php?page=" .. ((n * 37) % 8000 + 1)'

/**
 * Measures pages and calls that are not cached, with one process and with one for each core of a
 * small server.
 */
export async function measureUncached({
  rounds,
  seconds,
}: {
  rounds: number
  seconds: number
}): Promise<string> {
  const rows: (string | number)[][] = []
  for (const workers of [1, 2]) {
    const site = await startSite(4100, { DATA_DIR: archiveOf(100_000), WORKERS: String(workers) })
    const ask = (pathOf: string, duration = seconds) =>
      load({ port: site.port, seconds: duration, connections: 8 * workers, pathOf })
    ask(listPath, 3)
    const lists: number[] = []
    const calls: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      lists.push(ask(listPath))
      calls.push(ask(callPath))
    }
    await site.stop()
    rows.push(
      ['list page', workers, thousands(median(lists))],
      ['call get-articles', workers, thousands(median(calls))],
    )
  }
  return table(['Uncached', 'workers', 'requests/s'], rows)
}
