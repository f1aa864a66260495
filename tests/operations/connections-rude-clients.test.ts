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
test('clients that ask and never read an answer are not read on, and delay no other visitor', async ({
  onTestFinished,
}) => {
  const open = async (requests: string) => {
    const client = await RawClient.connect(site.port)
    onTestFinished(() => client.close())
    client.socket.pause()
    client.send(requests)
    return client
  }
  const others = requestText('/').repeat(1_000)
  await Promise.all(Array.from({ length: 200 }, () => open(others)))
  const client = await open(requestText(page).repeat(100_000))
  let waitingBefore = 0
  const hasStopped = async () => {
    for (let visits = 0; visits < 20; visits += 1)
      expect((await rawRequest(site.port, requestText(page))).status).toBe(200)
    const waiting = client.socket.writableLength
    const isSame = waiting === waitingBefore
    waitingBefore = waiting
    return isSame
  }
  await expect.poll(hasStopped, { interval: 250 }).toBe(true)
  // The client's own requests wait: the site has stopped reading them.
  expect(client.socket.writableLength).toBeGreaterThan(1_000_000)
  expect(site.process.exitCode).toBeNull()
})
