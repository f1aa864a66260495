import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { archiveOf, median, root, startSite, table } from './tools.ts'

/** Downloaded only when needed: it would double the size of every install. */
const lighthouse = 'lighthouse@13.5.0'

const scored = z.object({ score: z.number() })

/** Lighthouse has further categories, which are left out. */
const categories = {
  performance: scored,
  accessibility: scored,
  'best-practices': scored,
  seo: scored,
}

const report = z.object({
  categories: z.object(categories),
  audits: z.record(z.string(), z.looseObject({ numericValue: z.number().optional() })),
})

const figures = {
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'all, kB': 'total-byte-weight',
} as const

/**
 * Runs Lighthouse on a simulated phone. Returns medians of the four category scores and of the main
 * timings.
 */
export async function measureLighthouse(
  paths: readonly string[],
  { rounds }: { rounds: number },
): Promise<string> {
  const site = await startSite(4100, { DATA_DIR: archiveOf(100) })
  const rows = paths.map((path) => {
    const runs = Array.from({ length: rounds }, () =>
      runLighthouse(`http://localhost:${site.port}${path}`),
    )
    const middle = (pick: (run: z.output<typeof report>) => number) => median(runs.map(pick))
    return [
      path,
      ...Object.keys(categories).map((name) =>
        Math.round(100 * middle((run) => run.categories[name as keyof typeof categories].score)),
      ),
      ...Object.entries(figures).map(([name, audit]) => {
        const value = middle(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
        return name === 'CLS'
          ? value.toFixed(3)
          : Math.round(name.endsWith('kB') ? value / 1000 : value)
      }),
    ]
  })
  await site.stop()
  return table(
    ['Page', 'performance', 'accessibility', 'best practices', 'SEO', ...Object.keys(figures)],
    rows,
  )
}

function runLighthouse(address: string): z.output<typeof report> {
  const file = join(mkdtempSync(join(tmpdir(), 'dyci-lighthouse-')), 'report.json')
  const chromeFlags =
    '--headless=new --no-sandbox --disable-background-networking --disable-component-update'
  execFileSync(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      `--chrome-flags=${chromeFlags}`,
    ],
    {
      cwd: root,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return report.parse(JSON.parse(readFileSync(file, 'utf8')))
}
