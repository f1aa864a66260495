import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { RawClient, requestText } from '../../tests/helpers/raw-client.ts'
import { Connections } from './connections/connections.ts'
import { connectionLimits } from './connections/limits.ts'
import { readConnections } from './connections/read-connections.ts'
import { StoredResponse } from '../pages/stored-response.ts'
import { fastPath } from './fast-path.ts'

/** Size of the stored page in bytes: larger than the system's buffer for a slow reader. */
const pageSize = 100_000
const idleMs = 600_000
const page = new StoredResponse({
  status: 200,
  headers: { 'content-type': 'application/octet-stream' },
  body: Buffer.alloc(pageSize, 'a'),
})

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
  vi.useRealTimers()
})

/** Connects to a server with the fast path, which answers everything else with 'passed on'. */
async function connect() {
  await page.prepare('identity')
  const server: Server = createServer((_request, response) => response.end('passed on'))
  const connections = new Connections({
    ...connectionLimits({ proxies: 0 }),
    idleMs,
    unreadMs: idleMs,
  })
  const find = (target: string) => (target === '/stored' ? page : undefined)
  readConnections(server, connections, fastPath(find))
  const connected = Promise.withResolvers<Socket>()
  server.on('connection', connected.resolve)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const client = await RawClient.connect((server.address() as AddressInfo).port)
  const atServer = await connected.promise
  closers.push(() => {
    client.close()
    connections.stop()
    server.close()
    atServer.destroy()
  })
  /** Sends a request and waits until it has arrived, so that the fast path sees one at a time. */
  const ask = async (target: string) => {
    const before = atServer.bytesRead
    client.send(requestText(target))
    while (atServer.bytesRead === before) await new Promise((arrived) => setImmediate(arrived))
  }
  return { client, atServer, ask }
}

test('a visitor who reads no answer has a bounded number of them waiting, and gets all of them in the end', async () => {
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

test('a connection stays open while it is used, and is closed after the idle time', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  const { client, atServer } = await connect()
  for (let time = 0; time < 4; time += 1) {
    vi.advanceTimersByTime(idleMs - 60_000)
    client.send(requestText('/stored'))
    expect((await client.next()).status).toBe(200)
  }
  expect(atServer.destroyed).toBe(false)
  vi.advanceTimersByTime(idleMs + 60_000)
  await client.closedByServer()
})
