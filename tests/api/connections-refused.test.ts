import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { RawClient, requestText } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
const clients: RawClient[] = []
const connect = async () => {
  const client = await RawClient.connect(site.port)
  clients.push(client)
  return client
}
const file = '/favicon.svg'
const missing = '/nothing-here'

beforeAll(async () => {
  site = await startTestSite()
  // Puts the file into the cache, so that the fast path answers it.
  await fetch(site.origin + file)
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})
afterAll(() => site.stop())

describe('a request that is not HTTP', () => {
  const get = (headers: string) => `GET ${file} HTTP/1.1\r\n${headers}\r\n`
  const refused = {
    'no Host': get(''),
    'two Hosts': get('Host: a\r\nHost: a\r\n'),
    'two Hosts, at a page that is not stored': `GET ${missing} HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n`,
    'two Hosts in a POST': 'POST / HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 0\r\n\r\n',
    garbage: 'hello, is this the school?\r\n\r\n',
    'a TLS greeting': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'another protocol': `GET ${file} HTTP/9.9\r\nHost: x\r\n\r\n`,
    'the start of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'an unknown method': `FETCH ${file} HTTP/1.1\r\nHost: x\r\n\r\n`,
    'lines that end in LF only': `GET ${file} HTTP/1.1\nHost: x\n\n`,
    'a header without a colon': get('Host: x\r\nNonsense\r\n'),
    'a header name with a space': get('Host: x\r\nBad Name: y\r\n'),
    'a control character in a header': get('Host: x\r\nX: a\x00b\r\n'),
    'two lengths': get('Host: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n'),
    'a length and chunks': get('Host: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n'),
    'a length that is no number': get('Host: x\r\nContent-Length: five\r\n'),
  }

  test.each(Object.entries(refused))('is refused with 400: %s', async (_, bytes) => {
    const fresh = await connect()
    fresh.send(bytes)
    expect((await fresh.next()).status).toBe(400)
    // Repeats it on a connection that the fast path has answered before.
    const used = await connect()
    used.send(requestText(file))
    await used.next()
    used.send(bytes)
    expect((await used.next()).status).toBe(400)
  })

  test('does not affect other connections', async () => {
    for (const bytes of Object.values(refused)) (await connect()).send(bytes)
    expect((await fetch(site.origin + file)).status).toBe(200)
  })
})
