import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStandInHost, type StandInHost } from '../../tests/helpers/stand-in-host.ts'
import { fail, succeed } from '../../school/base/result.ts'
import { withRetries, download, type DownloadFailure } from './download.server.ts'

const limit = 25 * 1024 * 1024
let host: StandInHost
let hosts: Set<string>
beforeEach(async () => {
  host = await startStandInHost(({ url = '' }, response) => {
    const hops = Number(/^\/hops\/(\d+)/.exec(url)?.[1] ?? NaN)
    if (hops >= 0)
      response.writeHead(302, { location: hops === 0 ? '/file' : `/hops/${hops - 1}` }).end()
    else if (url === '/file') response.end('The file')
    else if (url === '/away') response.writeHead(301, { location: 'http://away.example/a' }).end()
    else if (url === '/odd') response.writeHead(301, { location: 'http://' }).end()
    else if (url === '/large') response.end(Buffer.alloc(limit + 1))
    else if (url === '/announced')
      response.writeHead(200, { 'content-length': limit + 1 }).flushHeaders()
    else if (url === '/most') response.write(Buffer.alloc(limit), () => response.end())
    else response.writeHead(404).end()
  })
  hosts = new Set([new URL(host.origin).host])
})
afterEach(() => host.stop())

const get = (path: string) => download(host.origin + path, hosts)
const failsForGood = (message: string) => fail({ message, isPassing: false })

test('a file comes from its address, also after up to five redirects', async () => {
  expect(await get('/file')).toEqual(succeed(Buffer.from('The file')))
  expect(await get('/hops/4')).toEqual(succeed(Buffer.from('The file')))
  expect(await get('/hops/5')).toEqual(failsForGood('It leads in circles.'))
})

test('no host is asked that was not named, nor one to which a redirect leads', async () => {
  const refused = (name: string, named = name) =>
    failsForGood(`It is on ${name}, which was not named. Add: --files-from ${named}`)
  expect(await download('https://other.example/a', hosts)).toEqual(refused('other.example'))
  expect(await get('/away')).toEqual(refused('away.example'))
  expect(await download('no address', hosts)).toEqual(refused('no host', ''))
  const ftp = host.origin.replace('http:', 'ftp:')
  expect(await download(`${ftp}/file`, hosts)).toMatchObject({ ok: false })
  expect(await get('/odd')).toEqual(failsForGood('It leads to no address.'))
})

test('a file may have 25 MB, whatever the host says of it', async () => {
  expect(await get('/most')).toMatchObject({ ok: true, value: { length: limit } })
  const tooLarge = failsForGood('It is larger than 25 MB.')
  expect(await get('/large')).toEqual(tooLarge)
  expect(await get('/announced')).toEqual(tooLarge)
})

test.each([
  [[null], 'Here'],
  [[true, null], 'Here'],
  [[true, false, null], 'Fault 2'],
  [[true, true, true, null], 'Fault 3'],
  [[false, null], 'Fault 1'],
])(
  'a fault that may pass is asked up to three times, and others once: of %j comes %s',
  async (given, last) => {
    let asked = 0
    const answer = await withRetries<string>(() => {
      const isPassing = given[asked] ?? null
      asked += 1
      const failed: DownloadFailure = { message: `Fault ${asked}`, isPassing: isPassing ?? false }
      return Promise.resolve(isPassing === null ? succeed('Here') : fail(failed))
    })
    expect(answer.ok ? answer.value : answer.failure.message).toBe(last)
    expect(asked).toBe(last === 'Here' ? given.length : Number(last.slice(-1)))
  },
)

test.each([
  [500, 2],
  [429, 2],
  [499, 1],
  [404, 1],
  ['broken off', 2],
])('after the answer %j, a host is asked %i times in all', async (status, times) => {
  let asked = 0
  host.answer((_request, response) => {
    asked += 1
    if (asked > 1) response.end('The file')
    else if (typeof status === 'number') response.writeHead(status).end()
    else response.destroy()
  })
  const there =
    times === 1
      ? failsForGood(`The old host answered ${status}.`)
      : succeed(Buffer.from('The file'))
  expect(await get('/file')).toEqual(there)
  expect(asked).toBe(times)
})
