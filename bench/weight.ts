import { chromium } from '@playwright/test'
import { archiveOf, startSite, table } from './tools.ts'

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch'] as const

/** Measures the bytes of a first visit on the wire, by type of file, in kB. */
export async function measureWeight(paths: readonly string[]): Promise<string> {
  const site = await startSite(4100, { DATA_DIR: archiveOf(1_000) })
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const rows: (string | number)[][] = []
  for (const path of paths) {
    const context = await browser.newContext({ viewport: { width: 360, height: 760 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const kindOf = new Map<string, string>()
    const bytes = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kindOf.get(requestId) ?? 'Other'
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
    })
    await page.goto(`http://127.0.0.1:${site.port}${path}`, { waitUntil: 'networkidle' })
    const total = [...bytes.values()].reduce((sum, count) => sum + count, 0)
    const kilobytes = (count: number) => (count / 1000).toFixed(1)
    rows.push([path, ...kinds.map((kind) => kilobytes(bytes.get(kind) ?? 0)), kilobytes(total)])
    await context.close()
  }
  await browser.close()
  await site.stop()
  return table(['Page', ...kinds, 'all'], rows)
}
