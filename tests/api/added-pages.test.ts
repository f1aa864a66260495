import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'

let site: TestSite
let token: string

beforeAll(async () => {
  site = await startTestSite()
  const content = await openSiteContent({ dataDir: site.dataDir })
  token = (await signInAs(content.database, 'editor')).token
  await content.close()
})
afterAll(() => site.stop())

interface Edited {
  revision: number
  data: { subItems: Record<string, unknown>[] }
  problems?: { field: string; message: string }[]
}

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`${site.origin}/api/admin/reference/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, answer: (await response.json()) as Edited }
}

/** Publishes a change of the pages below Meaning. */
async function changePages(change: (pages: Edited['data']['subItems']) => unknown[]) {
  const { answer } = await call('GET', 'category%2Fmeaning')
  const data = { ...answer.data, subItems: change(answer.data.subItems) }
  return call('POST', 'category%2Fmeaning/publish', { data, basedOn: answer.revision })
}

const read = async (path: string) => (await fetch(site.origin + path)).text()

/** The links of the menu below an item, in their order. */
async function menuBelow(path: string, page = '/') {
  const html = await read(page)
  const menu = html.slice(html.indexOf('id="site-menu"'))
  return [...menu.matchAll(/<a href="([^"]+)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => href.startsWith(`${path}/`))
}

const hymn = {
  title: 'Our hymn',
  tag: 'our-hymn',
  headerImg: null,
  shortDescription: 'What we sing on Mondays.',
  description: ['We sing it at the flag ceremony.'],
  fbLink: null,
  emailAddress: null,
  contactNumber: null,
}

test('a page that staff add is at its address, in the menu after what is always there, and in search', async () => {
  const before = await menuBelow('/meaning')
  expect((await changePages((pages) => [hymn, ...pages])).status).toBe(200)
  expect(await read('/meaning/our-hymn')).toContain('We sing it at the flag ceremony.')
  expect(await menuBelow('/meaning')).toEqual(before)

  await changePages((pages) => pages.map((page) => ({ ...page, inMenu: true })))
  expect(await menuBelow('/meaning')).toEqual([...before, '/meaning/our-hymn'])
  // Every page has the menu; in Filipino, what is English only says so.
  expect(await menuBelow('/meaning', '/nothing/here')).toContain('/meaning/our-hymn')
  expect(await menuBelow('/fil/meaning', '/fil/meaning')).toContain('/fil/meaning/our-hymn')
  expect(await read('/fil/meaning')).toMatch(
    /<li lang="en"><a href="\/fil\/meaning\/our-hymn">Our hymn<\/a>/,
  )
  expect(await read('/sitemaps/pages.xml')).toContain('/meaning/our-hymn')
  expect(await read('/search?q=hymn')).toContain('href="/meaning/our-hymn"')

  await changePages((pages) => pages.filter(({ tag }) => tag !== 'our-hymn'))
  expect(await menuBelow('/meaning')).toEqual(before)
  expect((await fetch(`${site.origin}/meaning/our-hymn`)).status).toBe(404)
})

test('a page that the menu always has cannot be removed, as a draft neither', async () => {
  const without = (pages: Edited['data']['subItems']) =>
    pages.filter(({ tag }) => tag !== 'mission')
  const refused = await changePages(without)
  expect(refused.status).toBe(422)
  expect(refused.answer.problems).toEqual([
    {
      field: 'subItems',
      message: 'The menu always has “Mission”: keep its page, with the tag “mission”.',
    },
  ])
  const { answer } = await call('GET', 'category%2Fmeaning')
  const data = { ...answer.data, subItems: without(answer.data.subItems) }
  const draft = await call('PUT', 'category%2Fmeaning', { data, basedOn: answer.revision })
  expect(draft.status).toBe(422)
  expect((await fetch(`${site.origin}/meaning/mission`)).status).toBe(200)
})
