import { expect, test } from 'vitest'
import { siteOfTest } from '../helpers/nodes.ts'
import { RawClient, requestText } from '../helpers/raw-client.ts'
import type { TestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'

/** Connects to both workers: the log line of an address that is never cached names the worker. */
async function connectToEach(site: TestSite): Promise<RawClient[]> {
  const clients = new Map<number, RawClient>()
  for (let attempt = 0; clients.size < 2 && attempt < 50; attempt += 1) {
    const client = await RawClient.connect(site.port)
    const path = `/who-is-it/${attempt}`
    client.send(requestText(path))
    expect((await client.next()).status).toBe(404)
    const line = () => site.log.find((each) => each.includes(`"${path}"`))
    await expect.poll(line).toBeDefined()
    const { pid } = JSON.parse(line() ?? '') as { pid: number }
    if (clients.has(pid)) client.close()
    else clients.set(pid, client)
  }
  expect(clients.size).toBe(2)
  return [...clients.values()]
}

// Workers that end: worker-crashes.test.ts.
test('two workers answer with the same content, and show a change of it', async () => {
  const site = await siteOfTest({ WORKERS: '2' })
  const clients = await connectToEach(site)
  const readBoth = () =>
    Promise.all(
      clients.map((client) => {
        client.send(requestText('/dycian-news'))
        return client.next()
      }),
    )
  const [one, other] = await readBoth()
  expect(one?.headers.etag).toBe(other?.headers.etag)
  const title = freshTitle('Seen by both')
  const content = await openSiteContent(site)
  await content.addArticle({ title, publishedOn: '2099-01-01' })
  await content.close()
  const bothShow = async () =>
    (await readBoth()).every(({ body }) => body.toString().includes(title))
  await expect.poll(bothShow, { interval: 40 }).toBe(true)
  for (const client of clients) client.close()
})
