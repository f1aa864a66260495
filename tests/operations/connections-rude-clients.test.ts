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

// Clients that never read: server/fast-path/fast-path.test.ts and server/connections/connections.test.ts.
// What they cost: npm run bench -- --only attacks
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
