import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Connections } from './connections/connections.ts'
import { connectionLimits } from './connections/limits.ts'
import { readConnections } from './connections/read-connections.ts'
import { listen } from './listen.ts'

const drainMs = 200

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
