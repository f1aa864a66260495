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
  linesSince(of).flatMap((line) => requestLine.safeParse(JSON.parse(line)).data ?? [])

/** Makes a last request. When its line is in the log, those of all earlier ones are too. */
async function waitForLog(of: TestSite, last: string) {
  await rawRequest(of.port, requestText(last))
  await expect.poll(() => requestLines(of).map(({ path }) => path)).toContain(last)
}

async function visitWithSecrets(of: TestSite) {
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
  for (const target of targets) await rawRequest(of.port, requestText(target, headers))
  const withBody = requestText('/', { 'Content-Length': '13', ...headers }, 'POST') + secret
  await rawRequest(of.port, withBody)
  await rawRequest(of.port, `GET / ${secret}\r\n\r\n`)
  await waitForLog(of, '/the-last-one')
}

describe('the log', () => {
  test('names version and commit, and is lines of JSON, one a request, with method, path, status and time taken', async () => {
    const started = JSON.parse(linesSince(site)[0] ?? '') as object
    expect(started).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    })
    const before = requestLines(site).length
    const begunAt = Date.now()
    await rawRequest(site.port, requestText('/nothing-at-all'))
    await rawRequest(site.port, requestText('/dycian-news', { 'Content-Length': '0' }, 'POST'))
    await expect.poll(() => requestLines(site).slice(before)).toHaveLength(2)
    const [missing, refused] = requestLines(site).slice(before)
    const get = { level: 30, method: 'GET', path: '/nothing-at-all', status: 404 }
    expect(missing).toMatchObject(get)
    expect(refused).toMatchObject({ level: 30, method: 'POST', path: '/dycian-news', status: 405 })
    expect(missing?.time).toBeGreaterThanOrEqual(begunAt)
    expect(missing?.time).toBeLessThanOrEqual(Date.now())
  })

  test('holds no query, header or body, whatever becomes of the request', async () => {
    await visitWithSecrets(site)
    expect(linesSince(site).filter((line) => line.includes(secret))).toEqual([])
    expect(requestLines(site).filter(({ path }) => path.includes('?'))).toEqual([])
  })

  test('holds none either when the content host fails, but names that host and what happened', async () => {
    await visitWithSecrets(consumer)
    const lines = linesSince(consumer)
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
    const fault = `${host.origin}/api/get-articles.php: fetch failed: `
    expect(lines).toContainEqual(expect.stringContaining(fault))
    expect(requestLines(consumer)).toContainEqual(
      expect.objectContaining({ level: 50, status: 503 }),
    )
  })

  test('names a page that fails, with its error in the same line; the visitor gets a page with the id to tell, and others are served', async () => {
    const content = await openSiteContent(site)
    const { id, slug } = await content.addArticle({ title: freshTitle('Broken behind our back') })
    await content.database.updateTable('entry').set({ data: '{' }).where('id', '=', id).execute()
    await content.close()
    const path = `/dycian-news/${slug}`
    const { status, headers, html, text } = await getPage(site, `${path}?topic=${secret}`)
    expect(status).toBe(500)
    expect(text).toContain('Sorry, the page not found.')
    expect(text).not.toContain('JSON')
    const code = headers.get('x-request-id')
    expect(html).toContain(`If you tell us about it, say ${code}.`)
    await expect
      .poll(() => requestLines(site))
      .toContainEqual(expect.objectContaining({ level: 50, path, status: 500 }))
    const failed = linesSince(site).find((line) => line.includes('A page failed')) ?? ''
    expect(JSON.parse(failed)).toMatchObject({
      level: 50,
      msg: 'A page failed',
      path,
      id: code,
      err: { stack: expect.stringContaining('SyntaxError') as string },
    })
    expect((await getPage(site, '/announcements')).status).toBe(200)
    expect((await getPage(site, '/nothing-here')).html).not.toContain('If you tell us')
  })

  test('does not let a visitor write lines of his own', async () => {
    await rawRequest(site.port, requestText('/a%0a{"level":30,"msg":"forged"}'))
    await rawRequest(site.port, 'GET /a\n{"level":30,"msg":"forged"} HTTP/1.1\r\nHost: x\r\n\r\n')
    await waitForLog(site, '/after-the-forger')
    for (const line of linesSince(site))
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' })
  })

  test('calls it no error when visitors leave before they have sent all or got an answer', async () => {
    const before = site.log.length
    const signIn = { 'Content-Type': 'application/json', 'Content-Length': '50' }
    for (const bytes of [
      requestText('/api/admin/session', signIn, 'POST'),
      requestText('/api/admin/media', { 'Content-Length': '5000' }, 'POST'),
      requestText('/', { 'Content-Length': '10' }, 'POST'),
    ]) {
      const client = await RawClient.connect(site.port)
      client.send(`${bytes}{"ema`)
      // The site has begun to read the request once it answers others.
      await rawRequest(site.port, requestText('/healthz'))
      client.socket.resetAndDestroy()
    }
    await waitForLog(site, '/after-they-left')
    const left = () => site.log.slice(before).filter((line) => line.includes('"msg":"left"'))
    await expect.poll(left).toContainEqual(expect.stringContaining('"path":"/api/admin/session"'))
    expect(site.log.slice(before).filter((line) => /"level":[56]0|Error/.test(line))).toEqual([])
  })
})

describe('the access log', () => {
  /** The common format of web servers. */
  const commonLine =
    /^(\S+) - - \[(\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000)\] "([A-Z]+ \S+ HTTP\/1\.1)" (\d{3}) (\d+|-)$/

  function makeFolder() {
    const folder = makeTestFolder('access')
    onTestFinished(() => removeTestFolder(folder))
    return folder
  }
  async function start(settings: Record<string, string>, prefix?: readonly string[]) {
    const logged = await startTestSite(settings, prefix)
    onTestFinished(logged.stop)
    return logged
  }
  const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')

  test('has one line for each request of a visitor, with several processes and cached pages too', async () => {
    const file = join(makeFolder(), 'access.log')
    const logged = await start({ ACCESS_LOG: file, TRUST_PROXY: '1', WORKERS: '2' })
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    for (const path of ['/', '/', `/search?q=${secret}`, '/nowhere"'])
      await (await fetch(logged.origin + path, { headers })).arrayBuffer()
    await logged.stop()
    const read = linesOf(file).map((line) => commonLine.exec(line)?.slice(1) ?? [line])
    expect(
      read.map(([host, , request, status]) => `${status} ${host} ${request}`).toSorted(),
    ).toEqual([
      '200 192.0.2.7 GET / HTTP/1.1',
      '200 192.0.2.7 GET / HTTP/1.1',
      '200 192.0.2.7 GET /search HTTP/1.1',
      '404 192.0.2.7 GET /nowhere%22 HTTP/1.1',
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
    const file = join(makeFolder(), 'access.log')
    mkdirSync(file)
    const logged = await start({ ACCESS_LOG: file })
    await visitUntil(logged, stopped)
    rmdirSync(file)
    expect(await visitUntil(logged, resumed)).toBe(1)
    expect(await visitUntil(logged, stopped)).toBe(1)
    await logged.stop()
    const lines = linesOf(file)
    for (const each of lines) expect(each).toMatch(commonLine)
    const lost = logged.log.flatMap((line) => /"lost":(\d+)/.exec(line)?.[1] ?? [])
    const requests = requestLines(logged).filter(({ path }) => path === '/').length
    expect(lines.length + Number(lost[0])).toBe(requests)
  })

  test.skipIf(process.getuid?.() !== 0)(
    'goes on after a full disk, on a line of its own',
    async () => {
      const folder = makeFolder()
      // A disk of its own, that only this site sees.
      const disk = `mount -t tmpfs -o size=64k tmpfs '${folder}' && exec "$0" "$@"`
      const prefix = ['unshare', '--mount', 'sh', '-c', disk]
      const logged = await start({ ACCESS_LOG: join(folder, 'access.log') }, prefix)
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
      const lines = linesOf(log)
      // The disk may have been full in the middle of a line.
      expect(lines.filter((line) => !commonLine.test(line)).length).toBeLessThan(2)
      expect(lines.at(-1)).toMatch(commonLine)
    },
  )
})
