import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { httpOf } from '../tests/helpers/listening.ts'
import { connectionLimits } from './fast-path/connections/limits.ts'
import { listen, type RunningSite } from './listen.ts'
import { PageCache } from './pages/page-cache.ts'
import { closedPolicy } from './security-headers.ts'

const html = { 'content-type': 'text/html' }

let site: RunningSite
let rendered: string[]
let log: Record<string, unknown>[]
let version: string

/** Replaces the app behind the cache: answers with the request. */
async function app(request: Request) {
  const { pathname, search } = new URL(request.url)
  rendered.push(`${request.method} ${pathname}${search}`)
  if (pathname === '/broken') throw new Error('no database')
  if (/missing/i.test(pathname)) return new Response('<p>404</p>', { status: 404, headers: html })
  if (request.method === 'POST') return new Response(`got ${await request.text()}`)
  return new Response(`<p>${pathname}${search} at ${version}</p>`, { headers: html })
}

beforeEach(async () => {
  rendered = []
  log = []
  version = '1.0'
  site = await listen(
    httpOf(app, {
      staffRoutes: (request) => new Response(`staff ${new URL(request.url).pathname}`),
      statusOf: async (path) => (await app(new Request(`http://x${path}`))).status,
      parametersOf: (path) => (path === '/dycian-news' ? ['page', 'topic'] : []),
      cache: new PageCache(() => version),
      serveMedia: (path, _request, response) => Promise.resolve(void response.end(`file ${path}`)),
      limits: { ...connectionLimits({ proxies: 0 }), connections: 40 },
      logger: pino({}, { write: (line) => void log.push(JSON.parse(line) as (typeof log)[0]) }),
    }),
    { port: 0, host: '127.0.0.1' },
  )
})
afterEach(() => site.stop())

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${site.port}${path}`, init)

async function send(bytes: string) {
  const socket = connect(site.port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk))).write(bytes)
  await once(socket, 'close')
  return received
}

test('a visitor gets a page that was rendered once, however often it is requested, until content has changed', async () => {
  for (let visit = 0; visit < 5; visit += 1) {
    const answer = await ask('/events?utm_source=x')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('<p>/events at 1.0</p>')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBe(closedPolicy)
    expect(Date.parse(answer.headers.get('date') ?? '')).toBeGreaterThan(0)
    // What the page cache answers has no id.
    expect(answer.headers.has('x-request-id')).toBe(visit === 0)
  }
  expect(rendered).toEqual(['GET /events'])
  version = '2.0'
  expect(await (await ask('/events')).text()).toBe('<p>/events at 2.0</p>')
})

test('a missing page is rendered again each time, and so is one that failed, with an error message', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    expect((await ask('/missing')).status).toBe(404)
    const answer = await ask('/broken')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(await answer.text()).toMatch(
      /^Something went wrong here\. Try again in a moment\. If you tell us about it, say \w{4}-\w{2}\.\n$/,
    )
  }
  expect(rendered).toHaveLength(4)
})

test('a visitor who sends data reaches the app itself', async () => {
  const answer = await ask('/events', { method: 'POST', body: 'hello' })
  expect(await answer.text()).toBe('got hello')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['/admin', 'GET'],
  ['/%61dmin/entries', 'GET'],
  ['/api/admin/session', 'GET'],
  ['/api/admin/session', 'POST'],
  ['/preview/token', 'GET'],
])('what is for staff at %s is answered to each %s and never kept', async (path, method) => {
  for (const visit of [1, 2]) {
    const answer = await ask(path, { method })
    expect([visit, await answer.text()]).toEqual([visit, `staff ${path}`])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('etag')).toBeNull()
  }
  expect(rendered).toEqual([])
})

test('media files are read each time; what would change one is refused by the public routes', async () => {
  expect(await (await ask('/media/a/b.webp')).text()).toBe('file /media/a/b.webp')
  await ask('/media/a/b.webp', { method: 'POST', body: 'x' })
  expect(rendered).toEqual(['POST /media/a/b.webp'])
})

test('the log names every event of a request by the id in its answer, and each request by an id of its own', async () => {
  const { headers } = await ask('/broken?secret=1')
  await expect.poll(() => log.map(({ msg }) => msg)).toEqual(['A request failed', 'request'])
  const [failed, answered] = log
  expect(failed).toMatchObject({ method: 'GET', path: '/broken', id: answered?.id })
  expect(answered).toMatchObject({ status: 500 })
  expect(answered?.id).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{2}$/)
  expect(answered?.id).toBe(headers.get('x-request-id'))
  await ask('/one')
  await expect.poll(() => new Set(log.map(({ id }) => id)).size).toBe(2)
})

test('an address with what a text or a clipboard added leads to the page, in no other form of it kept', async () => {
  for (const path of ['//events', '/EVENTS', '/events%E2%80%9D', '/events%0A', 'http://x/events).'])
    for (const visit of ['first', 'second'])
      expect([visit, await send(last(path))]).toEqual([
        visit,
        expect.stringMatching(/^HTTP\/1\.1 301 [^]*\r\nlocation: \/events\r\n/),
      ])
  expect(new Set(rendered)).toEqual(new Set(['GET /events']))
  expect((await ask('/Events', { method: 'POST', body: 'x' })).status).toBe(200)
  const { status, headers } = await ask('/Missing.', { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([404, null])
  expect(await send(last('//missing'))).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
})

const last = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`

test.each(['/%ff', '/a%00b', '/\\evil.example', '/events#top', '/a/../b'])(
  'a connection that asks for %s is told that this is no address, and nothing is rendered',
  async (path) => {
    const answer = await send(last(path))
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toContain('content-type: text/plain; charset=utf-8\r\n')
    expect(answer).toContain('x-content-type-options: nosniff\r\n')
    expect(answer).toContain('referrer-policy: strict-origin-when-cross-origin\r\n')
    expect(answer).toContain('This address is not valid.')
    expect(rendered).toEqual([])
  },
)

const withHeader = (header: string) => last('/kept').replace('Host: x', `Host: x\r\n${header}`)

test.each([
  ['does not speak HTTP', 'HELLO\r\n\r\n', 400],
  ['has no Host', 'GET /kept HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['has two', withHeader('Host: y'), 400],
  ['expects what the site does not know', withHeader('Expect: tea'), 417],
  ['takes the site for a proxy', last('x:443').replace('GET', 'CONNECT'), 501],
  ['has a head of 20 kB', withHeader(`X: ${'a'.repeat(20_000)}`), 431],
])('a connection that %s is refused, with an id that the log has too', async (_, bytes, status) => {
  const answer = await send(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain('x-content-type-options: nosniff')
  const id = /^x-request-id: (\S+)\r$/m.exec(answer)?.[1]
  const line = expect.objectContaining({ id, status, msg: 'request' }) as unknown
  await expect.poll(() => log).toContainEqual(line)
  expect(rendered).toEqual([])
})

test('a connection that speaks HTTP/1.0 needs no Host', async () => {
  expect(await send('GET /kept HTTP/1.0\r\n\r\n')).toContain('<p>/kept at 1.0</p>')
})

test('more connections than the site may hold are reported', async () => {
  const sockets = Array.from({ length: 41 }, () => connect(site.port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const line = { msg: 'There are too many connections', open: 38, closed: 2 }
  await expect.poll(() => log).toContainEqual(expect.objectContaining(line))
  for (const socket of sockets) socket.destroy()
})
