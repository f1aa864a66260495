import { afterAll, beforeAll, expect, test } from 'vitest'
import { patience } from '../helpers/patience.ts'
import { RawClient, rawRequest, requestText } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ WORKERS: '2' })
})
afterAll(() => site.stop())

interface LogLine {
  pid: number
  msg: string
  path?: string
}

const logLines = () =>
  site.log.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogLine)

const listening = () => logLines().flatMap(({ msg, pid }) => (msg === 'listening' ? [pid] : []))

/** Connects to each worker: the log line of an address that is never cached names the worker. */
async function connectToEach(): Promise<Map<number, RawClient>> {
  const clients = new Map<number, RawClient>()
  for (let attempt = 0; clients.size < 2 && attempt < 50; attempt += 1) {
    const client = await RawClient.connect(site.port)
    const path = `/who-is-it/${freshTitle('x').replaceAll(' ', '-')}`
    client.send(requestText(path))
    expect((await client.next()).status).toBe(404)
    const line = () => logLines().find((each) => each.path === path)
    await expect.poll(line).toBeDefined()
    const pid = line()?.pid ?? 0
    if (clients.has(pid)) client.close()
    else clients.set(pid, client)
  }
  expect(clients.size).toBe(2)
  return clients
}

test('a worker that is killed soon after its start is replaced, and the other serves meanwhile', async () => {
  await expect.poll(() => listening().length).toBe(2)
  const [pid = 0] = listening()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => listening().length, { timeout: 15_000 * patience }).toBe(3)
  for (let time = 0; time < 10; time += 1)
    expect((await rawRequest(site.port, requestText('/dycian-news'))).status).toBe(200)
  const pids = [...(await connectToEach()).keys()]
  expect(pids).not.toContain(pid)
  expect(pids).toContain(listening().at(-1))
})

test('two workers answer with the same content, and show a change of it', async () => {
  const clients = [...(await connectToEach()).values()]
  const get = async (client: RawClient) => {
    client.send(requestText('/dycian-news'))
    return client.next()
  }
  const before = await Promise.all(clients.map(get))
  expect(before[0]?.headers.etag).toBe(before[1]?.headers.etag)
  const title = freshTitle('Seen by both')
  const content = await openSiteContent(site)
  await content.addArticle({ title, publishedOn: '2099-01-01' })
  await content.close()
  const bothShow = async () =>
    (await Promise.all(clients.map(get))).every(({ body }) => body.toString().includes(title))
  await expect.poll(bothShow, { interval: 40 }).toBe(true)
  for (const client of clients) client.close()
})
