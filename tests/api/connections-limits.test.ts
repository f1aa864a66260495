import { describe, expect, test, type TestContext } from 'vitest'
import type { ConnectionLimits } from '../../server/connections/limits.ts'
import { startListening, visit } from '../helpers/listening.ts'
import { requestText } from '../helpers/raw-client.ts'

// The rules themselves: server/connections/connections.test.ts. Here they hold for real connections.

async function start({ onTestFinished }: TestContext, limits: Partial<ConnectionLimits> = {}) {
  const site = await startListening(limits)
  onTestFinished(site.stop)
  const connectMany = (count: number) => Promise.all(Array.from({ length: count }, site.connect))
  return { ...site, connectMany }
}

describe('a client that asks for 50 pages at once', () => {
  test('has no more than 16 of them made at a time, and gets all of them', async (context) => {
    const { connect, gates, most } = await start(context)
    const client = await connect()
    client.send(Array.from({ length: 50 }, (_, at) => requestText(`/gated/${at}`)).join(''))
    for (let answers = 0; answers < 50; answers += 1) {
      await expect.poll(() => gates.length).toBeGreaterThan(0)
      gates.shift()?.()
      expect((await client.next()).body.toString()).toBe('through the gate')
    }
    expect(most.running).toBeLessThanOrEqual(16)
    expect(most.running).toBeGreaterThan(1)
  })

  test('gets them in order when bodies and missing pages come in between', async (context) => {
    const { connect } = await start(context)
    const client = await connect()
    const post = requestText('/posted', { 'Content-Length': '8' }, 'POST')
    client.send(
      Array.from(
        { length: 10 },
        (_, at) => `${post}\r\n\r\n\r\n\r\n${requestText(`/page-${at}`)}`,
      ).join(''),
    )
    for (let at = 0; at < 10; at += 1) {
      expect((await client.next()).body.toString()).toBe('/posted')
      expect((await client.next()).body.toString()).toBe(`/page-${at}`)
    }
  })
})

test('a connection that has made all the requests it may make is told so in the last answer and closed', async (context) => {
  const { connect } = await start(context, { requestsPerConnection: 3 })
  const client = await connect()
  const answers = []
  for (const path of ['/stored', '/b', '/stored']) answers.push(await visit(client, path))
  expect(answers.map(({ status, connection }) => [status, connection === 'close'])).toEqual([
    [200, false],
    [200, false],
    [200, true],
  ])
  await client.closedByServer()
})

test('a client that does not read a download is disconnected', async (context) => {
  const { connect } = await start(context, { unreadMs: 200, requestsPerConnection: Infinity })
  const client = await connect()
  client.socket.pause()
  const request = requestText('/media/large')
  // More requests do not count as progress: the client reads nothing.
  const asking = setInterval(() => client.send(request.repeat(2_000)), 10)
  context.onTestFinished(() => clearInterval(asking))
  await expect.poll(() => client.socket.destroyed).toBe(true)
})

test('a head that arrives byte by byte has to be whole in time', async (context) => {
  const { connect } = await start(context, { headMs: 200 })
  const client = await connect()
  client.send('GET / HTTP/1.1\r\nX: ')
  const trickle = setInterval(() => client.send('a'), 10)
  context.onTestFinished(() => clearInterval(trickle))
  expect((await client.next()).status).toBe(408)
  await client.closedByServer()
})

test('a site that holds as many connections as it may turns a new visitor away only while all are being served', async (context) => {
  const { connect, connectMany, gates } = await start(context, { connections: 40 })
  const busy = await connectMany(40)
  busy.forEach((client, at) => client.send(requestText(`/gated/${at}`)))
  await expect.poll(() => gates.length).toBe(40)
  await (await connect()).closedByServer()
  for (const open of gates.splice(0)) open()
  for (const client of busy) expect((await client.next()).status).toBe(200)
  await expect
    .poll(async () => visit(await connect(), '/page').catch(() => null))
    .toMatchObject({ status: 200 })
})
