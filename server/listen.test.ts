import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { startListening, visit } from '../tests/helpers/listening.ts'
import { Connections } from './fast-path/connections/connections.ts'
import { connectionLimits } from './fast-path/connections/limits.ts'
import { readConnections } from './fast-path/connections/read-connections.ts'
import { listen } from './listen.ts'

const drainMs = 200

afterEach(() => vi.useRealTimers())

/** Stops the clock of time limits: a wait for one of them ends only when a test lets it pass. */
const holdTimeLimits = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Waits without `expect.poll`, which lets the time of such a clock pass. */
async function untilTimeLimitIsSet() {
  while (vi.getTimerCount() === 0) await setImmediate()
}

/** Starts a server that reads its connections as the site does. */
async function start(answer: RequestListener) {
  const connections = new Connections(connectionLimits({ proxies: 1 }))
  const server = createServer((request, response) => {
    if (connections.begin(request, response)) answer(request, response)
  })
  readConnections(server, connections)
  const site = await listen({ server, connections }, { port: 0, host: '127.0.0.1', drainMs })
  return { ...site, connections }
}

function post(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  // A head and a body in one piece wait for their turn to be parsed.
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}')
  return socket
}

/** Returns what was received until the connection closed; an error adds its message. */
async function answerOf(socket: Socket): Promise<string> {
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  socket.on('error', ({ message }) => (received += message))
  await once(socket, 'close')
  return received
}

test('a connection that waits to be accepted when a site stops is answered: a proxy does not send a save twice', async () => {
  const { port, stop } = await start((_request, response) => response.end('saved'))
  const stopped = stop()
  await setTimeout(drainMs / 2)
  // The system connects them at once; the site is busy until its time is over, and accepts none.
  const answers = Array.from({ length: 20 }, () => answerOf(post(port)))
  const busyUntil = performance.now() + drainMs
  while (performance.now() < busyUntil);
  const statuses = (await Promise.all(answers)).map((answer) => answer.split('\r\n')[0])
  expect(statuses).toEqual(answers.map(() => 'HTTP/1.1 200 OK'))
  await stopped
})

test('an answer that a slow visitor has not read to its end is not cut off when a site stops', async () => {
  const page = 'x'.repeat(20_000_000)
  const answered = Promise.withResolvers<void>()
  const { port, stop } = await start((_request, response) => {
    response.end(page)
    answered.resolve()
  })
  const socket = post(port).pause()
  await answered.promise
  const stopped = stop()
  await setTimeout(2 * drainMs)
  expect((await answerOf(socket.resume())).length).toBeGreaterThan(page.length)
  await stopped
})

test('visitors who neither read nor finish to ask are cut off ten seconds after a site stops', async () => {
  const { port, stop, connections } = await start((_request, response) =>
    response.end('x'.repeat(20_000_000)),
  )
  const asking = connect(port, '127.0.0.1')
  asking.write('GET / HTTP/1.1\r\nHost: x\r\n')
  const deaf = post(port).pause()
  await expect.poll(() => connections.count).toBe(2)
  await expect.poll(() => connections.someBytesWait).toBe(true)

  holdTimeLimits()
  const stopped = stop()
  await untilTimeLimitIsSet()
  vi.advanceTimersByTime(9_999)
  expect(connections.count).toBe(2)
  vi.advanceTimersByTime(1)
  await stopped
  expect(connections.count).toBe(0)
  for (const socket of [asking, deaf]) socket.destroy()
})

test.each([
  { hasFastPath: true, paths: ['/stored', '/stored'] },
  { hasFastPath: true, paths: ['/page', '/page'] },
  { hasFastPath: true, paths: [] },
  { hasFastPath: false, paths: ['/stored', '/stored'] },
  { hasFastPath: false, paths: [] },
])(
  'a site that stops waits for no visitor who keeps a connection open: %j',
  async ({ hasFastPath, paths }) => {
    const { connect, end, stop } = await startListening({ idleMs: 1e9 }, { hasFastPath })
    const client = await connect()
    for (const path of paths) await visit(client, path)
    holdTimeLimits()
    await end()
    await client.closedByServer()
    expect(client.isOpen).toBe(false)
    await stop()
  },
)

test.each([true, false])(
  'a site that stops waits until the last request is answered, and no longer (fast path: %s)',
  async (hasFastPath) => {
    const { connect, end, gates, stop } = await startListening({ idleMs: 1e9 }, { hasFastPath })
    const visiting = visit(await connect(), '/gated')
    await expect.poll(() => gates.length).toBe(1)
    holdTimeLimits()
    let hasEnded = false
    const ended = end().then(() => (hasEnded = true))
    await untilTimeLimitIsSet()
    expect(hasEnded).toBe(false)
    gates[0]?.()
    expect((await visiting).text).toBe('through the gate')
    await ended
    await stop()
  },
)
