import { beforeEach, expect, test } from 'vitest'
import { announcementKind, type AnnouncementInput } from '../../school/kinds/announcement.ts'
import { type ArticleInput, articleKind } from '../../school/kinds/article.ts'
import { announcement, article, editorAt, noon, putEntry } from '../../tests/helpers/entries.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()
beforeEach(async () => {
  for (const table of ['entry', 'entry_tally'] as const)
    await site.database
      .deleteFrom(table)
      .where('kind', 'in', [articleKind.name, announcementKind.name])
      .execute()
})

const put = (fields: Partial<ArticleInput>) =>
  putEntry(site.database, articleKind, article(fields), {}, editorAt(noon))
const announce = (fields: Partial<AnnouncementInput>) =>
  putEntry(site.database, announcementKind, announcement(fields), {}, editorAt(noon))
const further = ({ headings }: { headings: string[] }) =>
  headings.slice(headings.findIndex((heading) => heading.startsWith('More ')) + 1)

test('an article shows its text and topics, each with its list', async () => {
  const { slug } = await put({ title: 'Robots win', topics: ['robotics', 'shs'] })
  const { text, links, html } = await site.show(`/dycian-news/${slug}`)
  expect(text).toContain('The team came home on Sunday.')
  expect(text).toContain('Campus News November 5, 2026')
  expect(links).toContainEqual(['Robotics', '/dycian-news?topic=robotics'])
  expect(links).toContainEqual(['Senior High School', '/dycian-news?topic=shs'])
  expect((await site.show('/dycian-news?topic=shs')).html).toContain(
    '<title>DYCIan News: Senior High School</title>',
  )
  expect(html).toContain('<meta name="description" content="The team came home on Sunday."/>')
  expect(html).toContain('"@type":"NewsArticle"')
  expect(html).toContain('"datePublished":"2026-11-05"')
  expect(html).toContain(`"mainEntityOfPage":"${publicOrigin}/dycian-news/${slug}"`)
  expect(text).not.toMatch(/sample/i)
})

test('an article without text, topics and date says that there is none', async () => {
  const { slug } = await put({
    title: 'Bare',
    content: '',
    topics: [],
    publishedOn: null,
    sample: true,
  })
  const { text, html } = await site.show(`/dycian-news/${slug}`)
  expect(text).toContain('Description not available.')
  expect(html).toMatch(/<meta name="description" content="[^"]+"/)
  expect(html).not.toContain('aria-label="Topics"')
  expect(html).not.toContain('datePublished')
  expect(text).toMatch(/sample/i)
})

test('three further articles of the same category follow, without the article itself', async () => {
  for (const day of [1, 2, 3, 4])
    await put({ title: `Campus ${day}`, publishedOn: `2026-11-0${day}` })
  for (const day of [5, 6])
    await put({ title: `Outside ${day}`, publishedOn: `2026-11-0${day}`, category: 'Outside News' })
  expect(further(await site.show('/dycian-news/campus-4'))).toEqual([
    'Campus 3',
    'Campus 2',
    'Campus 1',
  ])
  expect(further(await site.show('/dycian-news/campus-1'))).toEqual([
    'Campus 4',
    'Campus 3',
    'Campus 2',
  ])
  expect(further(await site.show('/dycian-news/outside-5'))).toEqual(['Outside 6'])
  await put({ title: 'Campus 5', publishedOn: '2026-11-05' })
  expect(further(await site.show('/dycian-news/campus-5'))).toHaveLength(3)
})

test('the only article has no others', async () => {
  await put({ title: 'Alone' })
  expect((await site.show('/dycian-news/alone')).headings).toEqual(['Alone'])
  expect((await site.show('/dycian-news/not-there')).status).toBe(404)
})

test('the list of news shows a page of twelve, with its filters and pager', async () => {
  for (let day = 1; day <= 13; day += 1)
    await put({ title: `News ${day}`, publishedOn: `2026-10-${String(day).padStart(2, '0')}` })
  const first = await site.show('/dycian-news')
  expect(first.headings.filter((heading) => heading.startsWith('News '))).toHaveLength(12)
  expect(first.html).toMatch(/role="status"[^>]*>[^<]*13/)
  expect(first.links).toContainEqual(['Next', '/dycian-news?page=2'])
  expect(first.links).toContainEqual(['Outside News', '/dycian-news?category=Outside+News'])
  expect(first.html).not.toContain('name="category"')
  const second = await site.show('/dycian-news?page=2&topic=robotics')
  expect(second.headings).toContain('News 1')
  expect(second.links).toContainEqual(['Previous', '/dycian-news?topic=robotics'])
  expect(second.html).toContain('<option value="robotics" selected="">')
  expect((await site.show('/dycian-news?page=3')).status).toBe(404)
  expect((await site.show('/dycian-news?page=0')).status).toBe(400)
})

test('a list of a category and an unknown topic keeps both, and says that there is nothing', async () => {
  await put({ title: 'Other' })
  const { text, html, status, links } = await site.show(
    '/dycian-news?category=outside+news&topic=Kites',
  )
  expect(status).toBe(200)
  expect(text).toContain('No news')
  expect(html).toContain('<input type="hidden" name="category" value="Outside News"/>')
  expect(html).toContain('<option value="Kites" selected="">Kites</option>')
  expect(links).toContainEqual(['All', '/dycian-news?topic=Kites'])
  expect(html).toContain('<title>Outside News')
})

test('announcements are previewed in threes, with a way to all of them', async () => {
  for (const day of [1, 2, 3, 4])
    await announce({ title: `Notice ${day}`, date: `2026-11-0${day}` })
  const noticesOf = ({ headings }: { headings: string[] }) =>
    headings.filter((heading) => heading.startsWith('Notice'))
  const all: [string, string] = ['View All Announcements', '/announcements/all']
  const preview = await site.show('/announcements')
  expect(noticesOf(preview)).toEqual(['Notice 4', 'Notice 3', 'Notice 2'])
  expect(preview.links.map(([, address]) => address)).toContain(all[1])
  const whole = await site.show('/announcements/all')
  expect(noticesOf(whole)).toEqual(['Notice 4', 'Notice 3', 'Notice 2', 'Notice 1'])
  expect(whole.links.map(([, address]) => address)).not.toContain(all[1])
  expect(whole.html).toContain(`<link rel="canonical" href="${publicOrigin}/announcements/all"/>`)
  const one = await site.show('/announcements/notice-3')
  expect(noticesOf(one)).toEqual(['Notice 3', 'Notice 4', 'Notice 2', 'Notice 1'])
})

test('an announcement shows its text and dates; what it lacks is left out', async () => {
  await announce({ title: 'Half day', content: '<p>Classes end at noon.</p>', sample: true })
  const { text, html } = await site.show('/announcements/half-day')
  expect(text).toContain('Classes end at noon.')
  expect(text).toContain('Nov 5, 2026')
  expect(text).toMatch(/sample/i)
  expect(html).toContain('<meta name="description" content="Classes end at noon."/>')
  await announce({ title: 'Bare' })
  const bare = await site.show('/announcements/bare')
  expect(bare.html).toMatch(/<meta name="description" content="[^"]*Bare[^"]*Nov 5, 2026/)
  expect(bare.text.split('Half day')[0]).not.toMatch(/sample/i)
  expect((await site.show('/announcements/not-there')).status).toBe(404)
})

test('without announcements, the page says so', async () => {
  const { text, status } = await site.show('/announcements')
  expect(status).toBe(200)
  expect(text).toMatch(/no announcements/i)
})

test('a card shows the day of the thing itself; what is over is apart from what is current', async () => {
  await announce({ title: 'Clubs open', date: '2026-10-01', endsOn: '2026-11-19' })
  await announce({ title: 'Masses at dawn', startsOn: '2026-12-16', endsOn: '2026-12-24' })
  await announce({ title: 'Last day', date: '2026-11-02', endsOn: '2026-11-20' })
  const { headings, html } = await site.show('/announcements/all')
  expect(headings.slice(1)).toEqual([
    'Announcements for all DYCIans',
    'Masses at dawn',
    'Last day',
    'Past announcements',
    'Clubs open',
  ])
  const badges = [...html.matchAll(/<time dateTime="([^"]*)"/gi)].map(([, day]) => day)
  expect(badges).toEqual(['2026-12-16', '2026-11-02', '2026-10-01'])
  expect((await site.show('/announcements')).headings).not.toContain('Past announcements')
})
