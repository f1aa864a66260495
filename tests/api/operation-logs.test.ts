import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { getPage } from '../helpers/api.ts'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { patience } from '../helpers/patience.ts'
import { RawClient, rawRequest, requestText } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'
import { startStandInHost, type StandInHost } from '../helpers/stand-in-host.ts'

/** Words in queries, headers and bodies of these tests that no log may contain. */
const secret = 'private-words'

const requestLine = z.object({
  level: z.int(),
  time: z.int(),
  pid: z.int(),
  msg: z.literal('request'),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  ms: z.number(),
})

const failureLine = z.object({
  level: z.literal(50),
  msg: z.literal('A page failed'),
  path: z.string(),
  err: z.object({ message: z.string(), stack: z.string() }),
})

let site: TestSite
let consumer: TestSite
let host: StandInHost
beforeAll(async () => {
  host = await startStandInHost((request) => request.socket.destroy())
  site = await startTestSite()
  consumer = await startTestSite({ CONTENT_HOST: host.origin })
})
afterAll(async () => {
  await site.stop()
  await consumer.stop()
  await host.stop()
})

/** Lists the log lines after the start; earlier ones are for the operator. */
const linesSince = ({ log }: TestSite) =>
  log.slice(log.findIndex((line) => line.includes('"msg":"listening"')))
const requestLines = (of: TestSite) =>
  linesSince(of).flatMap((line) => {
    const parsed = requestLine.safeParse(JSON.parse(line))
    return parsed.success ? [parsed.data] : []
  })

async function visitWithSecrets({ port }: TestSite) {
  const targets = [
    `/dycian-news?topic=${secret}`,
    `/nothing?token=${secret}`,
    `/dycian-news?page=${secret}`,
    `/?${secret}`,
    `/api/get-articles.php?topicFilter=${secret}`,
    `/api/nothing?${secret}`,
    `/healthz?${secret}`,
    `/%ff?${secret}`,
    `/dycian-news.data?topic=${secret}`,
    `/announcements/${'a'.repeat(20)}?${secret}`,
    `/?topic=%ff${secret}`,
  ]
  const headers = {
    Cookie: `session=${secret}`,
    Authorization: `Bearer ${secret}`,
    Referer: `https://x/?${secret}`,
  }
  for (const target of targets) await rawRequest(port, requestText(target, headers))
  await rawRequest(
    port,
    `${requestText('/', { 'Content-Length': '13', ...headers }, 'POST')}${secret}`,
  )
  await rawRequest(port, `GET / ${secret}\r\n\r\n`)
  // Its line is the last one: when it is there, the others are too.
  await rawRequest(port, requestText('/the-last-one'))
}

describe('the log', () => {
  test('is lines of JSON, one a request, with method, path, status and time taken', async () => {
    const before = requestLines(site).length
    const begunAt = Date.now()
    await rawRequest(site.port, requestText('/nothing-at-all'))
    await rawRequest(site.port, requestText('/dycian-news', { 'Content-Length': '0' }, 'POST'))
    await expect.poll(() => requestLines(site).slice(before)).toHaveLength(2)
    const [missing, refused] = requestLines(site).slice(before)
    expect(missing).toMatchObject({
      level: 30,
      method: 'GET',
      path: '/nothing-at-all',
      status: 404,
    })
    expect(refused).toMatchObject({ level: 30, method: 'POST', path: '/dycian-news', status: 405 })
    expect(missing?.time).toBeGreaterThanOrEqual(begunAt)
    expect(missing?.time).toBeLessThanOrEqual(Date.now())
  })

  test('holds no query, header or body, whatever becomes of the request', async () => {
    await visitWithSecrets(site)
    await expect.poll(() => requestLines(site).map(({ path }) => path)).toContain('/the-last-one')
    expect(linesSince(site).filter((line) => line.includes(secret))).toEqual([])
    expect(requestLines(site).filter(({ path }) => path.includes('?'))).toEqual([])
  })

  test('holds none either when the content host fails, but names that host and what happened', async () => {
    await visitWithSecrets(consumer)
    await expect
      .poll(() => requestLines(consumer).map(({ path }) => path))
      .toContain('/the-last-one')
    const lines = linesSince(consumer)
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
    const faults = lines.filter((line) =>
      line.includes(`${host.origin}/api/get-articles.php: fetch failed: `),
    )
    expect(faults.length).toBeGreaterThan(0)
    expect(requestLines(consumer)).toContainEqual(
      expect.objectContaining({ level: 50, status: 503 }),
    )
  })

  test('names a page that fails, with its error in the same line; the visitor gets a page and others are served', async () => {
    const content = await openSiteContent(site)
    const { id, slug } = await content.addArticle({ title: freshTitle('Broken behind our back') })
    await content.database.updateTable('entry').set({ data: '{' }).where('id', '=', id).execute()
    await content.close()
    const path = `/dycian-news/${slug}`
    const { status, text } = await getPage(site, `${path}?topic=${secret}`)
    expect(status).toBe(500)
    expect(text).toContain('Sorry, the page not found.')
    expect(text).not.toContain('JSON')
    await expect
      .poll(() => requestLines(site))
      .toContainEqual(expect.objectContaining({ level: 50, path, status: 500 }))
    const failures = linesSince(site).map((line) => failureLine.safeParse(JSON.parse(line)).data)
    expect(failures.find((failure) => failure?.path === path)?.err.stack).toContain('SyntaxError')
    expect((await getPage(site, '/announcements')).status).toBe(200)
  })

  test('does not let a visitor write lines of his own', async () => {
    await rawRequest(site.port, requestText('/a%0a{"level":30,"msg":"forged"}'))
    const client = await RawClient.connect(site.port)
    client.send('GET /a\n{"level":30,"msg":"forged"} HTTP/1.1\r\nHost: x\r\n\r\n')
    await client.next()
    client.close()
    await rawRequest(site.port, requestText('/after-the-forger'))
    await expect
      .poll(() => requestLines(site).map(({ path }) => path))
      .toContain('/after-the-forger')
    for (const line of linesSince(site))
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' })
  })

  test('calls it no error when visitors leave before they have sent all or got an answer', async () => {
    const before = site.log.length
    const sign = requestText(
      '/api/admin/session',
      { 'Content-Type': 'application/json', 'Content-Length': '50' },
      'POST',
    )
    const upload = requestText('/api/admin/media', { 'Content-Length': '5000' }, 'POST')
    for (const bytes of [sign, upload, requestText('/', { 'Content-Length': '10' }, 'POST')]) {
      const client = await RawClient.connect(site.port)
      client.send(`${bytes}{"ema`)
      // The site has begun to read the request once it answers others.
      await rawRequest(site.port, requestText('/healthz'))
      client.socket.resetAndDestroy()
    }
    await rawRequest(site.port, requestText('/after-they-left'))
    await expect
      .poll(() => requestLines(site).map(({ path }) => path))
      .toContain('/after-they-left')
    const left = () => site.log.slice(before).filter((line) => line.includes('"msg":"left"'))
    await expect.poll(left).toContainEqual(expect.stringContaining('"path":"/api/admin/session"'))
    expect(site.log.slice(before).filter((line) => /"level":[56]0|Error/.test(line))).toEqual([])
  })
})

describe('the access log', () => {
  /** The common format of web servers. */
  const commonLine =
    /^(\S+) - - \[(\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000)\] "([A-Z]+ \S+ HTTP\/1\.1)" (\d{3}) (\d+|-)$/

  test('has one line for each request of a visitor, with several processes and cached pages too', async () => {
    const folder = makeTestFolder('access')
    onTestFinished(() => removeTestFolder(folder))
    const file = join(folder, 'access.log')
    const logged = await startTestSite({ ACCESS_LOG: file, TRUST_PROXY: '1', WORKERS: '2' })
    onTestFinished(logged.stop)
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    for (const path of ['/', '/', `/search?q=${secret}`, '/nowhere"'])
      await (await fetch(logged.origin + path, { headers })).arrayBuffer()
    await logged.stop()
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    const read = lines.map((line) => commonLine.exec(line)?.slice(1) ?? [line])
    expect(
      read.map(([host, , request, status]) => `${status} ${host} ${request}`).toSorted(),
    ).toEqual([
      '200 192.0.2.7 GET / HTTP/1.1',
      '200 192.0.2.7 GET / HTTP/1.1',
      '200 192.0.2.7 GET /search HTTP/1.1',
      expect.stringMatching(/^404 192\.0\.2\.7 GET \/nowhere%22 HTTP\/1\.1$/),
    ])
    expect(read[0]?.[4]).toMatch(/^\d+$/)
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  /** Visits a site until its log says something, and returns how often it was said. */
  const visitUntil = async (logged: TestSite, text: string) => {
    const said = () => logged.log.filter((line) => line.includes(text)).length
    const visit = async () => {
      expect((await fetch(logged.origin)).status).toBe(200)
      return said()
    }
    await expect.poll(visit, { timeout: 20_000 * patience, interval: 20 }).toBeGreaterThan(0)
    return said()
  }
  const stopped = 'The access log cannot be written'
  const resumed = 'The access log is written again'

  test('that cannot be written costs no visitor an answer, and goes on by itself', async () => {
    const folder = makeTestFolder('access')
    onTestFinished(() => removeTestFolder(folder))
    const file = join(folder, 'access.log')
    mkdirSync(file)
    const logged = await startTestSite({ ACCESS_LOG: file })
    onTestFinished(logged.stop)
    await visitUntil(logged, stopped)
    rmdirSync(file)
    expect(await visitUntil(logged, resumed)).toBe(1)
    await visitUntil(logged, stopped)
    await logged.stop()
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    for (const each of lines) expect(each).toMatch(commonLine)
    const lost = logged.log.flatMap((line) => /"lost":(\d+)/.exec(line)?.[1] ?? [])
    const requests = requestLines(logged).filter(({ path }) => path === '/').length
    expect(lines.length + Number(lost[0])).toBe(requests)
    expect(logged.log.filter((line) => line.includes(stopped))).toHaveLength(1)
  })

  test.skipIf(process.getuid?.() !== 0)(
    'goes on after a full disk, on a line of its own',
    async () => {
      const folder = makeTestFolder('access')
      onTestFinished(() => removeTestFolder(folder))
      // A disk of its own, that only this site sees.
      const disk = `mount -t tmpfs -o size=64k tmpfs '${folder}' && exec "$0" "$@"`
      const logged = await startTestSite({ ACCESS_LOG: join(folder, 'access.log') }, [
        ...['unshare', '--mount', 'sh', '-c', disk],
      ])
      onTestFinished(logged.stop)
      const seen = `/proc/${logged.process.pid}/root${folder}`
      const filler = join(seen, 'filler')
      // The log has one page of memory: some 50 more lines fit.
      const log = join(seen, 'access.log')
      await fetch(logged.origin)
      await expect.poll(() => existsSync(log)).toBe(true)
      expect(() => writeFileSync(filler, 'x'.repeat(200_000))).toThrow('ENOSPC')
      await visitUntil(logged, stopped)
      rmSync(filler)
      await visitUntil(logged, resumed)
      const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
      // The disk may have been full in the middle of a line.
      expect(lines.filter((line) => !commonLine.test(line)).length).toBeLessThan(2)
      expect(lines.at(-1)).toMatch(commonLine)
    },
  )
})
