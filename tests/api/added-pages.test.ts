import { beforeAll, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { shareSite } from '../helpers/shared-site.ts'
import { staffCalls } from '../helpers/staff-calls.ts'

const site = shareSite()
let staff: Awaited<ReturnType<typeof staffCalls>>

beforeAll(async () => {
  staff = await staffCalls(site, 'editor')
})

type Fields = Record<string, unknown>

const pathOf = (key: string) => `entries/reference/${encodeURIComponent(key)}`

/** Publishes a page with other fields, which come beside its present ones. */
const publish = (key: string, fields: Fields) =>
  staff.change(key, (data) => ({ ...data, ...fields }))

const give = (key: string, action: string) => staff.call(`${pathOf(key)}/commands`, { action })

const add = (kind: string, parent: string, data: Fields) =>
  staff.call(`${pathOf(parent)}/commands`, { action: 'add-page', kind, data }, 'POST')

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
  shortDescription: 'What we sing on Mondays.',
  description: ['We sing it at the flag ceremony.'],
}

test('a page that staff add is seen once it is published: at its address, in the menu after what is always there, and in search; in the trash it is gone, and comes back', async () => {
  const before = await menuBelow('/meaning')
  const added = await add('page', 'category/meaning', { inMenu: false })
  const { key } = added
  const title = 'Untitled page'
  expect(added).toMatchObject({ title, parent: 'category/meaning', state: 'draft' })
  const statusNow = async () => (await getPage(site, '/meaning/our-hymn')).status
  expect(await statusNow()).toBe(404)
  await publish(key, hymn)
  expect(await read('/meaning/our-hymn')).toContain('We sing it at the flag ceremony.')
  expect(await menuBelow('/meaning')).toEqual(before)

  await publish(key, { inMenu: true })
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

  await give(key, 'trash')
  expect(await menuBelow('/meaning')).toEqual(before)
  expect(await statusNow()).toBe(404)
  expect(await read('/search?q=hymn')).not.toContain('href="/meaning/our-hymn"')
  const trash = { data: [{ id: key, title: 'Our hymn' }] }
  await expect(staff.call('documents?state=trashed')).resolves.toMatchObject(trash)
  await give(key, 'restore')
  expect(await statusNow()).toBe(200)
  await give(key, 'trash')
})

test('a course is added to a college department, whose courses have an order', async () => {
  const parent = 'college-department/college/coa'
  const coursesOn = async () =>
    [...(await read('/learn-with-us/college/tracks/coa')).matchAll(/href="[^"]*\/coa\/(\w+)"/g)]
      .map(([, slug]) => slug)
      .filter((slug, place, all) => all.indexOf(slug) === place)
  const { key } = await add('course', parent, {})
  const { data } = await staff.call(pathOf('course/coa/bsa'))
  const { fil: _fil, ...course } = data as Fields
  await publish(key, { ...course, title: 'BS Internal Auditing', tag: 'BSIA' })
  expect(await coursesOn()).toEqual(['bsa', 'bsais', 'bsia'])
  const page = await read('/learn-with-us/college/tracks/coa/bsia')
  expect(page).toContain('BS Internal Auditing')
  const keys = [key, 'course/coa/bsais']
  const order = { action: 'order-pages', kind: 'course', keys }
  await staff.call(`${pathOf(parent)}/commands`, order, 'POST')
  expect(await coursesOn()).toEqual(['bsia', 'bsais', 'bsa'])
  await give(key, 'trash')
})

test('a page that the menu always has stays, with its address', async () => {
  const mission = 'page/meaning/mission'
  const sentence = /The menu always has “Mission”: keep its page, with the tag “mission”\./
  for (const action of ['trash', 'unpublish'])
    await expect(give(mission, action)).rejects.toThrow(sentence)
  await expect(publish(mission, { tag: 'task' })).rejects.toThrow(sentence)
  expect((await getPage(site, '/meaning/mission')).status).toBe(200)
})

test('what the site needs is not removed, and two pages of one document have two addresses', async () => {
  await expect(give('department/shs', 'trash')).rejects.toThrow(/403 /)
  await expect(give('course/sme/bsme', 'trash')).rejects.toThrow(/publish another course first/)
  const department = add('department', 'category/exploreOurSchool', { name: 'Night school' })
  await expect(department).rejects.toThrow(/403 .*not add or reorder them/)
  await expect(add('track', 'category/meaning', { title: 'Arts' })).rejects.toThrow(/404 /)
  const same = /422 .*Another page here has this tag already\./
  await expect(add('page', 'category/meaning', { tag: 'vision' })).rejects.toThrow(same)
  await expect(publish('track/shs/abm', { acronym: 'stem' })).rejects.toThrow(same)
  await expect(add('page', 'category/meaning', { title: 7 })).rejects.toThrow(/422 /)
})
