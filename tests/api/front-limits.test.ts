import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { Connections } from '../../server/connections/connections.ts'
import { connectionLimits } from '../../server/connections/limits.ts'
import { putFrontBefore } from '../../server/pages/front.ts'
import { StoredResponse } from '../../server/pages/stored-response.ts'
import { RawClient, requestText } from '../helpers/raw-client.ts'

/** Size of the stored page in bytes: larger than the system's buffer for a slow reader. */
const pageSize = 100_000
const page = new StoredResponse({
  status: 200,
  headers: { 'content-type': 'application/octet-stream' },
  body: Buffer.alloc(pageSize, 'a'),
})

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Starts the fast path in front of a server that answers everything else with 'passed on'. */
async function startFront({ idleMs = 60_000, unreadMs = 60_000 } = {}) {
  await page.prepare('identity')
  const server: Server = createServer((_request, response) => response.end('passed on'))
  const limits = { ...connectionLimits({ proxies: 0 }), idleMs, unreadMs, checkMs: 20 }
  const connections = new Connections(limits)
  closers.push(() => connections.stop())
  const closeFront = putFrontBefore(server, {
    find: (target) => (target === '/stored' ? page : undefined),
    connections,
  })
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  closers.push(() => {
    server.close()
    server.closeAllConnections()
    for (const socket of sockets) socket.destroy()
  })
  const connect = async () => {
    const client = await RawClient.connect(port)
    closers.push(() => client.close())
    await expect.poll(() => sockets.length).toBeGreaterThan(0)
    const atServer = sockets.at(-1) as Socket
    /** Sends a request and waits until it has arrived, so that the fast path sees one at a time. */
    const ask = async (target: string) => {
      const before = atServer.bytesRead
      client.send(requestText(target))
      while (atServer.bytesRead === before) await new Promise((arrived) => setImmediate(arrived))
    }
    return { client, atServer, ask }
  }
  return { server, connect, closeFront }
}

describe('a visitor who asks without reading', () => {
  test('has a bounded number of answers waiting, and gets all of them in the end', async () => {
    const { connect } = await startFront()
    const { client, atServer, ask } = await connect()
    client.socket.pause()
    const asked = 400
    let most = 0
    for (let time = 0; time < asked; time += 1) {
      await ask('/stored')
      most = Math.max(most, atServer.writableLength)
    }
    expect(most).toBeGreaterThan(pageSize)
    expect(most).toBeLessThan(pageSize * 10)
    client.socket.resume()
    for (let time = 0; time < asked; time += 1)
      expect((await client.next()).body).toHaveLength(pageSize)
    expect(atServer.writableLength).toBe(0)
  })

  test('is disconnected when nothing moves for the time given to readers', async () => {
    const { connect } = await startFront({ unreadMs: 200 })
    const { client, atServer, ask } = await connect()
    client.socket.pause()
    for (let time = 0; time < 100; time += 1) await ask('/stored')
    expect(atServer.writableLength).toBeGreaterThan(0)
    await expect.poll(() => atServer.destroyed, { timeout: 5_000 }).toBe(true)
  })
})

describe('an idle connection', () => {
  test('is closed after the idle time when nothing was ever asked', async () => {
    const { connect } = await startFront({ idleMs: 200 })
    const { client } = await connect()
    await client.closedByServer(5_000)
    expect(client.isOpen).toBe(false)
  })

  test('is closed after the idle time when answers were given before', async () => {
    const { connect } = await startFront({ idleMs: 200 })
    const { client } = await connect()
    client.send(requestText('/stored'))
    expect((await client.next()).status).toBe(200)
    await client.closedByServer(5_000)
    expect(client.isOpen).toBe(false)
  })

  test('stays open while it is used', async () => {
    const { connect } = await startFront({ idleMs: 400 })
    const { client, atServer } = await connect()
    const until = Date.now() + 1_000
    while (Date.now() < until) {
      client.send(requestText('/stored'))
      expect((await client.next()).status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(atServer.destroyed).toBe(false)
  })
})

describe('closing the front', () => {
  test('ends idle connections, and lets an answer that is on its way arrive', async () => {
    const { server, connect, closeFront } = await startFront()
    const closed = once(server, 'close')
    const { client: idle } = await connect()
    const { client: reading, ask } = await connect()
    reading.socket.pause()
    await ask('/stored')
    server.close()
    closeFront('when-sent')
    await idle.closedByServer(2_000)
    reading.socket.resume()
    expect((await reading.next()).body).toHaveLength(pageSize)
    await reading.closedByServer(2_000)
    await closed
  })

  test('at once ends also the connection of a visitor who does not read', async () => {
    const { connect, closeFront } = await startFront()
    const { client, atServer, ask } = await connect()
    client.socket.pause()
    for (let time = 0; time < 100; time += 1) await ask('/stored')
    closeFront('when-sent')
    expect(atServer.destroyed).toBe(false)
    closeFront('now')
    expect(atServer.destroyed).toBe(true)
  })
})

test('what the front does not know goes to the HTTP server, with everything that follows on the connection', async () => {
  const { connect } = await startFront()
  const { client, ask } = await connect()
  const answers = []
  for (const target of ['/stored', '/other', '/stored']) {
    await ask(target)
    answers.push((await client.next()).body.toString('utf8', 0, 9))
  }
  expect(answers).toEqual(['aaaaaaaaa', 'passed on', 'passed on'])
})
