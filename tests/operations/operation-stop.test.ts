import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { siteOfTest } from '../helpers/nodes.ts'
import { RawClient, requestText } from '../helpers/raw-client.ts'
import type { TestSite } from '../helpers/site.ts'
import { json, startStandInHost } from '../helpers/stand-in-host.ts'

/** Returns whether the site still accepts connections. */
const knock = (site: TestSite) =>
  RawClient.connect(site.port).then(
    (client) => {
      client.close()
      return 'open'
    },
    () => 'refused',
  )

/** Sends a signal and waits for the end. @returns its code and signal */
async function stop(site: TestSite, signal: NodeJS.Signals) {
  const ended = once(site.process, 'exit')
  site.process.kill(signal)
  return ended
}

const clean = [0, null]

// What is waited for, and how long: server/listen.test.ts.
describe('an operator who stops the site', () => {
  test('gets a clean end from both workers after the last requests, which still get their answers', async () => {
    const waiting: (() => void)[] = []
    const host = await startStandInHost((request, response) => {
      waiting.push(() => json({ data: [], total: 0, limit: 10 })(request, response))
    })
    onTestFinished(host.stop)
    const site = await siteOfTest({ CONTENT_HOST: host.origin, WORKERS: '2' })
    const clients = [await RawClient.connect(site.port), await RawClient.connect(site.port)]
    onTestFinished(() => clients.forEach((client) => client.close()))
    // Other lists, so that both are asked for also when one worker has both connections.
    for (const [place, client] of clients.entries())
      client.send(requestText(`/dycian-news?topic=number-${place}`))
    await expect.poll(() => waiting.length).toBe(2)
    const stopping = stop(site, 'SIGINT')
    await expect.poll(() => knock(site)).toBe('refused')
    // A signal comes twice, as from a terminal through npm.
    site.process.kill('SIGINT')
    site.process.kill('SIGTERM')
    for (const answer of waiting) answer()
    for (const client of clients)
      expect((await client.next()).body.toString()).toContain('No news available.')
    expect(await stopping).toEqual(clean)
  })

  test('gets a clean end the moment it listens', async () => {
    for (let time = 0; time < 3; time += 1)
      expect(await stop(await siteOfTest(), 'SIGTERM')).toEqual(clean)
  })
})
