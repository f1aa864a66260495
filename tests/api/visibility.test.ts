import { afterAll, beforeAll, expect, test } from 'vitest'
import { getArticles, getPage } from '../helpers/api.ts'
import { shareSite } from '../helpers/shared-site.ts'
import { freshTitle, openSiteContent, type SiteContent } from '../helpers/site-content.ts'

const site = shareSite()
let content: SiteContent
beforeAll(async () => {
  content = await openSiteContent(site)
})
afterAll(() => content.close())

/** Dated after all starter articles, so that it is first in every list. */
const newest = { publishedOn: '2099-01-01' }

/** Lists where the public site shows a title. */
async function placesWith(title: string, slug: string): Promise<string[]> {
  const page = async (path: string) => (await getPage(site, path)).html
  const call = async (query: Record<string, string>) =>
    JSON.stringify(await getArticles(site, query))
  const readings: [string, Promise<string>][] = [
    ['home', page('/')],
    ['list', page('/dycian-news')],
    ['category', page('/dycian-news?category=Campus+News')],
    ['article', page(`/dycian-news/${slug}`)],
    ['call', call({})],
    ['call by slug', call({ slug })],
  ]
  const found = await Promise.all(
    readings.map(async ([place, reading]) => ((await reading).includes(title) ? [place] : [])),
  )
  return found.flat()
}
const everywhere = ['home', 'list', 'category', 'article', 'call', 'call by slug']

test('an article of another process shows under each new text, and nowhere before it is published and after it is taken down', async () => {
  const hidden = []
  for (const status of ['draft', 'unpublished', 'trashed'] as const) {
    const title = freshTitle(`Hidden as ${status}`)
    hidden.push({ title, ...(await content.addArticle({ title, ...newest }, { status })) })
  }
  const before = freshTitle('Before the change')
  const { id, slug } = await content.addArticle({ title: before, ...newest })
  await expect.poll(() => placesWith(before, slug)).toEqual(everywhere)
  for (const { title, slug } of hidden) {
    expect(await placesWith(title, slug)).toEqual([])
    expect((await getPage(site, `/dycian-news/${slug}`)).status).toBe(404)
  }
  const title = freshTitle('After the change')
  const data = { title, content: '<p>Changed.</p>', category: 'Campus News', ...newest }
  const changed = await content.changeArticle(id, { data })
  await expect.poll(() => placesWith(title, changed.slug)).toEqual(everywhere)
  expect(await placesWith(before, changed.slug)).toEqual([])
  await content.changeArticle(id, { status: 'unpublished' })
  await expect.poll(() => placesWith(title, changed.slug)).toEqual([])
})
