import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
let withoutHost: TestSite

beforeAll(async () => {
  site = await startTestSite()
  // Nothing answers at this port.
  withoutHost = await startTestSite({ CONTENT_HOST: 'http://127.0.0.1:9' })
})
afterAll(() => Promise.all([site.stop(), withoutHost.stop()]))

async function read(path: string, { origin } = site) {
  const answer = await fetch(origin + path)
  const text = await answer.text()
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  return { status: answer.status, id: answer.headers.get('x-request-id') ?? '', text, main }
}

test('a page that failed says so in Filipino, with the id to tell', async () => {
  const content = await openSiteContent({ dataDir: site.dataDir })
  const { id, slug } = await content.addArticle({ title: 'Broken for Filipino' })
  await content.database.updateTable('entry').set({ data: '{' }).where('id', '=', id).execute()
  await content.close()
  const answer = await read(`/fil/dycian-news/${slug}`)
  expect(answer.status).toBe(500)
  expect(answer.text).toContain('<html lang="fil"')
  expect(answer.id).not.toBe('')
  expect(answer.text).toContain(`Kung ire-report ninyo ito sa amin, banggitin ang ${answer.id}.`)
  expect(answer.text).not.toContain('If you tell us')
  expect(answer.text).not.toContain('lang="en"><')
  const english = await read(`/dycian-news/${slug}`)
  expect(english.text).toContain(`If you tell us about it, say ${english.id}.`)
})

test('an address that leads nowhere says so in Filipino', async () => {
  const { status, text, main } = await read('/fil/wala-rito')
  expect(status).toBe(404)
  expect(text).toContain('<html lang="fil"')
  expect(main).toContain('Pasensya na po, hindi namin makita ang page.')
  expect(main).toContain('href="/fil"')
  expect(main).not.toContain('lang="en"')
})

test('news that cannot be had say so in Filipino', async () => {
  const { status, text, main } = await read('/fil/dycian-news', withoutHost)
  expect(status).toBe(503)
  expect(text).toContain('<html lang="fil"')
  expect(main).toContain('Hindi na-load ang balita. Paki-check po ang internet ninyo.')
  expect(main).not.toContain('lang="en"')
})
