import { afterAll, beforeAll, expect, test } from 'vitest'
import { startListening, visit } from '../helpers/listening.ts'
import { RawClient, requestText } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let fast: TestSite
let plain: TestSite
beforeAll(async () => {
  const origin = { PUBLIC_ORIGIN: 'https://www.school.example' }
  ;[fast, plain] = await Promise.all([
    startTestSite({ ...origin, FAST_PATH: '1' }),
    startTestSite({ ...origin, FAST_PATH: '0' }),
  ])
})
afterAll(() => Promise.all([fast.stop(), plain.stop()]))

/** Sends requests on one connection, each after the answer to the one before. */
async function answersOf(site: TestSite, requests: readonly string[]) {
  const client = await RawClient.connect(site.port)
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
