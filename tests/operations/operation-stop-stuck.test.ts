import { once } from 'node:events'
import { expect, test } from 'vitest'
import { patience } from '../helpers/patience.ts'
import { RawClient, requestText } from '../helpers/raw-client.ts'
import { startTestSite } from '../helpers/site.ts'

test('the site stops after about ten seconds although visitors neither read nor finish to ask', async () => {
  const site = await startTestSite()
  const asking = await RawClient.connect(site.port)
  asking.send('GET / HTTP/1.1\r\nHost: x\r\n')
  const deaf = await RawClient.connect(site.port)
  deaf.socket.pause()
  // Requests far more answers than the system's buffers hold.
  deaf.send(requestText('/dycian-news').repeat(2_000))
  await expect
    .poll(() => site.log.filter((line) => line.includes('/dycian-news')).length)
    .toBeGreaterThan(0)
  const started = performance.now()
  const ended = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(performance.now() - started).toBeLessThan(10_000 + 3_000 * patience)
  asking.close()
  deaf.close()
  await site.stop()
})
