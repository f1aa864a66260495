import { beforeEach, expect, test } from 'vitest'
import type { AnnouncementInput } from '../../school/kinds/announcement.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()
beforeEach(() => site.removeEntries('article', 'announcement'))

const startingWith = (start: string, { headings }: { headings: string[] }) =>
  headings.filter((heading) => heading.startsWith(start))

test('an article shows its text and topics, each with its list, or says that there is none', async () => {
  const { slug } = await site.addArticle({
    title: 'Robots win',
    publishedOn: '2026-11-05',
    topics: ['robotics', 'shs'],
  })
  const { text, links, html } = await site.show(`/dycian-news/${slug}`)
  expect(text).toContain('Written by a test.')
  expect(text).toContain('Campus News November 5, 2026')
  expect(links).toContainEqual(['Robotics', '/dycian-news?topic=robotics'])
  expect(links).toContainEqual(['Senior High School', '/dycian-news?topic=shs'])
  const list = (await site.show('/dycian-news?topic=shs')).html
  expect(list).toContain('<title>DYCIan News: Senior High School</title>')
  expect(list).not.toContain('Pages of news')
  expect(html).toContain('<meta name="description" content="Written by a test."/>')
  expect(html).toContain('"@type":"NewsArticle"')
  expect(html).toContain('"datePublished":"2026-11-05"')
  expect(html).toContain(`"mainEntityOfPage":"${publicOrigin}/dycian-news/${slug}"`)
  expect(text).not.toMatch(/sample/i)
  await site.addArticle({ title: 'Bare', content: '', sample: true })
  const bare = await site.show('/dycian-news/bare')
  expect(bare.text).toContain('Description not available.')
  expect(bare.text).toMatch(/ Sample Bare .*Sample text/)
  expect(bare.html).toContain('<meta property="og:title" content="Sample: Bare"/>')
  expect(bare.html).toContain('"name":"Sample: Bare"')
  expect(bare.html).toMatch(/<meta name="description" content="[^"]+"/)
  expect(bare.html).not.toMatch(/aria-label="Topics"|datePublished/)
})

test('three further articles of the same category follow, without the article itself', async () => {
  const further = async (slug: string) => {
    const { headings } = await site.show(`/dycian-news/${slug}`)
    return headings.slice(headings.findIndex((heading) => heading.startsWith('More ')) + 1)
  }
  await site.addArticle({ title: 'Outside 5', category: 'Outside News' })
  expect((await site.show('/dycian-news/outside-5')).headings).toEqual(['Outside 5'])
  await site.addArticle({ title: 'Outside 6', category: 'Outside News' })
  for (const day of [1, 2, 3, 4])
    await site.addArticle({ title: `Campus ${day}`, publishedOn: `2026-11-0${day}` })
  expect(await further('campus-4')).toEqual(['Campus 3', 'Campus 2', 'Campus 1'])
  expect(await further('campus-1')).toEqual(['Campus 4', 'Campus 3', 'Campus 2'])
  expect(await further('outside-5')).toEqual(['Outside 6'])
  await site.addArticle({ title: 'Campus 5', publishedOn: '2026-11-05' })
  expect(await further('campus-5')).toHaveLength(3)
})

test('the list of news shows a page of twelve, with its filters and pager', async () => {
  for (let day = 10; day <= 22; day += 1)
    await site.addArticle({ title: `News ${day}`, publishedOn: `2026-10-${day}`, topics: ['shs'] })
  const first = await site.show('/dycian-news')
  expect(startingWith('News ', first)).toHaveLength(12)
  expect(first.html).toContain('Pages of news')
  expect(first.html).toMatch(/role="status"[^>]*>[^<]*13/)
  expect(first.links).toContainEqual(['Next', '/dycian-news?page=2'])
  expect(first.links).toContainEqual(['Outside News', '/dycian-news?category=Outside+News'])
  expect(first.html).not.toContain('name="category"')
  const second = await site.show('/dycian-news?page=2&topic=shs')
  expect(second.headings).toContain('News 10')
  expect(second.links).toContainEqual(['Previous', '/dycian-news?topic=shs'])
  expect(second.html).toContain('<option value="shs" selected="">')
  expect((await site.show('/dycian-news?page=3')).status).toBe(404)
})

test('in a list, an article without a picture has its topic on the color of that', async () => {
  await site.addArticle({ title: 'Robots win', topics: ['robotics', 'jhs'] })
  expect((await site.show('/dycian-news')).html).toMatch(
    /data-tone="rose"><span>Robotics<\/span><\/p><div><p>Campus News.*?<h3><a [^>]*>Robots win</,
  )
})

test('a list of a category and an unknown topic keeps both, and says that there is nothing', async () => {
  await site.addArticle({ title: 'Other' })
  const { text, html, links } = await site.show('/dycian-news?category=outside+news&topic=Kites')
  expect(text).toContain('No news')
  expect(html).toContain('<input type="hidden" name="category" value="Outside News"/>')
  expect(html).toContain('<option value="Kites" selected="">Kites</option>')
  expect(links).toContainEqual(['All', '/dycian-news?topic=Kites'])
  expect(html).toContain('<title>Outside News')
})

test('announcements are previewed in threes, with a way to all of them; without any, the page says so', async () => {
  expect((await site.show('/announcements')).text).toMatch(/no announcements/i)
  for (const day of [1, 2, 3, 4])
    await site.addAnnouncement({ title: `Notice ${day}`, date: `2026-11-0${day}` })
  const addresses = ({ links }: { links: string[][] }) => links.map(([, address]) => address)
  const preview = await site.show('/announcements')
  expect(startingWith('Notice', preview)).toEqual(['Notice 4', 'Notice 3', 'Notice 2'])
  expect(addresses(preview)).toContain('/announcements/all')
  const whole = await site.show('/announcements/all')
  expect(startingWith('Notice', whole)).toEqual(['Notice 4', 'Notice 3', 'Notice 2', 'Notice 1'])
  expect(addresses(whole)).not.toContain('/announcements/all')
  const one = await site.show('/announcements/notice-3')
  expect(startingWith('Notice', one)).toEqual(['Notice 3', 'Notice 4', 'Notice 2', 'Notice 1'])
})

test('an announcement shows its text and dates; what it lacks is left out', async () => {
  const content = '<p>Classes end at noon.</p>'
  await site.addAnnouncement({ title: 'Half day', date: '2026-11-05', content, sample: true })
  const { text, html } = await site.show('/announcements/half-day')
  expect(text).toMatch(/ Sample Half day .*Sample text/)
  expect(text).not.toContain('Check that this is true')
  expect(text).toContain('Classes end at noon.')
  expect(text).toContain('Nov 5, 2026')
  expect(html).toContain('<meta name="description" content="Classes end at noon."/>')
  await site.addAnnouncement({ title: 'Bare', date: '2026-11-05' })
  const bare = await site.show('/announcements/bare')
  expect(bare.text).toContain('Check that this is true')
  expect(bare.html).toMatch(/<meta name="description" content="[^"]*Bare[^"]*Nov 5, 2026/)
  expect(bare.text.split('View All')[0]).not.toMatch(/sample/i)
})

test('a card shows the day of the thing itself; what is over is apart from what is current', async () => {
  const add = (title: string, date: string, fields: Partial<AnnouncementInput> = {}) =>
    site.addAnnouncement({ title, date, ...fields })
  await add('Clubs open', '2026-10-01', { endsOn: '2026-11-19' })
  await add('Masses at dawn', '2026-11-05', { startsOn: '2027-01-04', endsOn: '2027-01-31' })
  await add('Last day', '2026-11-02', { endsOn: '2026-11-20' })
  await add('One day', '2026-09-02', { startsOn: '2026-09-12' })
  await add('Old advice', '2025-11-19')
  await add('Advice', '2025-11-20')
  const { headings, html } = await site.show('/announcements/all')
  expect(headings.slice(2).join(' | ')).toBe(
    'Masses at dawn | Last day | Advice | No longer in effect | Clubs open | One day | Old advice',
  )
  const badges = [...html.matchAll(/<time dateTime[^>]*>.*?<\/time>/gi)].map(([badge]) =>
    badge.replaceAll(/<[^>]*>/g, '').trim(),
  )
  expect(badges.slice(0, 4)).toEqual(['04 Jan', '02 Nov', '20 Nov', '01 Oct'])
  expect(html).toContain('default-announcement.svg#beside')
  expect((await site.show('/announcements')).headings).not.toContain('No longer in effect')
})

test('a long list of announcements over several years can be shown by year', async () => {
  for (let day = 10; day < 22; day += 1)
    await site.addAnnouncement({ title: `Notice ${day}`, date: `2026-11-${day}` })
  const list = '/announcements/all'
  expect((await site.show(list)).links).not.toContainEqual(['2026', `${list}?year=2026`])
  await site.addAnnouncement({ title: 'Old notice', date: '2025-06-09' })
  expect((await site.show(list)).links).toContainEqual(['2025', `${list}?year=2025`])
  const { links, text } = await site.show(`${list}?year=2025`)
  expect(links).toContainEqual(['Old notice', '/announcements/old-notice'])
  expect(text).not.toMatch(/Notice 1|No announcements/)
  expect((await site.show(`${list}?year=2024`)).status).toBe(404)
})

test.each([
  ['/dycian-news/not-there', 404],
  ['/dycian-news?page=0', 400],
  ['/announcements/not-there', 404],
])('%s is refused with %i', async (path, status) => {
  expect((await site.show(path)).status).toBe(status)
})
