import { expect, test } from 'vitest'
import type { PictureAddress } from '../../school/base/photo.ts'
import { readCategory, readProjects } from '../../school/content/reference/read-category.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { pageKind, type PageBelow } from '../../school/kinds/category.ts'
import { graduateQualitiesKind } from '../../school/kinds/graduate-qualities.ts'
import { projectKind } from '../../school/kinds/sustainability.ts'
import { startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

/** Reads the links to the neighbors of a page: title, address, and whether it is this page. */
function siblingsOf(html: string) {
  const nav = /<nav aria-label="Pages of this section"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  return [
    ...nav.matchAll(/<a href="([^"]*)"( aria-current="page")?>(?:<img [^>]*>)?(.*?)<\/a>/g),
  ].map(([, address, isCurrent, title = '']) => [
    title.replace(/<[^>]*>/g, ''),
    address,
    isCurrent !== undefined,
  ])
}

test('a section leads to each of its pages, with what each is about, and a page shows its text and leads to its neighbors', async () => {
  const { subItems, headerContent, pageContent } = await readCategory(site, 'meaning')
  const section = await site.show('/meaning')
  expect(section.links).toEqual(
    expect.arrayContaining(subItems.map(({ tag, title }) => [title, `/meaning/${tag}`])),
  )
  // Its whole text comes before its pages, and its next step after them.
  const places = [
    headerContent.description,
    ...pageContent.description,
    ...subItems.map(({ shortDescription }) => shortDescription),
    pageContent.nextSteps[0]?.text ?? 'no step',
  ].map((text) => section.text.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  const { text, html, headings } = await site.show('/meaning/vision')
  for (const paragraph of subItems[0]?.description ?? []) expect(text).toContain(paragraph)
  expect(siblingsOf(html)).toEqual(
    subItems.map(({ tag, title }) => [title, `/meaning/${tag}`, tag === 'vision']),
  )
  expect(headings).not.toContain('Robotics')
  expect(html).not.toContain('id="qualities"')
})

test('the only page of a section has no neighbors, and lists the qualities of graduates', async () => {
  const { html, headings } = await site.show('/identity/graduate-attributes')
  expect(siblingsOf(html)).toEqual([])
  const qualities = await readReference(site, graduateQualitiesKind)
  expect(qualities).toHaveLength(8)
  expect(headings).toEqual(expect.arrayContaining(qualities.map(({ title }) => title)))
})

test('a section of a few pages links them all below its lead, above their cards', async () => {
  const { subItems } = await readCategory(site, 'meaning')
  const { html } = await site.show('/meaning')
  const pages = subItems.map(({ tag, title }) => [title, `/meaning/${tag}`, false])
  expect(siblingsOf(html)).toEqual(pages)
  expect(html.indexOf('Pages of this section')).toBeLessThan(html.indexOf('data-reveal="each"'))
  for (const path of ['/identity', '/spirituality'])
    expect(siblingsOf((await site.show(path)).html)).toEqual([])
})

const change = (tag: string, fields: Partial<PageBelow>) =>
  site.changeReference({ ...pageKind, key: `page/meaning/${tag}` }, (page) => ({
    ...page,
    ...fields,
  }))

test('a page shows its contacts, once one is known, and whether it is a sample', async () => {
  expect((await site.show('/meaning/mission')).html).not.toContain('mailto:')
  await change('mission', { emailAddress: 'mission@dyci.example', sample: true })
  const { links, text } = await site.show('/meaning/mission')
  expect(links).toContainEqual(['mission@dyci.example', 'mailto:mission@dyci.example'])
  expect(text).toMatch(/sample/i)
  expect((await site.show('/meaning')).text).toContain('learning and faith. Sample')
  await change('mission', { sample: false })
  expect((await site.show('/meaning')).text).not.toContain('learning and faith. Sample')
})

const office = '/innovations/dyci-sustainability-office'

test('the projects of the sustainability office are led to by its page, which marks samples, and by each other', async () => {
  await site.changePages(projectKind, (topic, { index }) => ({ ...topic, sample: index < 2 }))
  const topics = await readProjects(site)
  const [first] = topics
  const { headings, html } = await site.show(`${office}/${first?.tag}`)
  expect(headings[0]).toBe(first?.title)
  expect(siblingsOf(html)).toEqual(
    topics.map(({ tag, title }) => [title, `${office}/${tag}`, tag === first?.tag]),
  )
  const index = await site.show(office)
  expect(index.links).toEqual(
    expect.arrayContaining(topics.map(({ tag, title }) => [title, `${office}/${tag}`])),
  )
  const [list = ''] = /<ul[^>]*data-reveal="each">.*?<\/ul>/s.exec(index.html) ?? []
  expect(list.match(/>Sample<\/b>/g)).toHaveLength(2)
})

test.each(['/meaning/none', '/identity/vision', '/spirituality/vision', `${office}/none`])(
  '%s is missing',
  async (path) => expect((await site.show(path)).status).toBe(404),
)

test('a report of no category says so, and leads home', async () => {
  const { status, text, links } = await site.show('/reports/none/1/title')
  expect(status).toBe(404)
  expect(text).toContain('No content available for this category.')
  expect(links.at(-1)?.[1]).toBe('/')
})

test.each([
  [['In 1950', 'Since 1998', 'Today'], true],
  [['In 1950', 'Today'], false],
  [['Room 12345', 'Today'], false],
])('a page whose headings are mostly years is a timeline: %j', async (headings, isTimeline) => {
  const section = { paragraphs: ['A text.'], points: [], picture: null }
  const sections = headings.map((heading) => ({ heading, ...section }))
  await change('vision', { sections })
  const { html } = await site.show('/meaning/vision')
  expect(html.includes('data-reveal="each"')).toBe(isTimeline)
})

test('a timeline is known as one of pictures once each of its years has one', async () => {
  const section = { paragraphs: ['A text.'], points: [] }
  const picture = '/images/robots/2010-gold.svg' as PictureAddress
  const years = (last: PictureAddress | null) => [
    { ...section, heading: '2010', picture },
    { ...section, heading: '2011', picture: last },
  ]
  await change('vision', { sections: years(null) })
  expect((await site.show('/meaning/vision')).html).not.toContain('data-pictured')
  await change('vision', { sections: years(picture) })
  expect((await site.show('/meaning/vision')).html).toContain('data-pictured')
})

test('words before a colon stand out in a list where each point has them, and in the heading of a short part, and a part has its picture', async () => {
  const part = { paragraphs: [], points: ['To see: ask us.', 'To erase: write.'], picture: null }
  const headings = ['Pupils: half off', 'Two', 'Three', 'Four']
  const sections = headings.map((heading) => ({ heading, ...part }))
  const picture = '/images/robots/2010-gold.svg' as PictureAddress
  await change('vision', {
    sections: [
      ...sections.slice(0, 3),
      { ...part, heading: 'Four', points: ['A: b.', 'c'], picture },
    ],
  })
  const { html } = await site.show('/meaning/vision')
  expect(html).toContain('<h2><b>Pupils:</b> half off</h2>')
  expect(html.match(/<li><b>To see:<\/b> ask us\.<\/li>/g)).toHaveLength(3)
  expect(html).toMatch(
    /<li>A: b\.<\/li><li>c<\/li><\/ul><\/div><img src="\/images\/robots\/2010-gold.svg"/,
  )
  await change('vision', { sections: sections.slice(0, 1) })
  expect((await site.show('/meaning/vision')).html).toContain('<h2>Pupils: half off</h2>')
})

const names = ['Pupils: half off', 'B', 'C', 'D']
const amounts = ['Pupils: half off', 'Two: a', 'Three: b', 'Four: c']
test.each([
  ['offers', 'amounts', amounts, { paragraphs: ['A text.'], points: [] }],
  ['ledger', 'a few points each', names, { paragraphs: [], points: ['1', '2'] }],
  ['cards', 'many points', names, { paragraphs: [], points: '1 2 3 4 5 6 7'.split(' ') }],
  ['wide', 'long texts', names, { paragraphs: ['x'.repeat(701)], points: [] }],
])('a page looks like %s when its parts are %s', async (look, _, headings, part) => {
  const sections = headings.map((heading) => ({ heading, ...part, picture: null }))
  await change('vision', { sections })
  expect((await site.show('/meaning/vision')).html).toContain(`data-look="${look}"`)
})

test('the page of an event that repeats shows each of its days', async () => {
  await site.addEvent({
    title: 'Simbang gabi',
    startsAt: '2026-12-16T04:30',
    endsAt: '2026-12-16T05:30',
    repeat: { every: 'day', until: '2026-12-24' },
  })
  const { html } = await site.show('/spirituality/simbang-gabi')
  const days = [...html.matchAll(/<li><time dateTime="2026-12-(\d\d)"/g)].map(([, day]) => day)
  expect(days).toEqual(['16', '17', '18', '19', '20', '21', '22', '23', '24'])
  expect((await site.show('/spirituality/youthcamp')).html).not.toContain('<time')
})

test('the page of the robotics program draws its figures, and leads from each year to its story by a picture', async () => {
  const bannerImage = '/images/robots/2010-gold.svg'
  const fields = { topics: ['robotics'], publishedOn: '2010-12-31', bannerImage }
  await site.addArticle({ title: 'Gold in Pasay', ...fields })
  const { html, text } = await site.show('/innovations/dyci-robotics-program')
  expect(text).toContain('Patents')
  expect((await site.show('/innovations/dyci-research')).text).not.toContain('Patents')
  const partOf = (year: string) =>
    new RegExp(`<section id="part-\\d+"><h2>${year}</h2>.*?</section>`).exec(html)?.[0] ?? ''
  expect(partOf('2010')).toMatch(
    /<a href="\/dycian-news\/gold-in-pasay"[^>]*><img src="\/images\/robots\/2010-gold.svg" alt="Gold in Pasay"/,
  )
  expect(partOf('Also in Denmark')).toContain('Friendship Invitational')
  expect(partOf('Also in Denmark')).not.toContain('<img')
  expect((await site.show('/organizational-memory/history')).html).not.toContain('gold-in-pasay')
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
  ['/stakeholders-centricity/scholarships', 'Ask about a scholarship', '/ask-us?topic=fees'],
])('%s leads to %s at once', async (path, title, address) => {
  expect((await site.show(path)).links).toContainEqual([title, address])
})

test('the parts that a section leads to are on their pages', async () => {
  const { links } = await site.show('/identity')
  const [, address = ''] = links.find(([, to]) => to?.includes('#')) ?? []
  expect(address).toBe('/identity/graduate-attributes#quality-1')
  expect((await site.show('/identity/graduate-attributes')).html).toContain('id="quality-1"')
  for (const [page, first] of [
    ['/norms/rules-and-regulations', 'ID and uniform'],
    ['/data-privacy-policy', 'Who we are'],
  ]) {
    const long = await site.show(page ?? '')
    expect(long.html).toContain('id="part-1"')
    expect(long.links).toContainEqual([first, '#part-1'])
  }
  const { text } = await site.show('/organizational-memory')
  expect(text).toContain('1974 The Yanga family buys the academy.')
  expect((await site.show('/servanthood')).text).toContain('together Environment · June 5, 2026')
  expect((await site.show('/innovations')).text).toContain('College research Where they work now')
  expect(text).not.toContain('The college grows')
})
