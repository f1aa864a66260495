import type { Page } from '@playwright/test'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { startTestSite } from '../helpers/site.ts'
import { note, offlinePage, untilKept, visitWithWorker } from '../stories/offline.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../stories/page-checks.ts'
import { expect, test } from '../stories/site-fixture.ts'
import { expectReadableText } from '../stories/text-checks.ts'
import { arrive, colorOf, doubleText } from '../stories/visit.ts'
import { createServer, type ServerResponse } from 'node:http'
import { listenLocally } from '../helpers/local-server.ts'

/** A site whose next release can be put in its place. */
interface ReleasedSite {
  origin: string
  /** from now on, answers as the next release: another worker, and a style sheet with another name */
  releaseNext: () => void
  stop: () => Promise<void>
}

const styleSheet = /\/assets\/[\w.-]+\.css/g
const nextStyleSheet = '/assets/next-release.css'

/** Passes a site on to browsers, now as one release and later as the next. */
async function startReleasedSite(site: { origin: string }): Promise<ReleasedSite> {
  let isNext = false
  let oldStyleSheet = ''

  async function answer(path: string, outgoing: ServerResponse) {
    if (isNext && path === oldStyleSheet) return outgoing.writeHead(404).end()
    const asked = path === nextStyleSheet ? oldStyleSheet : path
    const answered = await fetch(site.origin + asked, { redirect: 'manual' })
    const body = Buffer.from(await answered.arrayBuffer())
    outgoing.statusCode = answered.status
    for (const [name, value] of answered.headers)
      if (!/^(content-encoding|content-length|etag|connection|keep-alive)$/.test(name))
        outgoing.appendHeader(name, value)
    const type = answered.headers.get('content-type') ?? ''
    if (type.startsWith('text/html'))
      oldStyleSheet = styleSheet.exec(body.toString())?.[0] ?? oldStyleSheet
    styleSheet.lastIndex = 0
    return outgoing.end(isNext && /html|javascript/.test(type) ? asNext(path, body) : body)
  }

  const asNext = (path: string, body: Buffer) =>
    path === '/service-worker.js'
      ? body.toString().replace(/offline-[\da-f]{12}/, 'offline-next')
      : body.toString().replaceAll(styleSheet, nextStyleSheet)

  const server = createServer((incoming, outgoing) => {
    void answer(incoming.url ?? '/', outgoing).catch((error: unknown) =>
      outgoing.destroy(error as Error),
    )
  })
  return { ...(await listenLocally(server)), releaseNext: () => (isNext = true) }
}

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/^Failed to load resource|Failed to fetch/],
})

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const styleSheets = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].map(({ href }) => new URL(href ?? '').pathname))

test('a new release leaves open and kept pages as they are', async ({ page, context, site }) => {
  const released = await startReleasedSite(site)
  try {
    await visitWithWorker(page, `${released.origin}/organizational-memory`)
    await untilKept(page, '/organizational-memory')
    const oldName = (await cacheNames(page)).find((name) => name.startsWith('offline-'))
    const [oldStyle] = await styleSheets(page)

    released.releaseNext()
    const other = await context.newPage()
    await other.goto(`${released.origin}/meaning/vision`)
    await expect.poll(() => cacheNames(other)).toContain('offline-next')
    await expect.poll(() => cacheNames(other)).not.toContain(oldName)
    await untilKept(other, '/meaning/vision')
    expect(await styleSheets(other)).toContain('/assets/next-release.css')

    // The page that was open all the time goes on.
    await page.getByRole('link', { name: 'Founder', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Founder' })).toBeVisible()

    await context.setOffline(true)
    await page.goto(`${released.origin}/organizational-memory`)
    await expect(note(page)).toBeVisible()
    expect(await styleSheets(page)).toEqual([oldStyle])
    expect((await colorOf(note(page))).opacity).toBe(255)
    await other.reload()
    await expect(note(other)).toBeVisible()
    expect(await styleSheets(other)).toEqual(['/assets/next-release.css'])
  } finally {
    await context.setOffline(false)
    await released.stop()
  }
})

test('the operator turns the worker off without a trace, and on', async ({ page, context }) => {
  const dataDir = makeTestFolder('switched')
  let running = await startTestSite({ DATA_DIR: dataDir })
  const { origin, port } = running
  const restart = async (settings: Record<string, string>) => {
    await running.stop()
    running = await startTestSite({ DATA_DIR: dataDir, PORT: String(port), ...settings })
  }
  const traces = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      return [...registrations.map(({ scope }) => scope), ...(await caches.keys())]
    })
  try {
    await visitWithWorker(page, `${origin}/meaning/vision`)
    await untilKept(page, '/meaning/vision')

    await restart({ SERVICE_WORKER: '0' })
    await page.goto(`${origin}/meaning/mission`)
    await expect.poll(traces).toEqual([])
    await page.goto(`${origin}/meaning/vision`)
    await expect(page.getByRole('heading', { level: 1, name: 'Vision' })).toBeVisible()
    await expect.poll(traces).toEqual([])
    await context.setOffline(true)
    await expect(page.goto(`${origin}/meaning/vision`)).rejects.toThrow('DISCONNECTED')
    await context.setOffline(false)

    await restart({})
    await visitWithWorker(page, `${origin}/meaning/mission`)
    await untilKept(page, '/meaning/mission')
    await context.setOffline(true)
    await page.reload()
    await expect(note(page)).toBeVisible()
  } finally {
    await context.setOffline(false)
    await running.stop()
    removeTestFolder(dataDir)
  }
})

test('a browser that refuses workers and storage has the same pages', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('No', 'SecurityError'))
    Object.defineProperty(globalThis, 'caches', { value: undefined })
  })
  await arrive(page, '/organizational-memory')
  await page.getByRole('link', { name: 'Founder', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Founder' })).toBeVisible()
})

test('what is shown without a connection is fit for all, light and dark', async ({ page }) => {
  await visitWithWorker(page, '/meaning/vision')
  for (const address of ['/status', '/meaning/vision']) await untilKept(page, address)
  await page.context().setOffline(true)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const address of ['/meaning/vision', '/status', '/meaning/mission']) {
      await page.goto(address)
      await expect(note(page).or(offlinePage(page)).first()).toBeVisible()
      await expectNoSidewaysScroll(page, [320, 360, 768, 1280, 1920])
      await expectAccessible(page, `${address} without a connection in ${colorScheme}`)
      await expectLargeTargets(page)
    }
  }
  // The last of them says that there is no connection.
  await doubleText(page)
  await expectNoSidewaysScroll(page, [360, 320])
  await expectReadableText(page, '320 px wide')
})
