import { expect, test } from 'vitest'
import { readCategory } from '../../school/content/reference/read-category.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { categoryKind } from '../../school/kinds/category.ts'
import { graduateQualitiesKind } from '../../school/kinds/graduate-qualities.ts'
import { sustainabilityKind } from '../../school/kinds/sustainability.ts'
import { articleKind } from '../../school/kinds/article.ts'
import { article, editorAt, noon, putEntry } from '../../tests/helpers/entries.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

/** Reads the links to the neighbors of a page: title, address, and whether it is this page. */
function siblingsOf(html: string) {
  const nav = /<nav aria-label="Pages of this section"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  return [...nav.matchAll(/<a href="([^"]*)"( aria-current="page")?>([^<]*)<\/a>/g)].map(
    ([, address, isCurrent, title]) => [title, address, isCurrent !== undefined],
  )
}

test('a section leads to each of its pages, with what each is about', async () => {
  const { subItems, headerContent } = await readCategory(site.database, 'meaning')
  const { links, text, html } = await site.show('/meaning')
  expect(links).toEqual(
    expect.arrayContaining(subItems.map(({ tag, title }) => [title, `/meaning/${tag}`])),
  )
  for (const { shortDescription } of subItems) expect(text).toContain(shortDescription)
  expect(text).toContain(headerContent.description)
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin}/meaning"/>`)
})

test('a page of a section shows its text and leads to its neighbors', async () => {
  const { subItems } = await readCategory(site.database, 'meaning')
  const [vision] = subItems
  const { text, html, headings } = await site.show('/meaning/vision')
  for (const paragraph of vision?.description ?? []) expect(text).toContain(paragraph)
  expect(siblingsOf(html)).toEqual(
    subItems.map(({ tag, title }) => [title, `/meaning/${tag}`, tag === 'vision']),
  )
  expect(headings).not.toContain('Robotics')
  expect(html).not.toContain('id="qualities"')
})

test('the only page of a section has no neighbors', async () => {
  const { html, status } = await site.show('/identity/graduate-attributes')
  expect(status).toBe(200)
  expect(siblingsOf(html)).toEqual([])
})

test('the qualities of graduates are listed on their page', async () => {
  const { headings } = await site.show('/identity/graduate-attributes')
  const qualities = await readReference(site.database, graduateQualitiesKind)
  expect(qualities).toHaveLength(8)
  expect(headings).toEqual(expect.arrayContaining(qualities.map(({ title }) => title)))
})

test('the figures of the robotics program are drawn on its page', async () => {
  const { text } = await site.show('/innovations/dyci-robotics-program')
  expect(text).toContain('Patents')
  expect((await site.show('/innovations/dyci-research')).text).not.toContain('Patents')
})

test('a page shows its contacts, once one is known, and whether it is a sample', async () => {
  const change = (fields: { emailAddress?: string | null; sample?: boolean }) =>
    site.changeReference(categoryKind('meaning'), (all) => ({
      ...all,
      subItems: all.subItems.map((item) =>
        item.tag === 'mission' ? { ...item, ...fields } : item,
      ),
    }))
  const before = await site.show('/meaning/mission')
  expect(before.html).not.toContain('mailto:')
  await change({ emailAddress: 'mission@dyci.example', sample: true })
  const { links, text } = await site.show('/meaning/mission')
  expect(links).toContainEqual(['mission@dyci.example', 'mailto:mission@dyci.example'])
  expect(text).toMatch(/sample/i)
  expect((await site.show('/meaning')).text).toMatch(/Mission Sample/)
  await change({ sample: false })
  expect((await site.show('/meaning')).text).not.toMatch(/Mission Sample/)
})

test('each list marks what is a sample', async () => {
  const marksOn = async (path: string) => {
    const { html } = await site.show(path)
    const [list = ''] = /<ul[^>]*data-reveal="each">.*?<\/ul>/s.exec(html) ?? []
    return list.match(/<b>Sample<\/b>/g)?.length ?? 0
  }
  await site.changeReference(sustainabilityKind, (all) =>
    all.map((topic, place) => ({ ...topic, sample: place < 2 })),
  )
  expect(await marksOn('/innovations/dyci-sustainability-office')).toBe(2)
})

test.each(['/meaning/no-such-page', '/identity/vision', '/spirituality/vision'])(
  '%s is missing',
  async (path) => expect((await site.show(path)).status).toBe(404),
)

test('a project of the sustainability office leads to the others', async () => {
  const topics = await readReference(site.database, sustainabilityKind)
  const base = '/innovations/dyci-sustainability-office'
  const [first] = topics
  const { headings, html, status } = await site.show(`${base}/${first?.tag}`)
  expect(status).toBe(200)
  expect(headings[0]).toBe(first?.title)
  expect(siblingsOf(html)).toEqual(
    topics.map(({ tag, title }) => [title, `${base}/${tag}`, tag === first?.tag]),
  )
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin}${base}/${first?.tag}"/>`)
  expect((await site.show(`${base}/none`)).status).toBe(404)
  const index = await site.show(base)
  expect(index.links).toEqual(
    expect.arrayContaining(topics.map(({ tag, title }) => [title, `${base}/${tag}`])),
  )
})

test.each([
  ['/vision', '/meaning/vision'],
  ['/mission', '/meaning/mission'],
  ['/core-values', '/meaning/core-values'],
  ['/quality-policy', '/meaning/quality-policy'],
  ['/dyci-seal', '/meaning/dyci-seal'],
  ['/graduate-attributes', '/identity/graduate-attributes'],
  ['/paraya', '/servanthood/paraya'],
])('%s leads to %s', async (short, location) => {
  expect(await site.show(short)).toMatchObject({ status: 301, location })
})

test('a page whose headings are mostly years is a timeline', async () => {
  const section = (heading: string) => ({ heading, paragraphs: ['A text.'], points: [] })
  const give = (headings: string[]) =>
    site.changeReference(categoryKind('meaning'), (all) => ({
      ...all,
      subItems: all.subItems.map((item) =>
        item.tag === 'vision' ? { ...item, sections: headings.map(section) } : item,
      ),
    }))
  const isTimeline = async () =>
    (await site.show('/meaning/vision')).html.includes('data-reveal="each"')
  await give(['In 1950', 'Since 1998', 'Today'])
  expect(await isTimeline()).toBe(true)
  await give(['In 1950', 'Today'])
  expect(await isTimeline()).toBe(false)
  await give(['Room 12345', 'Today'])
  expect(await isTimeline()).toBe(false)
})

test('each year of the robotics program leads to its story, which is shown by its picture', async () => {
  const story = {
    title: 'Gold in Pasay',
    publishedOn: '2010-12-31',
    bannerImage: '/images/robots/2010-gold.svg',
  }
  await putEntry(site.database, articleKind, article(story), {}, editorAt(noon))
  const { html } = await site.show('/innovations/dyci-robotics-program')
  const partOf = (year: string) =>
    new RegExp(`<section id="part-\\d+"><h2>${year}</h2>.*?</section>`).exec(html)?.[0] ?? ''
  expect(partOf('2010')).toMatch(
    /<a href="\/dycian-news\/gold-in-pasay"[^>]*><img src="\/images\/robots\/2010-gold.svg" alt="Gold in Pasay"/,
  )
  expect(partOf('Also in Denmark')).toContain('Friendship Invitational')
  expect(partOf('Also in Denmark')).not.toContain('<img')
  expect((await site.show('/organizational-memory/history')).html).not.toContain('/images/robots/')
})

test.each([
  ['/spirituality', /<h2[^>]*><a [^>]*><span lang="fil">Simbang Gabi<\/span>/],
  ['/spirituality/retreat', /<li><a [^>]*><span lang="fil">Simbang Gabi<\/span>/],
  ['/announcements', /<h3[^>]*><a [^>]*><span lang="fil">Simbang gabi<\/span> schedule/],
])('on %s a title names the language of a word that is not English', async (path, title) => {
  expect((await site.show(path)).html).toMatch(title)
})

test.each([
  ['/norms', 'ID and uniform', '/norms/rules-and-regulations#part-1'],
  ['/meaning', 'Magis', '/meaning/core-values#part-2'],
  ['/organizational-memory', '1974', '/organizational-memory/history#part-2'],
  [
    '/servanthood',
    'Clearing the riverbank together',
    '/servanthood/paraya/articles/clearing-the-riverbank-together',
  ],
  ['/innovations', 'Senior High School research', '/innovations/dyci-research/research/shs'],
])('%s leads to %s at once', async (path, title, address) => {
  expect((await site.show(path)).links).toContainEqual([title, address])
})

test('the parts that a section leads to are on their pages', async () => {
  const { links } = await site.show('/identity')
  const [, address = ''] = links.find(([, to]) => to?.includes('#')) ?? []
  expect(address).toBe('/identity/graduate-attributes#quality-1')
  expect((await site.show('/identity/graduate-attributes')).html).toContain('id="quality-1"')
  expect((await site.show('/norms/rules-and-regulations')).html).toContain('id="part-1"')
  const { text } = await site.show('/organizational-memory')
  expect(text).toContain('1974 The Yanga family buys the academy.')
  expect(text).not.toContain('The college grows')
})
