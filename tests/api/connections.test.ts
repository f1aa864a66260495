import { afterEach, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import type { ConnectionLimits } from '../../server/fast-path/connections/limits.ts'
import { startListening, visit } from '../helpers/listening.ts'
import { decoded, RawClient, requestText, type RawAnswer } from '../helpers/raw-client.ts'
import { shareSite } from '../helpers/shared-site.ts'

const site = shareSite()
const origin = { PUBLIC_ORIGIN: 'https://www.school.example' }
const fast = shareSite({ ...origin, FAST_PATH: '1' })
const plain = shareSite({ ...origin, FAST_PATH: '0' })
const clients: RawClient[] = []
const connect = async () => {
  const client = await RawClient.connect(site.port)
  clients.push(client)
  return client
}
beforeAll(async () => {
  // Puts these into the cache, so that the fast path answers them.
  for (const target of [page, file]) await once(requestText(target))
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

const page = '/dycian-news'
const file = '/favicon.svg'
const missing = '/nothing-here'

async function once(bytes: string): Promise<RawAnswer> {
  const client = await connect()
  client.send(bytes)
  return client.next()
}

const nextTurn = () => new Promise((sent) => setImmediate(sent))

/** Returns what distinguishes the answers of these tests. */
const kindOf = ({ status, headers }: RawAnswer) =>
  `${status} ${headers['content-type']?.split(';')[0]}`
const pageAnswer = '200 text/html'
const fileAnswer = '200 image/svg+xml'
const missingAnswer = '404 text/html'

describe('one connection', () => {
  test('serves stored pages, others, refusals and stored pages again', async () => {
    const client = await connect()
    const steps = [
      [requestText(page), pageAnswer],
      [requestText(missing), missingAnswer],
      [requestText(page, { 'Content-Length': '5' }, 'POST') + 'hello', '405 text/plain'],
      [requestText(file), fileAnswer],
      [requestText(`${page}?page=0`), '400 text/html'],
      [requestText(page), pageAnswer],
    ] as const
    for (const [bytes, expected] of steps) {
      client.send(bytes)
      expect(kindOf(await client.next())).toBe(expected)
    }
  })

  test.each(['all at once', 'one packet each'])(
    'answers pipelined requests in their order when they come %s',
    async (how) => {
      const client = await connect()
      const kinds = [fileAnswer, pageAnswer, missingAnswer, '200 text/plain']
      const targets = [file, page, missing, '/healthz']
      const all = Array.from({ length: 15 }, () => targets).flat()
      if (how === 'all at once') client.send(all.map((target) => requestText(target)).join(''))
      else
        for (const target of all) {
          client.send(requestText(target))
          await nextTurn()
        }
      for (const place of all.keys()) expect(kindOf(await client.next())).toBe(kinds[place % 4])
    },
  )

  test('takes a request that is split at any byte', async () => {
    const bytes = requestText(file, { 'Accept-Encoding': 'br' })
    const whole = decoded(await once(bytes))
    for (let place = 1; place < bytes.length; place += 1) {
      const client = await connect()
      client.send(bytes.slice(0, place))
      await nextTurn()
      client.send(bytes.slice(place))
      const answer = await client.next()
      expect({ place, kind: kindOf(answer) }).toEqual({ place, kind: fileAnswer })
      expect(decoded(answer).equals(whole)).toBe(true)
      client.close()
    }
  })

  test.each([
    'Content-Length: 5\r\n\r\nhello',
    'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  ])('gets a plain answer, also to what the site does not read: %j', async (framing) => {
    const client = await connect()
    client.send(`GET ${page} HTTP/1.1\r\nHost: x\r\n${framing}`)
    client.send(requestText(file))
    expect(kindOf(await client.next())).toBe(pageAnswer)
    expect(kindOf(await client.next())).toBe(fileAnswer)
  })

  test.each([page, missing])('is closed after Connection: close at %s', async (target) => {
    const client = await connect()
    client.send(requestText(target, { Connection: 'Close' }))
    expect((await client.next()).headers.connection).toBe('close')
    await client.closedByServer()
  })
})

// Which requests the fast path leaves to Node’s parser: server/fast-path/request-head.test.ts.
test.each([
  ['two Hosts', `GET ${file} HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n`],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['another protocol', `GET ${file} HTTP/9.9\r\nHost: x\r\n\r\n`],
  ['lines that end in LF only', `GET ${file} HTTP/1.1\nHost: x\n\n`],
  [
    'a length and chunks',
    requestText(file, { 'Content-Length': '1', 'Transfer-Encoding': 'chunked' }),
  ],
])('a request that is not HTTP is refused with 400: %s', async (_, bytes) => {
  expect((await once(bytes)).status).toBe(400)
  // Repeats it on a connection that the fast path has answered before.
  const used = await connect()
  used.send(requestText(file))
  await used.next()
  used.send(bytes)
  expect((await used.next()).status).toBe(400)
})

test('visitors who hang up at any moment do not harm the others', async () => {
  const before = site.log.length
  const requests = [page, '/dycian-news?topic=robotics', missing].map((each) => requestText(each))
  for (let time = 0; time < 150; time += 1) {
    const client = await connect()
    client.send((requests[time % 3] ?? '').slice(0, 10 + time))
    client.socket.resetAndDestroy()
  }
  expect((await once(requestText(page))).status).toBe(200)
  expect(site.log.slice(before).filter((line) => /"level":[56]0|Error/.test(line))).toEqual([])
})

// The rules of limits: server/fast-path/connections/connections.test.ts. Here they hold for real connections.

async function start({ onTestFinished }: TestContext, limits: Partial<ConnectionLimits> = {}) {
  const server = await startListening(limits)
  onTestFinished(server.stop)
  return server
}

test('a client that asks for many pages at once has no more than 16 of them made at a time, and gets all of them', async (context) => {
  const { connect: connectClient, gates, most } = await start(context)
  const client = await connectClient()
  client.send(Array.from({ length: 50 }, (_, at) => requestText(`/gated/${at}`)).join(''))
  for (let answers = 0; answers < 50; answers += 1) {
    await expect.poll(() => gates.length).toBeGreaterThan(0)
    gates.shift()?.()
    expect((await client.next()).body.toString()).toBe('through the gate')
  }
  expect(most.running).toBeLessThanOrEqual(16)
  expect(most.running).toBeGreaterThan(1)
})

test('a head that arrives byte by byte has to be whole in time', async (context) => {
  const client = await (await start(context, { headMs: 200 })).connect()
  client.send('GET / HTTP/1.1\r\nX: ')
  const trickle = setInterval(() => client.send('a'), 10)
  context.onTestFinished(() => clearInterval(trickle))
  expect((await client.next()).status).toBe(408)
  await client.closedByServer()
})

test.each([[['/stored']], [[]]])(
  'a client that ends its side gets the answers to %j, and leaves no connection behind',
  async (paths) => {
    // Nothing but that end closes a connection.
    const server = await startListening({ idleMs: 1e9, unreadMs: 1e9 })
    const client = await server.connect()
    const answers = paths.map((path) => visit(client, path))
    client.socket.end()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses).toEqual(paths.map(() => 200))
    await client.closedByServer()
    await server.stop()
  },
)

/** Sends requests on one connection, each after the answer to the one before. */
async function answersOf({ port }: typeof site, requests: readonly string[]) {
  const client = await RawClient.connect(port)
  const answers = []
  for (const request of requests) {
    client.send(request)
    const { status, headers, body } = await client.next({ toHead: request.startsWith('HEAD') })
    const { date: _, ...lasting } = headers
    // Each request has another id, but both servers give one to the same requests.
    if ('x-request-id' in lasting) lasting['x-request-id'] = 'an id'
    answers.push({ status, headers: lasting, body: body.toString('base64') })
  }
  client.close()
  return answers
}

const brotli = { 'Accept-Encoding': 'br' }

test.each([
  ['a page', requestText('/dycian-news')],
  ['a page in Brotli', requestText('/dycian-news', brotli)],
  ['a page with parameters', requestText('/dycian-news?utm_source=x&page=2', brotli)],
  ['a page that the visitor has', requestText('/', { 'If-None-Match': '*' })],
  ['a call', requestText('/api/get-articles.php?page=1', brotli)],
  ['a file', requestText('/favicon.svg', brotli)],
  ['the head of a page', requestText('/events', {}, 'HEAD')],
  ['a page that is not there', requestText('/nothing-here', brotli)],
  ['an address that is not valid', requestText('/%ff')],
  ['a page that can only be read', requestText('/', { 'Content-Length': '2' }, 'POST') + 'hi'],
])(
  '%s is answered the same with the fast path and without it, first and later',
  async (_what, request) => {
    const requests = [request, request, requestText('/favicon.svg'), request]
    expect(await answersOf(plain, requests)).toEqual(await answersOf(fast, requests))
  },
)

test('without the fast path, pipelined requests are answered in order, and few run at a time', async () => {
  const site = await startListening({}, { hasFastPath: false })
  const client = await site.connect()
  const targets = Array.from({ length: 50 }, (_, number) => (number % 2 ? '/stored' : '/other'))
  client.send(targets.map((target) => requestText(target)).join(''))
  for (const target of targets)
    expect((await client.next()).body.toString()).toBe(target === '/stored' ? 'p' : '/other')
  const gated = Array.from({ length: 10 }, (_, number) => requestText(`/gated/${number}`))
  client.send(gated.join(''))
  await expect.poll(() => site.gates.length).toBe(2)
  expect(site.most.running).toBe(2)
  await site.stop()
})

test.each([true, false])(
  'the last request of a connection is announced, and a silent connection is closed (fast path: %s)',
  async (hasFastPath) => {
    const limits = { requestsPerConnection: 2, idleMs: 200 }
    const site = await startListening(limits, { hasFastPath })
    const client = await site.connect()
    expect((await visit(client, '/stored')).connection).not.toBe('close')
    expect((await visit(client, '/stored')).connection).toBe('close')
    await client.closedByServer()
    const silent = await site.connect()
    await silent.closedByServer()
    expect(silent.isOpen).toBe(false)
    await site.stop()
  },
)
