import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { getPage } from '../helpers/api.ts'
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
    `/api/admin/session?note=${secret}`,
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
