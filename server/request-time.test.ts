import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { limitRequestTime } from './request-time.ts'

const server = createServer()

/** Sends the second half of a body later. @returns everything that arrives */
async function sendSlowly(limits: readonly number[]) {
  server.on('request', (request, response) => {
    for (const limit of limits) limitRequestTime(request, limit)
    request.on('error', () => {}).on('end', () => response.end('whole'))
    request.resume()
  })
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString())).on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\na')
  setTimeout(() => socket.write('b'), 300).unref()
  await once(socket, 'close')
  return received
}

test('a request whose body does not arrive in time is ended, one that was given more time is read to its end', async () => {
  expect(await sendSlowly([50])).toBe('')
  server.removeAllListeners('request')
  expect(await sendSlowly([50, 5_000])).toMatch(/^HTTP\/1\.1 200 .*whole$/s)
  server.close()
})
