import { afterAll, beforeAll, expect, test } from 'vitest'
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

// What they cost: npm run bench -- --only attacks
test('a client that asks 100,000 times without reading an answer is not read on, and delays no other visitor', async () => {
  const client = await RawClient.connect(site.port)
  client.socket.pause()
  client.send(requestText(page).repeat(100_000))
  let waitingBefore = 0
  const hasStopped = async () => {
    expect((await rawRequest(site.port, requestText(page))).status).toBe(200)
    const waiting = client.socket.writableLength
    const isSame = waiting === waitingBefore
    waitingBefore = waiting
    return isSame
  }
  await expect.poll(hasStopped, { interval: 250 }).toBe(true)
  // The client's own requests wait: the site has stopped reading them.
  expect(client.socket.writableLength).toBeGreaterThan(1_000_000)
  client.close()
})

test('200 clients that ask for 1,000 pages each without reading leave visitors their answers', async ({
  onTestFinished,
}) => {
  const clients = await Promise.all(Array.from({ length: 200 }, () => RawClient.connect(site.port)))
  onTestFinished(() => clients.forEach((client) => client.close()))
  for (const client of clients) {
    client.socket.pause()
    client.send(requestText('/').repeat(1_000))
  }
  for (let visits = 0; visits < 40; visits += 1)
    expect((await rawRequest(site.port, requestText(page))).status).toBe(200)
  expect(site.process.exitCode).toBeNull()
})
