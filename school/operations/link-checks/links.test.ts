import { expect, test } from 'vitest'
import { seedStarterContent } from '../../../content/seed.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  changeArticle,
  editorAt,
  noon,
  putArticle,
  putEntry,
} from '../../../tests/helpers/entries.ts'
import { articleKind } from '../../kinds/article.ts'
import { promoteDueRevisions } from '../../content/editing/due-revisions.server.ts'
import { checkLinks, findInternalLinks, findInternalLinksIn } from './check-links.server.ts'
import { listBrokenLinks } from './list-broken-links.server.ts'

const origin = 'https://www.dyci.example'

test('links within the site are found in HTML, whole or short, without query and jump mark', () => {
  const html = `<p><a href="/events?month=2026-12#top">a</a> <a class="x" href="${origin}/norms">b</a>
    <a href="https://elsewhere.example/x">c</a> <a href="mailto:a@b.example">d</a> <a href="#here">e</a>
    <a href="//elsewhere.example/">f</a> <a href="other&amp;more">g</a></p>`
  const found = findInternalLinks(html, origin, '/dycian-news/robots')
  expect(found).toEqual(['/events', '/norms', '/dycian-news/other&more'])
})

test('links within the site are found in fields that hold nothing else', () => {
  const list = [{ url: `${origin}/x`, fbLink: 'https://fb.example' }]
  const data = { link: '/announcements', list, text: 'a /b c' }
  expect(findInternalLinksIn(data, origin, '/')).toEqual(['/announcements', '/x'])
})

// Reading to the end from every link takes minutes: the test would exceed its time limit.
test.each([
  ['<a ', 0],
  ['<a href="', 1],
  ['<a href=', 0],
])('links in a text of 100,000 times %j are found in one pass', (part, count) => {
  expect(findInternalLinks(part.repeat(100_000), origin, '/')).toHaveLength(count)
})

describeOnDatabases('broken links', (given) => {
  const asked: string[] = []
  const pause = () => Promise.resolve()
  const check = (there: (path: string) => boolean) => {
    const visit = (path: string) => {
      asked.push(path)
      return Promise.resolve(there(path))
    }
    return checkLinks(given.database, { origin, pause, isThere: visit })
  }
  const broken = async () => (await listBrokenLinks(given.database, { page: 1, perPage: 50 })).data
  const titles = async () => (await broken()).map(({ title }) => title).toSorted()
  const hour = 3_600_000
  const isThere = (path: string) => path !== '/gone'

  test('are listed with their place, and asked for again only when a text was changed or unpublished', async () => {
    const link = '<p><a href="/gone">See</a> <a href="https://elsewhere.example/gone">more</a></p>'
    const one = await putArticle(given.database, { title: 'One', content: link })
    const two = await putArticle(given.database, { title: 'Two', content: link })
    await putArticle(given.database, { title: 'Draft', content: link }, { status: 'draft' })
    await check(() => true)
    expect(await broken()).toEqual([])
    expect(asked.every((path) => path.startsWith('/'))).toBe(true)
    asked.length = 0
    await check(isThere)
    expect(asked).toEqual([])
    await putArticle(given.database, { title: 'Another' })
    await check(isThere)
    expect(asked).toEqual(['/gone'])
    expect(await broken()).toMatchObject([
      { subject: 'article', subjectId: String(one.id), title: 'One', target: '/gone' },
      { subjectId: String(two.id), title: 'Two' },
    ])
    await changeArticle(given.database, one.id, { status: 'unpublished' }, noon + 2 * hour)
    const data = { title: 'Two', content: '<p>No link.</p>', category: 'Campus News' }
    await changeArticle(given.database, two.id, { data }, noon + 2 * hour)
    await check(isThere)
    expect(await broken()).toEqual([])
  })

  test('are found in a text whose save was still under way when newer ones were read', async () => {
    const save = (title: string, at: number) => {
      const data = article({ title, content: '<a href="/gone">See</a>' })
      return putEntry(given.database, articleKind, data, {}, editorAt(at))
    }
    await save('Newer', noon)
    await check(isThere)
    expect(await titles()).toEqual(['Newer'])
    // It began before the newer one and is there only now.
    await save('Older', noon - 30_000)
    await check(isThere)
    expect(await titles()).toEqual(['Newer', 'Older'])
  })

  test('are found in a scheduled change from its time on', async () => {
    const { id } = await putArticle(given.database, { title: 'Fair' })
    const data = article({ title: 'Fair', content: '<a href="/gone">See</a>' })
    await changeArticle(given.database, id, { data, publishAt: noon + hour })
    await check(isThere)
    expect(await titles()).toEqual([])
    await promoteDueRevisions(given.database, noon + hour, () => undefined)
    await check(isThere)
    expect(await titles()).toEqual(['Fair'])
  })

  test('are found in reference content too; the starter content has no broken link', async () => {
    await seedStarterContent(given.database, noon)
    await check((path) => path !== '/images/jhs.svg')
    expect(await titles()).toContain('Junior High School')
  })

  test('are found in an archive that was put in at one moment, once each', async () => {
    for (let number = 0; number < 230; number += 1)
      await putArticle(given.database, { content: `<a href="/${number % 3}">See</a>` })
    await check(() => false)
    const { total } = await listBrokenLinks(given.database, { page: 1, perPage: 5 })
    expect(total).toBe(230)
    expect(asked.filter((path) => path === '/1')).toHaveLength(1)
  })
})
