import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startListening, visit } from '../helpers/listening.ts'
import { decoded, RawClient, requestText, type RawAnswer } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
const clients: RawClient[] = []
const connect = async () => {
  const client = await RawClient.connect(site.port)
  clients.push(client)
  return client
}
beforeAll(async () => {
  site = await startTestSite()
  // Puts these into the cache, so that the fast path answers them.
  for (const target of [page, file]) await once(requestText(target))
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})
afterAll(() => site.stop())

const page = '/dycian-news'
const file = '/favicon.svg'
const missing = '/nothing-here'

async function once(bytes: string): Promise<RawAnswer> {
  const client = await connect()
  client.send(bytes)
  return client.next()
}

/** Returns what distinguishes the answers of these tests. */
const kindOf = ({ status, headers }: RawAnswer) =>
  `${status} ${headers['content-type']?.split(';')[0]}`
const pageAnswer = '200 text/html'
const fileAnswer = '200 image/svg+xml'
const missingAnswer = '404 text/html'

describe('one connection', () => {
  test('serves many requests one after the other', async () => {
    const client = await connect()
    for (let time = 0; time < 200; time += 1) {
      client.send(requestText(time % 2 ? page : file))
      expect(kindOf(await client.next())).toBe(time % 2 ? pageAnswer : fileAnswer)
    }
  })

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

  test('answers pipelined requests in their order', async () => {
    const client = await connect()
    const targets = Array.from(
      { length: 60 },
      (_, place) => [page, file, missing, '/healthz'][place % 4] as string,
    )
    client.send(targets.map((target) => requestText(target)).join(''))
    const expected = [pageAnswer, fileAnswer, missingAnswer, '200 text/plain']
    for (let place = 0; place < targets.length; place += 1) {
      expect(kindOf(await client.next())).toBe(expected[place % 4])
    }
  })

  test('answers pipelined requests in their order also when they come one packet each', async () => {
    const client = await connect()
    const targets = [file, page, missing, file, page, file]
    for (const target of targets) {
      client.send(requestText(target))
      await new Promise((sent) => setImmediate(sent))
    }
    const kinds = []
    for (const _ of targets) kinds.push(kindOf(await client.next()))
    expect(kinds).toEqual([
      fileAnswer,
      pageAnswer,
      missingAnswer,
      fileAnswer,
      pageAnswer,
      fileAnswer,
    ])
  })

  test('takes a request that is split at any byte', async () => {
    const bytes = requestText(file, { 'Accept-Encoding': 'br' })
    const whole = decoded(await once(bytes))
    for (let place = 1; place < bytes.length; place += 1) {
      const client = await connect()
      client.send(bytes.slice(0, place))
      await new Promise((sent) => setImmediate(sent))
      client.send(bytes.slice(place))
      const answer = await client.next()
      expect({ place, kind: kindOf(answer) }).toEqual({ place, kind: fileAnswer })
      expect(decoded(answer).equals(whole)).toBe(true)
      client.close()
    }
  })

  test('takes a request that comes byte by byte, after one that did not', async () => {
    const client = await connect()
    client.send(requestText(file))
    expect(kindOf(await client.next())).toBe(fileAnswer)
    for (const byte of requestText(page)) {
      client.send(byte)
      await new Promise((sent) => setImmediate(sent))
    }
    expect(kindOf(await client.next())).toBe(pageAnswer)
  })

  test('takes the end of one request together with the start of the next', async () => {
    const client = await connect()
    const bytes = requestText(file) + requestText(page)
    client.send(bytes.slice(0, 30))
    await new Promise((sent) => setImmediate(sent))
    client.send(bytes.slice(30, 80))
    await new Promise((sent) => setImmediate(sent))
    client.send(bytes.slice(80))
    expect(kindOf(await client.next())).toBe(fileAnswer)
    expect(kindOf(await client.next())).toBe(pageAnswer)
  })
})

describe('a request that is plain but not the usual', () => {
  test('is answered with header names in lower or upper case', async () => {
    for (const name of ['accept-encoding', 'ACCEPT-ENCODING']) {
      const answer = await once(`GET ${page} HTTP/1.1\r\nhOsT: x\r\n${name}: br\r\n\r\n`)
      expect(answer.headers['content-encoding']).toBe('br')
    }
  })

  test('may carry a body that the site ignores', async () => {
    for (const framing of [
      'Content-Length: 5\r\n\r\nhello',
      'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    ]) {
      const client = await connect()
      client.send(`GET ${page} HTTP/1.1\r\nHost: x\r\n${framing}`)
      client.send(requestText(file))
      expect(kindOf(await client.next())).toBe(pageAnswer)
      expect(kindOf(await client.next())).toBe(fileAnswer)
    }
  })

  test('is answered once over HTTP/1.0, and the connection closed', async () => {
    const client = await connect()
    client.send(`GET ${page} HTTP/1.0\r\n\r\n`)
    expect(kindOf(await client.next())).toBe(pageAnswer)
    await client.closedByServer()
  })

  test.each(['close', 'Close', 'CLOSE', ' close '])(
    'closes the connection after Connection:%s',
    async (value) => {
      for (const target of [page, missing]) {
        const client = await connect()
        client.send(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection:${value}\r\n\r\n`)
        expect((await client.next()).headers.connection).toBe('close')
        await client.closedByServer()
      }
    },
  )

  test('keeps the connection after Connection: keep-alive', async () => {
    const client = await connect()
    for (let time = 0; time < 3; time += 1) {
      client.send(requestText(page, { Connection: 'keep-alive' }))
      expect(kindOf(await client.next())).toBe(pageAnswer)
    }
  })

  test('gets a plain answer where it asks for an upgrade', async () => {
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    }
    expect(kindOf(await once(requestText(page, upgrade)))).toBe(pageAnswer)
  })
})

describe('a client that has ended its side', () => {
  // Here nothing but that end closes a connection.
  const open = () => startListening({ idleMs: 1e9, unreadMs: 1e9 })

  test('gets its answer and the connection closed when it has asked for a stored page', async () => {
    const { connect: connectClient, stop } = await open()
    const client = await connectClient()
    const answer = visit(client, '/stored')
    client.socket.end()
    expect((await answer).status).toBe(200)
    await client.closedByServer()
    await stop()
  })

  test('does not leave a connection behind at the server', async () => {
    const { connect: connectClient, stop } = await open()
    const client = await connectClient()
    client.socket.end()
    await client.closedByServer()
    expect(client.isOpen).toBe(false)
    await stop()
  })
})
