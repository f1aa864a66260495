import { describe, expect, onTestFinished, test } from 'vitest'
import { sourceOf } from '../../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  changeArticle,
  noon,
  putArticle,
  valueOf,
} from '../../../tests/helpers/entries.ts'
import { json, startStandInHost } from '../../../tests/helpers/stand-in-host.ts'
import { newsPageSize, readArticle, readNewsBeside, readNewsPage } from './read-news.server.ts'
import { articlesAddress, fetchNewsPage, pageOfNews, parseArticles } from './news-service.ts'
import { parseNewsQuery } from './news.ts'

const all = { page: 1, category: 'all', topic: '' }

describeOnDatabases('news from the site’s own database', (given) => {
  test('is a page of what visitors may see, with everything that a card needs', async () => {
    const { source } = sourceOf(given.database)
    const shown = { image: '/media/robot.webp', sample: true }
    const { id } = await putArticle(given.database, { bannerImage: shown.image, sample: true })
    await putArticle(given.database, { title: 'Tomorrow' }, { publishAt: noon + 1 })
    expect(valueOf(await readNewsPage(source, all))).toEqual({
      items: [
        {
          articleID: String(id),
          slug: 'robotics-team-comes-home',
          title: 'Robotics team comes home',
          preview: 'The team came home on Sunday.',
          publishedOn: '2026-11-05',
          category: 'Campus News',
          topics: ['robotics'],
          ...shown,
        },
      ],
      total: 1,
      page: 1,
      pageCount: 1,
    })
  })

  test('is paged by the twelve, filtered by category and by topic in any case, and a few beside other content', async () => {
    const { source } = sourceOf(given.database)
    for (let number = 0; number <= newsPageSize; number += 1) {
      const category = number % 2 ? 'Outside News' : 'Campus News'
      await putArticle(given.database, { category, topics: ['STEM'] })
    }
    const read = async (query: object) => valueOf(await readNewsPage(source, { ...all, ...query }))
    const first = await read({})
    expect([first.items.length, first.pageCount]).toEqual([12, 2])
    const second = await read({ page: 2 })
    expect([second.items.length, second.page]).toEqual([1, 2])
    expect((await read({ category: 'Outside News', topic: 'sTem' })).items).toHaveLength(6)
    const none = { items: [], total: 0, page: 1, pageCount: 1 }
    expect(await read({ topic: 'alumni' })).toEqual(none)
    const { items, ...page } = valueOf(await readNewsBeside(source, all, 2))
    expect(items).toHaveLength(2)
    expect(page).toEqual({ total: 13, page: 1, pageCount: 7 })
  })

  test('is an article at its address, and at an earlier one with the address that it has now', async () => {
    const { source } = sourceOf(given.database)
    const { id } = await putArticle(given.database, { title: 'Old title' })
    await changeArticle(given.database, id, { data: article({ title: 'New title' }) })
    const { content } = article()
    const shown = { slug: 'new-title', title: 'New title', content }
    for (const slug of ['old-title', 'new-title'])
      expect(valueOf(await readArticle(source, slug))).toMatchObject(shown)
    expect(valueOf(await readArticle(source, 'elsewhere'))).toBeNull()
  })

  test('is clean even when its row was changed behind our back', async () => {
    const { id, slug } = await putArticle(given.database)
    const content = '<p onclick="x()">a</p><script>alert(1)</script>'
    await given.database.updateTable('entry').set({ content }).where('id', '=', id).execute()
    const { source } = sourceOf(given.database)
    expect(valueOf(await readArticle(source, slug))).toMatchObject({ content: '<p>a</p>' })
  })
})

/** Builds an article as a content host sends it. */
const wire = (fields: object = {}) => ({
  articleID: 7,
  articleTitle: 'Robotics team comes home',
  articleContent: '<p>Home on <b>Sunday</b>.</p>',
  articleBannerImage: 'uploads/robot.png',
  articlePublishedDate: '11052026',
  articleCategory: 'Campus News',
  articleTopic: 'robotics, college ,, STEM',
  ...fields,
})
const articlesOf = (...data: unknown[]) => valueOf(parseArticles({ data }, '')).articles
const pageOf = (body: unknown, query = all) => pageOfNews(valueOf(parseArticles(body, '')), query)

test('the call get-articles has the parameters of the specification and no others, with white space as %20 (spec 7)', () => {
  for (const topic of ['', 'R&D, Ñ + more']) {
    const address = articlesAddress('https://host', { page: 3, category: 'Campus News', topic })
    expect(address).not.toContain('+')
    const { pathname, searchParams } = new URL(address)
    expect(pathname).toBe('/api/get-articles.php')
    expect(Object.fromEntries(searchParams)).toEqual({
      mode: 'paginate',
      status: 'Published',
      category: 'Campus News',
      page: '3',
      ...(topic && { topicFilter: topic }),
    })
  }
})

describe('an article of the service', () => {
  test('is read with everything that a card needs, and without its body', async () => {
    const host = await startStandInHost(json({ data: [wire()] }))
    onTestFinished(() => host.stop())
    const { items } = valueOf(await fetchNewsPage(host.origin, all))
    expect(host.requests).toEqual([articlesAddress('', all)])
    expect(items).toEqual([
      {
        articleID: '7',
        slug: 'robotics-team-comes-home',
        title: 'Robotics team comes home',
        preview: 'Home on Sunday.',
        image: `${host.origin}/uploads/robot.png`,
        publishedOn: '2026-11-05',
        category: 'Campus News',
        topics: ['robotics', 'college', 'STEM'],
        sample: false,
      },
    ])
  })

  const title = '<i>A</i> &amp; B<script>x</script>'
  test.each([
    ['no date that does not exist', { articlePublishedDate: '02302025' }, { publishedOn: null }],
    ['the address that the service says', { articleSlug: 'moved-here' }, { slug: 'moved-here' }],
    ['no address that is wrong', { articleSlug: '../x' }, { slug: 'robotics-team-comes-home' }],
    ['its number for a title without letters', { articleTitle: '日本' }, { slug: 'article-7' }],
    ['text for a title', { articleTitle: title }, { title: 'A & B' }],
    ['its body, as it was sent', {}, { html: '<p>Home on <b>Sunday</b>.</p>' }],
  ])('has %s', (_what, fields, read) => {
    expect(articlesOf(wire(fields))).toMatchObject([read])
  })

  test('may lack everything but a title; without one it is left out', () => {
    const titled = { articleTitle: 'Only a title' }
    const articles = articlesOf(titled, { articleID: 3 }, {}, null, 'text', 5, [])
    expect(articles).toMatchObject([{ title: 'Only a title', articleID: '' }])
  })
})

describe('a page of news', () => {
  test.each([
    [{ total: '25', limit: '12' }, 3],
    [{ total: 24, limit: 12 }, 2],
    [{ total: 0, limit: 12 }, 1],
    [{ total: 25 }, 1],
    [{ limit: 12 }, 1],
    [{ total: 25, limit: 0 }, 1],
    [{ total: 'many', limit: 12 }, 1],
  ])('with the counts %j is one of %i (spec 7)', (counts, pageCount) => {
    expect(pageOf({ data: [wire()], ...counts }).pageCount).toBe(pageCount)
  })

  test('is filtered by topic here too, as a whole, in whatever case; none finds everything (spec 5)', () => {
    const topics = ['Robotics', 'College of Computer Studies', 'stem,ROBOTICS', null]
    const data = topics.map((articleTopic) => wire({ articleTopic }))
    const countOf = (topic: string) => pageOf({ data }, { ...all, topic }).items.length
    const found = ['robotics', 'STEM', 'college of computer studies', '']
    expect(found.map(countOf)).toEqual([2, 1, 1, 4])
    expect(['robot', 'college', 'research', ' robotics'].map(countOf)).toEqual([0, 0, 0, 0])
  })

  test('is sorted here too: newest first, undated last, equal days as they came (spec 7)', () => {
    const dates = ['01022020', '', '12312025', 'nonsense', 'Jan 3, 2026', '12312025']
    const data = dates.map((articlePublishedDate, place) =>
      wire({ articlePublishedDate, articleID: `${place}` }),
    )
    const { items } = pageOf({ data })
    expect(items.map(({ articleID }) => articleID)).toEqual(['4', '2', '5', '0', '1', '3'])
  })

  test('is empty when the service has null for its list, and a failure when it has none', () => {
    const empty = { items: [], total: 0, page: 1, pageCount: 1 }
    expect(pageOf({ data: null, total: 0, limit: 12 })).toEqual(empty)
    const failed = { ok: false, failure: { reason: 'wrong-shape' } }
    for (const body of [null, [], 'text', {}, { data: {} }])
      expect([body, parseArticles(body, '')]).toMatchObject([body, failed])
  })
})

const parse = (query: string) => parseNewsQuery(new URLSearchParams(query))

test.each([
  ['', all],
  ['page=1000000', { ...all, page: 1_000_000 }],
  ['category=ALL', all],
  ['category=campus+news', { ...all, category: 'Campus News' }],
  ['category=%20OUTSIDE%20NEWS%20', { ...all, category: 'Outside News' }],
  ['topic=+Robotics+&utm_source=x', { ...all, topic: 'Robotics' }],
])('the address “%s” of a news list is understood', (query, value) => {
  expect(parse(query)).toEqual({ ok: true, value })
})

test.each(['0', '-1', '1.5', '01', '', 'two', '1000001', '1e3'])('“%s” is no page', (given) => {
  expect(parse(`page=${given}`)).toEqual({ ok: false, failure: { parameter: 'page', given } })
})

test('a category that does not exist is refused, and a topic is bounded', () => {
  const failure = { parameter: 'category', given: 'sports' }
  expect(parse('category=sports')).toEqual({ ok: false, failure })
  expect(parse(`topic=${'a'.repeat(100)}`).ok).toBe(true)
  expect(parse(`topic=${'a'.repeat(101)}`).ok).toBe(false)
})
