import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RawClient, requestText } from '../../tests/helpers/raw-client.ts'
import { Connections } from '../connections/connections.ts'
import { connectionLimits } from '../connections/limits.ts'
import { readConnections } from '../connections/read-connections.ts'
import { StoredResponse } from '../pages/stored-response.ts'
import { fastPath } from './fast-path.ts'

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

/** Starts the fast path before a server that answers everything else with 'passed on'. */
async function start({ idleMs = 60_000, unreadMs = 60_000 } = {}) {
  await page.prepare('identity')
  const server: Server = createServer((_request, response) => response.end('passed on'))
  const limits = { ...connectionLimits({ proxies: 0 }), idleMs, unreadMs, checkMs: 20 }
  const connections = new Connections(limits)
  closers.push(() => connections.stop())
  readConnections(
    server,
    connections,
    fastPath((target) => (target === '/stored' ? page : undefined)),
  )
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
    const before = sockets.length
    const client = await RawClient.connect(port)
    closers.push(() => client.close())
    await expect.poll(() => sockets.length).toBeGreaterThan(before)
    const atServer = sockets.at(-1) as Socket
    /** Sends a request and waits until it has arrived, so that the fast path sees one at a time. */
    const ask = async (target: string) => {
      const before = atServer.bytesRead
      client.send(requestText(target))
      while (atServer.bytesRead === before) await new Promise((arrived) => setImmediate(arrived))
    }
    return { client, atServer, ask }
  }
  return { server, connect, connections }
}

describe('a visitor who sends requests and reads no answer', () => {
  test('has a bounded number of answers waiting, and gets all of them in the end', async () => {
    const { connect } = await start()
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

  test('is disconnected when no byte was read within the time limit', async () => {
    const { connect } = await start({ unreadMs: 200 })
    const { client, atServer, ask } = await connect()
    client.socket.pause()
    while (atServer.writableLength === 0) await ask('/stored')
    await expect.poll(() => atServer.destroyed).toBe(true)
  })
})

describe('an idle connection', () => {
  const idleMs = 600_000
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([0, 1])(
    'is closed after the idle time when %i answers were given before',
    async (answers) => {
      const { client, atServer } = await (await start({ idleMs })).connect()
      for (let asked = 0; asked < answers; asked += 1) {
        client.send(requestText('/stored'))
        expect((await client.next()).status).toBe(200)
      }
      vi.advanceTimersByTime(idleMs - 60_000)
      expect(atServer.destroyed).toBe(false)
      vi.advanceTimersByTime(120_000)
      await client.closedByServer()
    },
  )

  test('stays open while it is used', async () => {
    const { client, atServer } = await (await start({ idleMs })).connect()
    for (let time = 0; time < 4; time += 1) {
      vi.advanceTimersByTime(idleMs - 60_000)
      client.send(requestText('/stored'))
      expect((await client.next()).status).toBe(200)
    }
    expect(atServer.destroyed).toBe(false)
  })
})

describe('stopping', () => {
  test('ends idle connections, and completes an answer that is being sent', async () => {
    const { server, connect, connections } = await start()
    const closed = once(server, 'close')
    const { client: idle } = await connect()
    const { client: reading, ask } = await connect()
    reading.socket.pause()
    await ask('/stored')
    server.close()
    connections.closeOutsideHttp()
    await idle.closedByServer()
    reading.socket.resume()
    expect((await reading.next()).body).toHaveLength(pageSize)
    await reading.closedByServer()
    await closed
  })

  test('at once also ends the connection of a visitor who does not read', async () => {
    const { connect, connections } = await start()
    const { client, atServer, ask } = await connect()
    client.socket.pause()
    for (let time = 0; time < 100; time += 1) await ask('/stored')
    connections.closeOutsideHttp()
    expect(atServer.destroyed).toBe(false)
    connections.closeAll()
    expect(atServer.destroyed).toBe(true)
  })
})

test('a request for an uncached page goes to the HTTP server, with all later ones of its connection', async () => {
  const { connect } = await start()
  const { client, ask } = await connect()
  const answers = []
  for (const target of ['/stored', '/other', '/stored']) {
    await ask(target)
    answers.push((await client.next()).body.toString('utf8', 0, 9))
  }
  expect(answers).toEqual(['aaaaaaaaa', 'passed on', 'passed on'])
})
