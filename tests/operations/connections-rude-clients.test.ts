import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patience } from '../helpers/patience.ts'
import { RawClient, rawRequest, requestText } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

const page = '/dycian-news'
const missing = '/nothing-here'

test('visitors who hang up at any moment do not harm the others', async () => {
  const bytes = [
    requestText(page),
    requestText('/dycian-news?topic=robotics'),
    requestText(missing),
  ]
  for (let time = 0; time < 150; time += 1) {
    const client = await RawClient.connect(site.port)
    client.send((bytes[time % 3] ?? '').slice(0, 10 + time))
    client.socket.resetAndDestroy()
  }
  expect((await rawRequest(site.port, requestText(page))).status).toBe(200)
  expect(site.process.exitCode).toBeNull()
  expect(site.log.filter((line) => /"level":[56]0|Error/.test(line))).toEqual([])
})

// Needs a system that shows a process's memory as a file.
test.skipIf(!existsSync('/proc/self/status'))(
  'a client that asks 100,000 times without reading an answer costs little and delays no other visitor',
  async () => {
    const client = await RawClient.connect(site.port)
    client.socket.pause()
    const before = memoryOf(site)
    client.send(requestText(page).repeat(100_000))
    const until = Date.now() + 2_000
    let most = 0
    while (Date.now() < until) {
      expect((await rawRequest(site.port, requestText(page))).status).toBe(200)
      most = Math.max(most, memoryOf(site))
    }
    expect(most - before).toBeLessThan(150)
    // The client's own requests wait: the site has stopped reading them.
    expect(client.socket.writableLength).toBeGreaterThan(1_000_000)
    client.close()
  },
)

test.skipIf(!existsSync('/proc/self/status'))(
  '200 clients that ask for 1,000 pages each without reading cost little, and visitors are answered meanwhile',
  async ({ onTestFinished }) => {
    const clients = await Promise.all(
      Array.from({ length: 200 }, () => RawClient.connect(site.port)),
    )
    onTestFinished(() => clients.forEach((client) => client.close()))
    const before = memoryOf(site)
    for (const client of clients) {
      client.socket.pause()
      client.send(requestText('/').repeat(1_000))
    }
    const until = Date.now() + 4_000 * patience
    let most = 0
    let visits = 0
    while (Date.now() < until) {
      expect((await rawRequest(site.port, requestText(page))).status).toBe(200)
      visits += 1
      most = Math.max(most, memoryOf(site))
    }
    expect(visits).toBeGreaterThan(10)
    expect(most - before).toBeLessThan(100)
  },
)

/** Returns the memory of the site's process in MB. */
function memoryOf({ process: { pid } }: TestSite): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
