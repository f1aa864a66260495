import { chromium, type Browser } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { visitorTasks } from '../tests/helpers/visitor-tasks.ts'
import { archiveOf, median, root, startSite, table, type Task } from './tools.ts'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Opens the Chromium of this machine (CHROMIUM_PATH). */
export const openBrowser = () =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })

/** Opens an empty page of a phone with nothing in its cache, and a session of its developer tools. */
async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  return { page, tools, [Symbol.asyncDispose]: () => context.close() }
}

/** The types of files that are weighed, by their names in the developer tools. */
const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch']

/** Weighs first visits of pages of a small archive, by type of file. */
export const weight: Task = {
  title: 'Weight of a first visit in kB, compressed',
  run: async () => {
    await using site = await startSite({ DATA_DIR: archiveOf(1_000) })
    await using browser = await openBrowser()
    const rows = []
    for (const path of ['/', '/dycian-news', '/announcements']) {
      await using phone = await openPhone(browser)
      const { page, tools } = phone
      const kindOf = new Map<string, string>()
      const bytes = new Map<string, number>()
      tools.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type))
      tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        for (const kind of [kindOf.get(requestId) ?? '', 'all'])
          bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
      })
      await page.goto(`http://127.0.0.1:${site.port}${path}`, { waitUntil: 'networkidle' })
      const kilobytes = (kind: string) => ((bytes.get(kind) ?? 0) / 1_000).toFixed(1)
      rows.push({
        Page: path,
        ...Object.fromEntries([...kinds, 'all'].map((kind) => [kind, kilobytes(kind)])),
      })
    }
    return table(rows)
  },
}

/** The slowest connection that people still use a site over, in milliseconds and bytes a second. */
const slow3g = { latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** Walks the tasks of visitors on a cheap phone, from the first byte of the home page to the answer. */
export const visits: Task = {
  title: 'Tasks of visitors on slow 3G, in seconds from the first byte of the home page',
  run: async (quick) => {
    await using site = await startSite({ DATA_DIR: archiveOf(100) })
    await using browser = await openBrowser()
    const rows = []
    for (const [name, { go, answer }] of Object.entries(visitorTasks)) {
      const seconds: number[] = []
      for (let round = 0; round < (quick ? 1 : 3); round += 1) {
        await using phone = await openPhone(browser)
        const { page, tools } = phone
        await tools.send('Network.emulateNetworkConditions', { offline: false, ...slow3g })
        await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        page.setDefaultTimeout(120_000)
        const started = performance.now()
        // A visitor who sees a link presses it, loaded or not.
        await page.goto(`http://127.0.0.1:${site.port}/`, { waitUntil: 'commit' })
        await go(page)
        await answer(page).waitFor()
        seconds.push((performance.now() - started) / 1_000)
      }
      const [middle, most] = [median(seconds), Math.max(...seconds)]
      rows.push({ Task: name, 'median, s': middle.toFixed(1), 'most, s': most.toFixed(1) })
    }
    return table(rows)
  },
}

const report = z.object({
  categories: z.record(z.string(), z.object({ title: z.string(), score: z.number() })),
  audits: z.record(z.string(), z.looseObject({ numericValue: z.number().optional() })),
})

const lighthousePages = [
  '/',
  '/learn-with-us/shs',
  '/learn-with-us/college',
  '/learn-with-us/college/tracks/ccs',
  '/dycian-news',
  '/dycian-news/parol-frames-tenor-parts-and-a-very-early-alarm',
]

/** Runs Lighthouse on a simulated phone. */
export const lighthouse: Task = {
  title: 'Lighthouse, mobile',
  run: async (quick) => {
    await using site = await startSite({ DATA_DIR: archiveOf(100) })
    const rows = lighthousePages.map((path) => {
      const address = `http://localhost:${site.port}${path}`
      const runs = Array.from({ length: quick ? 1 : 3 }, () => runLighthouse(address))
      const middle = (pick: (run: z.output<typeof report>) => number | undefined) =>
        median(runs.map((run) => pick(run) ?? Number.NaN))
      const scores = Object.entries(runs[0]?.categories ?? {}).map(([id, { title }]) => [
        title,
        100 * middle(({ categories }) => categories[id]?.score),
      ])
      const figure = (id: string) => middle(({ audits }) => audits[id]?.numericValue)
      return {
        Page: path,
        ...(Object.fromEntries(scores) as Record<string, number>),
        'LCP, ms': figure('largest-contentful-paint'),
        'TBT, ms': figure('total-blocking-time'),
        CLS: figure('cumulative-layout-shift').toFixed(3),
        'all, kB': figure('total-byte-weight') / 1_000,
      }
    })
    return table(rows)
  },
}

/** Runs Lighthouse, which is downloaded only when needed: it would double the size of every install. */
function runLighthouse(address: string): z.output<typeof report> {
  const file = join(mkdtempSync(join(tmpdir(), 'dyci-lighthouse-')), 'report.json')
  const flags =
    '--headless=new --no-sandbox --disable-background-networking --disable-component-update'
  const categories = 'performance,accessibility,best-practices,seo'
  const args = ['--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`]
  execFileSync(
    'npx',
    ['--yes', 'lighthouse@13.5.0', address, ...args, `--only-categories=${categories}`],
    {
      cwd: root,
      env: { ...process.env, CHROME_PATH: executablePath },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return report.parse(JSON.parse(readFileSync(file, 'utf8')))
}
