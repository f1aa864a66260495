import { once } from 'node:events'
import { describe, test, type TestContext } from 'vitest'
import { RawClient, requestText } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { json, startStandInHost } from '../helpers/stand-in-host.ts'

type Finished = TestContext['onTestFinished']

async function startSite(finished: Finished, settings: Record<string, string> = {}) {
  const site = await startTestSite(settings)
  finished(site.stop)
  return site
}

async function connect(finished: Finished, site: TestSite) {
  const client = await RawClient.connect(site.port)
  finished(() => client.close())
  return client
}

/** Returns whether the site still accepts connections. */
const knock = (site: TestSite) =>
  RawClient.connect(site.port).then(
    (client) => {
      client.close()
      return 'open'
    },
    () => 'refused',
  )

/** Sends a signal and waits for the end; returns the exit. */
async function stop(site: TestSite, signal: NodeJS.Signals) {
  const ended = once(site.process, 'exit')
  site.process.kill(signal)
  return ended
}

/** The code and the signal of an exit. */
const clean = [0, null]

/** Starts a content host that answers on command. */
async function startSlowHost(finished: Finished) {
  const waiting: (() => void)[] = []
  const host = await startStandInHost((request, response) => {
    waiting.push(() => json({ data: [], total: 0, limit: 10 })(request, response))
  })
  finished(host.stop)
  return { host, answerAll: () => waiting.splice(0).forEach((answer) => answer()) }
}

/** Starts a site, and a visitor who waits for a page that it cannot render yet. */
async function startWaiting({ expect, onTestFinished }: TestContext) {
  const { host, answerAll } = await startSlowHost(onTestFinished)
  const site = await startSite(onTestFinished, { CONTENT_HOST: host.origin })
  const client = await connect(onTestFinished, site)
  client.send(requestText('/dycian-news'))
  await expect.poll(() => host.requests.length).toBe(1)
  return { site, client, answerAll }
}

describe('an operator who stops the site', () => {
  test.for([1, 2])(
    'gets a clean end with %i workers and no open connection',
    async (workers, { expect, onTestFinished }) => {
      const site = await startSite(onTestFinished, { WORKERS: String(workers) })
      expect(await stop(site, 'SIGTERM')).toEqual(clean)
    },
  )

  test('gets a clean end while a visitor keeps a connection open', async ({
    expect,
    onTestFinished,
  }) => {
    const site = await startSite(onTestFinished)
    const client = await connect(onTestFinished, site)
    for (const target of ['/favicon.svg', '/nothing-here']) {
      client.send(requestText(target))
      await client.next()
    }
    expect(await stop(site, 'SIGTERM')).toEqual(clean)
    await client.closedByServer()
  })

  test('gets a clean end after the last request, which still gets its answer', async (context) => {
    const { expect } = context
    const { site, client, answerAll } = await startWaiting(context)
    const stopping = stop(site, 'SIGTERM')
    await expect.poll(() => knock(site)).toBe('refused')
    answerAll()
    expect((await client.next()).body.toString()).toContain('No news available.')
    expect(await stopping).toEqual(clean)
  })

  test('gets a clean end from both workers while a request runs', async ({
    expect,
    onTestFinished,
  }) => {
    const { host, answerAll } = await startSlowHost(onTestFinished)
    const site = await startSite(onTestFinished, { CONTENT_HOST: host.origin, WORKERS: '2' })
    const clients = [await connect(onTestFinished, site), await connect(onTestFinished, site)]
    // Other lists, so that both are asked for also when one worker has both connections.
    for (const [place, client] of clients.entries())
      client.send(requestText(`/dycian-news?topic=number-${place}`))
    await expect.poll(() => host.requests.length).toBe(2)
    const stopping = stop(site, 'SIGTERM')
    await expect.poll(() => knock(site)).toBe('refused')
    answerAll()
    for (const client of clients) expect((await client.next()).status).toBe(200)
    expect(await stopping).toEqual(clean)
  })

  test('gets a clean end although a signal comes twice, as from a terminal through npm', async (context) => {
    const { expect } = context
    const { site, client, answerAll } = await startWaiting(context)
    const stopping = stop(site, 'SIGINT')
    await expect.poll(() => knock(site)).toBe('refused')
    site.process.kill('SIGINT')
    site.process.kill('SIGTERM')
    answerAll()
    expect((await client.next()).status).toBe(200)
    expect(await stopping).toEqual(clean)
  })
})

describe('a site that is told to stop the moment it listens', () => {
  test('still ends cleanly', async ({ expect }) => {
    for (let time = 0; time < 3; time += 1) {
      const site = await startTestSite()
      const ending = stop(site, 'SIGTERM')
      await site.stop()
      expect(await ending).toEqual(clean)
    }
  })
})
