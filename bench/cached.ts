import {
  archiveOf,
  load,
  median,
  rawAnswer,
  startNginx,
  startSite,
  table,
  thousands,
} from './tools.ts'

/**
 * Compares cached pages and calls with nginx serving the same bytes: alternating rounds, medians.
 */
export async function measureCached({
  rounds,
  seconds,
}: {
  rounds: number
  seconds: number
}): Promise<string> {
  const rows: (string | number)[][] = []
  for (const workers of [1, 2]) {
    for (const path of [
      '/',
      '/dycian-news',
      '/api/get-articles.php',
      '/api/get-announcements.php',
    ]) {
      // With two workers, measures only the page that has a target: the others differ in size
      // alone.
      if (workers === 2 && path !== '/dycian-news') continue
      const site = await startSite(4100, { DATA_DIR: archiveOf(1_000), WORKERS: String(workers) })
      const page = await rawAnswer(`http://127.0.0.1:${site.port}${path}`)
      const nginx = await startNginx(4101, workers, [{ path: '/', ...page }])
      const ours: number[] = []
      const theirs: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        ours.push(load({ port: site.port, path, seconds }))
        theirs.push(load({ port: nginx.port, path: '/', seconds }))
      }
      await Promise.all([site.stop(), nginx.stop()])
      const ratio = (median(ours) / median(theirs)).toFixed(2)
      rows.push([
        path,
        workers,
        page.body.length,
        thousands(median(ours)),
        thousands(median(theirs)),
        ratio,
      ])
    }
  }
  return table(
    ['Page or call', 'workers', 'bytes', 'ours, requests/s', 'nginx, requests/s', 'ratio'],
    rows,
  )
}
