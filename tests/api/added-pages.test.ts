import { beforeAll, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { shareSite } from '../helpers/shared-site.ts'
import { staffCalls } from '../helpers/staff-calls.ts'

const site = shareSite()
let staff: Awaited<ReturnType<typeof staffCalls>>

beforeAll(async () => {
  staff = await staffCalls(site, 'editor')
})

type Pages = Record<string, unknown>[]

const meaning = 'entries/reference/category%2Fmeaning'

/** Changes the pages below Meaning. */
async function changePages(
  change: (pages: Pages) => Pages,
  [path, method]: [string, string] = [`${meaning}/publish`, 'POST'],
) {
  const { data, revision } = await staff.call(meaning)
  const category = data as { subItems: Pages }
  const changed = { ...category, subItems: change(category.subItems) }
  await staff.call(path, { data: changed, basedOn: revision }, method)
}

const read = async (path: string) => (await getPage(site, path)).html

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
  await changePages((pages) => [hymn, ...pages])
  expect(await read('/meaning/our-hymn')).toContain('We sing it at the flag ceremony.')
  expect(await menuBelow('/meaning')).toEqual(before)

  await changePages((pages) => pages.map((page) => ({ ...page, inMenu: true })))
  expect(await menuBelow('/meaning')).toEqual([...before, '/meaning/our-hymn'])
  // Every page has the menu; in Filipino, what is English only says so.
  expect(await menuBelow('/meaning', '/nothing/here')).toContain('/meaning/our-hymn')
  expect(await menuBelow('/fil/meaning', '/fil/meaning')).toContain('/fil/meaning/our-hymn')
  const join = /<a href="\/fil\/join-our-team"[^>]*>Magtrabaho sa DYCI/
  expect(await read('/fil/meaning')).toMatch(join)
  expect(await read('/fil/meaning')).toMatch(
    /<li lang="en"><a href="\/fil\/meaning\/our-hymn">Our hymn<\/a>/,
  )
  expect(await read('/sitemaps/pages.xml')).toContain('/meaning/our-hymn')
  expect(await read('/search?q=hymn')).toContain('href="/meaning/our-hymn"')

  await changePages((pages) => pages.filter(({ tag }) => tag !== 'our-hymn'))
  expect(await menuBelow('/meaning')).toEqual(before)
  expect((await getPage(site, '/meaning/our-hymn')).status).toBe(404)
})

test('a page that the menu always has cannot be removed, as a draft neither', async () => {
  const without = (pages: Pages) => pages.filter(({ tag }) => tag !== 'mission')
  const sentence =
    /422 .*"field":"subItems","message":"The menu always has “Mission”: keep its page, with the tag “mission”\."/
  await expect(changePages(without)).rejects.toThrow(sentence)
  await expect(changePages(without, [meaning, 'PUT'])).rejects.toThrow(sentence)
  expect((await getPage(site, '/meaning/mission')).status).toBe(200)
})
