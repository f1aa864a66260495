import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patience } from '../helpers/patience.ts'
import { RawClient, rawRequest, requestText } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent, type SiteContent } from '../helpers/site-content.ts'

let site: TestSite
let content: SiteContent
beforeAll(async () => {
  site = await startTestSite({ WORKERS: '2' })
  content = await openSiteContent(site)
})
afterAll(async () => {
  await content.close()
  await site.stop()
})

interface LogLine {
  pid: number
  msg: string
  path?: string
}

const logLines = () =>
  site.log.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogLine)

const listening = () =>
  logLines()
    .filter(({ msg }) => msg === 'listening')
    .map(({ pid }) => pid)

/** Connects to each worker: the log line of an address that is never cached names the worker. */
async function connectToEach(): Promise<Map<number, RawClient>> {
  await expect.poll(() => listening().length).toBeGreaterThanOrEqual(2)
  const clients = new Map<number, RawClient>()
  for (let attempt = 0; clients.size < 2 && attempt < 50; attempt += 1) {
    const client = await RawClient.connect(site.port)
    const path = `/who-is-it/${freshTitle('x').replaceAll(' ', '-')}`
    client.send(requestText(path))
    expect((await client.next()).status).toBe(404)
    await expect.poll(() => logLines().some((line) => line.path === path)).toBe(true)
    const pid = logLines().find((line) => line.path === path)?.pid ?? 0
    if (clients.has(pid)) client.close()
    else clients.set(pid, client)
  }
  return clients
}

describe('a site with two workers', () => {
  test('answers from both, with the same content', async () => {
    const clients = [...(await connectToEach()).values()]
    expect(clients).toHaveLength(2)
    const pages = []
    for (const client of clients) {
      client.send(requestText('/dycian-news'))
      pages.push((await client.next()).headers.etag)
      client.close()
    }
    expect(pages[0]).toBe(pages[1])
  })

  test('shows a change of content in both', async () => {
    const clients = [...(await connectToEach()).values()]
    expect(clients).toHaveLength(2)
    const title = freshTitle('Seen by both')
    const shows = async (client: RawClient) => {
      client.send(requestText('/dycian-news'))
      return (await client.next()).body.toString().includes(title)
    }
    const bothShow = async () => (await Promise.all(clients.map(shows))).every(Boolean)
    expect(await bothShow()).toBe(false)
    await content.addArticle({ title, publishedOn: '2099-01-01' })
    await expect.poll(bothShow, { interval: 40 }).toBe(true)
    for (const client of clients) client.close()
  })

  test('keeps answering when a worker is killed, and replaces it', async () => {
    const [victim = 0] = (await connectToEach()).keys()
    const before = listening().length
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => listening().length, { timeout: 15_000 * patience }).toBe(before + 1)
    for (let time = 0; time < 10; time += 1) {
      expect((await rawRequest(site.port, requestText('/dycian-news'))).status).toBe(200)
    }
    const pids = [...(await connectToEach()).keys()]
    expect(pids).not.toContain(victim)
    expect(pids).toContain(listening().at(-1))
  })
})

test('a worker that is killed soon after its start is replaced, and the other serves meanwhile', async () => {
  const short = await startTestSite({ WORKERS: '2' })
  const lines = () => short.log.filter((line) => line.includes('"msg":"listening"'))
  const worker = /"pid":(\d+)/.exec(lines()[0] ?? '')?.[1]
  await expect.poll(() => lines().length).toBe(2)
  process.kill(Number(worker), 'SIGKILL')
  await expect.poll(() => lines().length, { timeout: 15_000 * patience }).toBe(3)
  expect((await rawRequest(short.port, requestText('/dycian-news'))).status).toBe(200)
  await short.stop()
})
