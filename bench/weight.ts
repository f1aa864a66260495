import type { Browser } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { archiveOf, startSite, table } from './tools.ts'

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch'] as const

/** The bytes of a first visit on the wire by type of file, and of all, in kB. */
export type Weight = Record<(typeof kinds)[number] | 'all', number>

/** Measures a first visit on a phone, in a browser context of its own. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
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
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  const all = [...bytes.values()].reduce((sum, count) => sum + count, 0)
  const parts = kinds.map((kind) => [kind, (bytes.get(kind) ?? 0) / 1000])
  return { ...Object.fromEntries(parts), all: all / 1000 } as Weight
}

/** Weighs first visits of pages of a small archive. */
export async function measureWeight(paths: readonly string[]): Promise<string> {
  const site = await startSite(4100, { DATA_DIR: archiveOf(1_000) })
  const browser = await openBrowser()
  const rows: (string | number)[][] = []
  for (const path of paths) {
    const weight = await weigh(browser, `http://127.0.0.1:${site.port}${path}`)
    rows.push([path, ...[...kinds, 'all' as const].map((kind) => weight[kind].toFixed(1))])
  }
  await browser.close()
  await site.stop()
  return table(['Page', ...kinds, 'all'], rows)
}
