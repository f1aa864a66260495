import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { patience } from '../helpers/patience.ts'
import { PostgresServer } from '../helpers/postgres-server.ts'
import { openEditor } from '../helpers/staff-calls.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

const programs = process.env.POSTGRES_BIN ?? ''
const timeLimit = 120_000 * patience
const patiently = { timeout: Math.min(30_000 * patience, 60_000) }
const away = 'The database does not answer.'

// Shares one cluster and one site: the site has to survive each fault again and again.
describe.skipIf(programs === '')('a site whose PostgreSQL fails', { timeout: timeLimit }, () => {
  let server: PostgresServer
  let site: TestSite
  let save: () => Promise<Response>
  const cached = '/dycian-news'

  beforeAll(async () => {
    server = await PostgresServer.start(programs)
    const databaseUrl = `${server.url}/postgres`
    site = await startTestSite({ DATABASE_URL: databaseUrl })
    const saveAt = await openEditor({ dataDir: '', databaseUrl })
    save = () => saveAt(site.origin)
  }, timeLimit)
  afterAll(async () => {
    server.signal('SIGCONT')
    await site.stop()
    await server.remove()
  })
  beforeEach(async () => {
    await vi.waitUntil(async () => (await status('/readyz')) === 200, patiently)
    await status(cached)
  })

  let asked = 0
  /** Makes an address that no cache holds. */
  const uncached = () => `/search?q=robotics+${(asked += 1)}`
  const get = (path: string) => fetch(site.origin + path)
  const status = async (path: string) => {
    const response = await get(path)
    await response.body?.cancel()
    return response.status
  }
  /**
   * Keeps visitors searching and editors saving until `until` is done: a transaction is always
   * open. It gets the statuses of their answers so far.
   */
  const keepBusy = async (until: (statuses: ReadonlySet<number>) => Promise<unknown>) => {
    const done = new AbortController()
    const end = () => done.abort()
    const statuses = new Set<number>()
    const visitor = async (number: number) => {
      for (let turn = 0; !done.signal.aborted; turn += 1) {
        const response = await (number % 4 === 0
          ? save()
          : get(`/search?q=robotics+x${number}x${turn}`))
        await response.body?.cancel()
        statuses.add(response.status)
      }
    }
    const visitors = Array.from({ length: 12 }, (_, number) => visitor(number))
    await until(statuses).then(end, end)
    await Promise.all(visitors)
    return statuses
  }

  test.each(['immediate', 'fast'] as const)(
    'goes on while PostgreSQL is stopped (%s) in the middle of transactions, and recovers by itself',
    async (mode) => {
      const statuses = await keepBusy(async (seen) => {
        await vi.waitUntil(() => seen.has(200) && seen.has(201), patiently)
        await server.stop(mode)
        await vi.waitUntil(() => seen.has(503), patiently)
      })
      expect(site.process.exitCode).toBeNull()
      expect([...statuses].filter((each) => ![200, 201, 503].includes(each))).toEqual([])

      expect(await status('/healthz')).toBe(200)
      // A result from before the fault may be reused for half a second.
      await expect.poll(() => status('/readyz')).toBe(503)
      expect(await status(cached)).toBe(200)
      const [page, refused] = [await get(uncached()), await save()]
      for (const answer of [page, refused])
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(page.headers.get('content-type')).toContain('text/html')
      expect(await page.text()).toContain(`${away} Try again in a moment.`)
      expect(await refused.json()).toEqual({
        error: `${away} Nothing was saved. Your text is kept. Try again in a moment.`,
        reason: 'storage',
      })

      await server.start()
      await expect.poll(() => status(uncached()), patiently).toBe(200)
      await expect.poll(async () => (await save()).status, patiently).toBe(201)
    },
  )

  test('answers while PostgreSQL hangs: cached pages as ever, the rest with 503', async () => {
    server.signal('SIGSTOP')
    try {
      const page = status(uncached())
      for (const path of ['/healthz', cached]) expect(await status(path)).toBe(200)
      await expect.poll(() => status('/readyz'), patiently).toBe(503)
      expect(await page).toBe(503)
      expect(await status(cached)).toBe(200)
      expect((await save()).status).toBe(503)
    } finally {
      server.signal('SIGCONT')
    }
    await expect.poll(() => status(uncached()), patiently).toBe(200)
    expect(site.process.exitCode).toBeNull()
  })
})
