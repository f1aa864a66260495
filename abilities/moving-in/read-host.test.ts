import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStandInHost, type StandInHost } from '../../tests/helpers/stand-in-host.ts'
import { openHost } from './read-host.server.ts'

const now = Date.parse('2026-11-20T04:00:00Z')
let host: StandInHost
/** Answers of the host by path and page; anything else is not found. */
let answers: Map<string, unknown>
beforeEach(async () => {
  answers = new Map()
  host = await startStandInHost(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://host.example')
    const answer = answers.get(pathname + (searchParams.get('page') ?? ''))
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
})
afterEach(() => host.stop())

const announcements = '/api/get-announcements.php'
/** Sets a page of news. */
const setNews = (page: number, data: unknown, counts: object = {}) =>
  answers.set(`/api/get-articles.php${page}`, { data, ...counts })
const story = (articleID: number, fields: object = {}) => ({
  articleID,
  articleTitle: `Story ${articleID}`,
  articleContent: `<p>Body ${articleID}</p>`,
  ...fields,
})
const notice = (id: number, date = '', start = '', end = '') => ({
  announcementID: id,
  announcementTitle: `Notice ${id}`,
  announcementContent: `<p>Body ${id}</p>`,
  announcementDate: date,
  announcementStartDate: start,
  announcementEndDate: end,
})

/** Reads everything that the host has; of an entry, its kind by name. */
async function readHost() {
  const source = await openHost(host.origin, now)
  const items: Record<string, unknown>[] = []
  for await (const item of source.items)
    items.push(item.is === 'entry' ? { ...item.entry, kind: item.entry.kind.name } : { ...item })
  return { ...source, items }
}
const isLoss = (what: string, reason: string, where?: string) => ({
  is: 'loss',
  what,
  reason,
  ...(where && { where }),
})
const idsOf = (items: readonly Record<string, unknown>[]) =>
  items.map(({ id, reason }) => id ?? reason)

test('news come from the oldest page to the newest, after the announcements, each once', async () => {
  const pages = [[story(5), story(4)], [story(4), story(3)], [story(1)]]
  for (const [index, page] of pages.entries()) setNews(index + 1, page, { total: 5, limit: 2 })
  answers.set(announcements, [notice(2), notice(1), notice(1)])
  const read = await readHost()
  expect(idsOf(read.items)).toEqual(['1', '2', '1', '3', '4', '5'])
  expect(read).toMatchObject({ name: host.origin, base: `${host.origin}/`, total: 8 })
  expect(host.requests.filter((path) => path.includes('articles'))).toHaveLength(3)
  expect(['/dycian-news/a', '/announcements/a'].every(read.isMoved)).toBe(true)
  expect(['/', '/about', '/learn-with-us/dycian-news/a'].some(read.isMoved)).toBe(false)
  const address = 'https://a.example/b.jpg'
  expect(read.fileAt(address)).toEqual({ address, alt: '' })
})

test('a host that does not count has one page, and its total is what it sent', async () => {
  setNews(1, [story(2), { articleID: 3 }, story(1)])
  answers.set(announcements, [{ announcementID: 1 }, { announcementID: 2 }])
  const { items, total } = await readHost()
  expect(total).toBe(3)
  expect(items).toMatchObject([
    isLoss('announcement', '2 in this answer have no title.'),
    isLoss('article', '1 in this answer have no title.'),
    { id: '1' },
    { id: '2' },
  ])
})

test('an article comes with its fields, its picture and what is changed of it', async () => {
  const fields = {
    articleTitle: 'Robots &amp; Niño',
    articleBannerImage: 'uploads/team.jpg',
    articlePublishedDate: '03052024',
    articleCategory: 'OUTSIDE news',
    articleTopic: 'Robotics, STEM ,robotics',
  }
  const strange = { articleCategory: 'Sports', articlePublishedDate: '01012099' }
  setNews(1, [story(2, strange), story(1, fields), story(3)])
  answers.set(announcements, [])
  const [third, first, second] = (await readHost()).items
  const title = 'Robots & Niño'
  const read = { title, publishedOn: '2024-03-05', category: 'Outside News', sample: false }
  const none = { paths: [], notes: [], losses: [] }
  expect(first).toEqual({
    ...{ kind: 'article', id: '1', title, html: '<p>Body 1</p>', ...none },
    where: `${host.origin}/dycian-news/robots--nino`,
    fields: expect.objectContaining({ ...read, topics: ['robotics', 'STEM'] }) as object,
    banner: { address: `${host.origin}/uploads/team.jpg`, alt: '' },
    publishAt: Date.parse('2024-03-05T00:00:00Z'),
    slugs: ['robots--nino'],
  })
  expect(second).toMatchObject({
    fields: { category: 'Campus News', publishedOn: '2099-01-01' },
    publishAt: now,
    notes: ['Its category “Sports” is Campus News here.'],
  })
  const undated = { category: 'Campus News', publishedOn: null }
  expect(third).toMatchObject({ fields: undated, banner: null, publishAt: now, notes: [] })
})

test('an announcement has the first of its days, and no end before its beginning', async () => {
  answers.set(announcements, [
    notice(5),
    notice(4, '', '', '2025-01-04'),
    notice(3, '2025-01-02', '2025-01-05', '2025-01-04'),
    notice(2, '2025-01-05', '', '2025-01-04'),
    notice(1, '2025-01-02', '2025-01-03', '2025-01-03'),
  ])
  const { items } = await readHost()
  const read = (date: string | null, startsOn: string | null, endsOn: string | null) => ({
    kind: 'announcement',
    fields: { date, startsOn, endsOn, category: 'Announcements' },
    publishAt: date === null ? now : Date.parse(`${date}T00:00:00Z`),
    paths: [],
    notes: [],
  })
  const late = ['Its last day 2025-01-04 comes before its first, and is left out.']
  expect(items).toMatchObject([
    { ...read('2025-01-02', '2025-01-03', '2025-01-03'), losses: [], slugs: ['notice-1'] },
    { ...read('2025-01-05', null, null), losses: late },
    { ...read('2025-01-02', '2025-01-05', null), losses: late },
    { ...read('2025-01-04', null, '2025-01-04'), losses: [] },
    { ...read(null, null, null), losses: [], where: `${host.origin}/announcements/notice-5` },
    isLoss('article', 'Server returned 404'),
  ])
})

test('one call that is not answered is named; a host that answers neither is refused', async () => {
  setNews(1, [story(1)])
  expect((await readHost()).items).toMatchObject([
    isLoss('announcements', 'Server returned 404', host.origin + announcements),
    { id: '1' },
  ])
  setNews(1, 'none')
  await expect(readHost()).rejects.toThrow(
    `${host.origin} answers neither of the two calls: The news service answered without a list of articles; Server returned 404.`,
  )
})

test('pages that are not answered are named, and after three of them the host is away', async () => {
  answers.set(announcements, [])
  for (const page of [1, 3]) setNews(page, [story(page)], { total: 5, limit: 1 })
  const { items } = await readHost()
  const none = 'Server returned 404'
  const few = 'The host counts 5 articles and gave 2.'
  expect(idsOf(items)).toEqual([none, none, '3', none, '1', few])
  expect(items.at(-1)).toEqual(isLoss('article', few, host.origin))
  answers.delete('/api/get-articles.php3')
  await expect(readHost()).rejects.toThrow('does not answer any more')
  setNews(1, [story(1)], { total: 20_001, limit: 1 })
  await expect(readHost()).rejects.toThrow('says that it has 20001 pages of news: too many')
})
