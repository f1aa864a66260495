import { archiveOf, load, residentMegabytes, startSite, table } from './tools.ts'

/** Measures resident memory after many requests, and after as many again: it must not grow. */
export async function measureMemory({
  cached,
  uncached,
}: {
  cached: number
  uncached: number
}): Promise<string> {
  const rows: (string | number)[][] = []
  const after = async (
    name: string,
    requests: number,
    pathOf: string | undefined,
    connections: number,
  ) => {
    const site = await startSite(4100, { DATA_DIR: archiveOf(100_000) })
    const atStart = residentMegabytes(site.pid)
    const send = (count: number) => {
      for (let sent = 0; sent < count;) {
        const seconds = 5
        sent +=
          load({
            port: site.port,
            path: '/dycian-news',
            seconds,
            connections,
            ...(pathOf && { pathOf }),
          }) * seconds
      }
      return residentMegabytes(site.pid)
    }
    rows.push([name, requests.toLocaleString('en-US'), atStart, send(requests), send(requests)])
    await site.stop()
  }
  await after('cached', cached, undefined, 32)
  await after('uncached', uncached, 'return "/dycian-news?page=" .. ((n * 37) % 8000 + 1)', 8)
  return table(
    ['Pages', 'requests', 'MB at the start', 'MB after them', 'MB after as many again'],
    rows,
  )
}
