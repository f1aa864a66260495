import { describe, expect, test, type TestContext } from 'vitest'
import { connectionLimits, type ConnectionLimits } from '../../server/connections/limits.ts'
import { patience } from '../helpers/patience.ts'
import { networkOf } from '../../school/staff/accounts/network-of.ts'
import { largeSize, startListening, visit } from '../helpers/listening.ts'
import { requestText, type RawClient } from '../helpers/raw-client.ts'

async function start({ onTestFinished }: TestContext, limits: Partial<ConnectionLimits> = {}) {
  const site = await startListening(limits)
  onTestFinished(site.stop)
  const connectMany = (count: number) => Promise.all(Array.from({ length: count }, site.connect))
  return { ...site, connectMany }
}

const countOpen = (clients: RawClient[]) => clients.filter(({ isOpen }) => isOpen).length

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

describe('a connection that has made all the requests it may make', () => {
  test.for([
    ['stored pages', ['/stored', '/stored', '/stored']],
    ['other pages', ['/a', '/b', '/c']],
    ['both', ['/stored', '/b', '/stored']],
  ] as const)('is told so in the last answer and closed: %s', async ([, paths], context) => {
    const { connect } = await start(context, { requestsPerConnection: 3 })
    const client = await connect()
    const answers = []
    for (const path of paths) answers.push(await visit(client, path))
    expect(answers.map(({ status, connection }) => [status, connection === 'close'])).toEqual([
      [200, false],
      [200, false],
      [200, true],
    ])
    await client.closedByServer()
  })

  test('gets no answer to what it has asked beyond them', async (context) => {
    const { connect } = await start(context, { requestsPerConnection: 3 })
    const client = await connect()
    client.send(['/a', '/b', '/c', '/d', '/e'].map((path) => requestText(path)).join(''))
    for (const path of ['/a', '/b', '/c']) expect((await client.next()).body.toString()).toBe(path)
    await client.closedByServer()
    await expect(client.next()).rejects.toThrow('The connection ended before a whole answer')
  })
})

describe('a client that does not read', () => {
  test.for([
    ['a stored page', '/stored'],
    ['a page that is not stored', '/page'],
    ['a download', '/media/large'],
  ] as const)('is disconnected: %s', async ([, path], context) => {
    const { connect } = await start(context, { unreadMs: 200, requestsPerConnection: Infinity })
    const client = await connect()
    client.socket.pause()
    const request = requestText(path)
    // More requests do not count as progress: the client reads nothing.
    const asking = setInterval(() => client.send(request.repeat(2_000)), 10)
    context.onTestFinished(() => clearInterval(asking))
    await expect.poll(() => client.socket.destroyed).toBe(true)
  })

  test('is not taken for one that reads slowly, who gets the whole download', async (context) => {
    const unreadMs = 1_000 * patience
    const { connect } = await start(context, { unreadMs, idleMs: 200 })
    const { socket } = await connect()
    socket.removeAllListeners('data')
    let received = 0
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length
      socket.pause()
      setTimeout(() => socket.resume(), 5 * patience)
    })
    const started = Date.now()
    socket.write(requestText('/media/large', { Connection: 'close' }))
    await new Promise((ended) => socket.once('end', ended))
    expect(received).toBeGreaterThan(largeSize)
    expect(Date.now() - started).toBeGreaterThan(unreadMs)
  })
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

describe('one address', () => {
  test('keeps no more silent connections than the limit', async (context) => {
    const { connectMany } = await start(context, { waitingPerAddress: 20, patienceMs: 100 })
    const clients = await connectMany(60)
    await expect.poll(() => countOpen(clients)).toBe(20)
    expect((await visit(clients.find(({ isOpen }) => isOpen) as RawClient, '/page')).status).toBe(
      200,
    )
  })

  test('has any number of polite visitors: those who asked and read what they got', async (context) => {
    const { connectMany } = await start(context, { waitingPerAddress: 20, patienceMs: 100 })
    const clients: RawClient[] = []
    // No more than the limit wait at a time with their first request.
    while (clients.length < 200) {
      const group = await connectMany(20)
      await Promise.all(group.map((client) => visit(client, '/stored')))
      clients.push(...group)
    }
    const silent = await connectMany(60)
    await expect.poll(() => countOpen(silent)).toBe(20)
    expect(countOpen(clients)).toBe(200)
    for (const { status } of await Promise.all(clients.map((client) => visit(client, '/page'))))
      expect(status).toBe(200)
  })

  test('is not limited where a trusted proxy asks for everybody', () => {
    expect(connectionLimits({ proxies: 0 }).waitingPerAddress).toBe(1_000)
    expect(connectionLimits({ proxies: 1 }).waitingPerAddress).toBe(Infinity)
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8::7', '2001:db8:0:0'],
    ['2001:0db8:0:1::', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('is %s read as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('a site that holds as many connections as it may', () => {
  test('serves one more visitor, for whom an idle connection is closed', async (context) => {
    const { connect, connectMany } = await start(context, { connections: 40 })
    const idle = await connectMany(40)
    await Promise.all(idle.map((client) => visit(client, '/page')))
    expect((await visit(await connect(), '/page')).status).toBe(200)
    await expect.poll(() => countOpen(idle)).toBeLessThan(40)
    expect(countOpen(idle)).toBeGreaterThan(30)
  })

  test('closes those first that never asked for anything', async (context) => {
    const { connect, connectMany } = await start(context, { connections: 40, checkMs: 1 })
    const polite = await connectMany(20)
    await Promise.all(polite.map((client) => visit(client, '/page')))
    const silent = await connectMany(20)
    const opened = performance.now()
    // New connections get a moment to send a request.
    await expect.poll(() => performance.now() - opened).toBeGreaterThan(50)
    expect((await visit(await connect(), '/page')).status).toBe(200)
    await expect.poll(() => countOpen(silent)).toBeLessThan(20)
    expect(countOpen(polite)).toBe(20)
  })

  test('turns a new visitor away only while all of them are being served', async (context) => {
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
})
