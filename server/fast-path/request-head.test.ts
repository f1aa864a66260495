import { expect, test } from 'vitest'
import { parseHead } from './request-head.ts'

const head = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
const get = (...headers: string[]) => head('GET /events HTTP/1.1', ...headers)

test('the head of a plain request is read as a browser sends it', () => {
  const chunk = head(
    'GET /dycian-news?page=2 HTTP/1.1',
    'Host: www.example.edu.ph',
    'Connection: keep-alive',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
    'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
    'Accept-Encoding: gzip, deflate, br',
    'Accept-Language: fil,en;q=0.5',
    'Cookie: a=b; c=d',
    'If-None-Match: W/"abc"',
  )
  expect(parseHead(chunk)).toEqual({
    target: '/dycian-news?page=2',
    encoding: 'br',
    ifNoneMatch: 'W/"abc"',
    isPerson: true,
  })
})

test.each([
  ['HOST:x', 'accept-encoding:gzip', { encoding: 'gzip' }],
  ['Host: x', 'CONNECTION: Keep-Alive', {}],
  ['Host: x', 'X-Empty:', {}],
  ['Host: x', 'If-None-Match:\t"a"  ', { ifNoneMatch: '"a"' }],
])('a head with %s and %s is as plain', (host, header, read) => {
  const plain = { target: '/events', encoding: 'identity', ifNoneMatch: undefined, isPerson: false }
  expect(parseHead(get(host, header))).toEqual({ ...plain, ...read })
})

test.each([
  ['half of a head', Buffer.from('GET /events HTTP/1.1\r\nHost: x\r\n')],
  ['two requests at once', Buffer.concat([get('Host: x'), get('Host: x')])],
  ['a body', Buffer.concat([get('Host: x'), Buffer.from('body')])],
  ['more than 4 kB', get('Host: x', `Cookie: ${'a'.repeat(4_096)}`)],
  ['another method', head('POST /events HTTP/1.1', 'Host: x')],
  ['another version', head('GET /events HTTP/1.0', 'Host: x')],
  ['no version', head('GET /events-and-more', 'Host: x')],
  ['a whole address', head('GET http://x/events HTTP/1.1', 'Host: x')],
  ['a space in the address', head('GET /a b HTTP/1.1', 'Host: x')],
  ['a fragment', head('GET /events#top HTTP/1.1', 'Host: x')],
  ['raw bytes in the address', head('GET /caf\xe9 HTTP/1.1', 'Host: x')],
  ['a zero byte in the address', head('GET /a\0b HTTP/1.1', 'Host: x')],
  ['no host', get('Accept: */*')],
  ['two hosts', get('Host: x', 'Host: y')],
  ['an empty line before the request', head('', 'GET /events HTTP/1.1', 'Host: x')],
  ['line feeds alone', Buffer.from('GET /events HTTP/1.1\nHost: x\n\r\n\r\n')],
  ['a line feed inside a header', get('Host: x', 'X-A: b\nX-C: d')],
  ['a carriage return inside a header', get('Host: x', 'X-A: b\rX-C: d')],
  ['raw bytes inside a header', get('Host: x', 'X-A: caf\xe9')],
  ['a folded header', get('Host: x', 'X-A: b', ' c')],
  ['a header without a name', get('Host: x', ': b')],
  ['a space before the colon', get('Host : x')],
  ['brackets in the name', get('Host: x', 'X(A): b')],
  ['two Accept-Encoding', get('Host: x', 'Accept-Encoding: br', 'Accept-Encoding: gzip')],
  ['two If-None-Match', get('Host: x', 'If-None-Match: "a"', 'If-None-Match: "b"')],
])('%s is left to Node’s parser', (_what, chunk) => {
  expect(parseHead(chunk)).toBeNull()
})

test.each([
  'Connection: close',
  'Connection: keep-alive, Upgrade',
  'Upgrade: websocket',
  'HTTP2-Settings: x',
  'Content-Length: 0',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'TE: trailers',
  'Trailer: X',
  'Range: bytes=0-1',
  'If-Range: "a"',
  'If-Match: "a"',
  'If-Unmodified-Since: x',
  'Authorization: Bearer x',
  'X-For-Later: 1',
])('a request with the header %s is left to Node’s parser', (header) => {
  expect(parseHead(get('Host: x', header))).toBeNull()
})
