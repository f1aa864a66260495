import { archiveOf, load, median, startSite, table, thousands } from './tools.ts'

/** Pages of the archive's list, each asked for once in a while: far more than the cache holds. */
const listPath = 'return "/dycian-news?page=" .. ((n * 37) % 8000 + 1)'
const callPath = 'return "/api/get-articles.php?page=" .. ((n * 37) % 8000 + 1)'

/** Pages and calls that are not in the cache. */
export async function measureUncached({ rounds, seconds }: { rounds: number; seconds: number }): Promise<string> {
  const site = await startSite(4100, { DATA_DIR: archiveOf(100_000) })
  load({ port: site.port, seconds: 3, connections: 8, pathOf: listPath })
  const lists: number[] = []
  const calls: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    lists.push(load({ port: site.port, seconds, connections: 8, pathOf: listPath }))
    calls.push(load({ port: site.port, seconds, connections: 8, pathOf: callPath }))
  }
  await site.stop()
  return table(
    ['Uncached', 'requests/s'],
    [
      ['list page', thousands(median(lists))],
      ['call get-articles', thousands(median(calls))],
    ],
  )
}
