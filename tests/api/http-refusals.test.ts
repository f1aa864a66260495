import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { RawClient, rawRequest, requestText } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

describe('an address where nothing is', () => {
  test.each([
    '/nothing-here',
    '/nothing/at/all',
    '/dycian-news/no-such-article',
    '/announcements/no-such-notice',
    '/dycian-news?page=99',
    '/dycian-news/%F0%9F%98%80',
    '/index.php',
    '/wp-login.php',
    '/.env',
    '/assets/none.js',
    '/reports/norms/%20/y',
    '/reports/norms/1e0/y',
    '/reports/norms/0x0/y',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fserver%2findex.js',
    '/%252e%252e/site.sqlite',
  ])('%s is a 404 page with the text of the specification', async (path) => {
    const { status, text } = await getPage(site, path)
    expect(status).toBe(404)
    expect(text).toContain('Sorry, the page not found.')
    expect(text).toContain('The requested URL is broken or the page has been removed.')
    expect(text).toContain('Go Back To Home')
  })

  test.each(['0000000', '9999999', '9'.repeat(400), '-1', '1.5'])(
    'a research item cannot be number %s',
    async (index) => {
      const { status, text } = await getPage(
        site,
        `/innovation-research/dyci-research/research/jhs/${index}`,
      )
      expect(status).toBe(404)
      expect(text).toContain('Invalid category or item!')
    },
  )

  test('the page after the last one of the news is not there', async () => {
    const answer = await fetch(
      `${site.origin}/api/get-articles.php?mode=paginate&page=1&category=all&status=Published`,
    )
    const { total, limit } = (await answer.json()) as { total: number; limit: number }
    const pageCount = Math.ceil(total / limit)
    expect((await getPage(site, `/dycian-news?page=${pageCount}`)).status).toBe(200)
    expect((await getPage(site, `/dycian-news?page=${pageCount + 1}`)).status).toBe(404)
  })

  test.each(['/../data/site.sqlite', '/./../package.json', '/assets/../../server/index.js'])(
    '%s is never a file of the server',
    async (path) => {
      const { status, body } = await rawRequest(site.port, requestText(path))
      expect(status).toBe(400)
      expect(body.toString()).toContain('This address is not valid.')
    },
  )
})

describe('an impossible news list', () => {
  const pageRule = 'Pages are counted from 1.'
  const categoryRule = 'There is no such news category. Choose all, Campus News or Outside News.'

  test.each([
    ['page=0', 400, pageRule],
    ['page=-1', 400, pageRule],
    ['page=1.5', 400, pageRule],
    ['page=abc', 400, pageRule],
    ['page=', 400, pageRule],
    ['page=1000000000', 400, pageRule],
    [`page=${'9'.repeat(5_000)}`, 400, pageRule],
    ['page=1000000', 404, 'Sorry, the page not found.'],
    ['category=Sports', 400, categoryRule],
    ['category=', 400, categoryRule],
    [`topic=${'a'.repeat(10_000)}`, 400, 'A topic has at most 100 characters.'],
    ['topic=%3Cscript%3Ealert(1)%3C/script%3E&page=0', 400, pageRule],
  ])('(%s) is a page with a sentence, status %i', async (query, expected, sentence) => {
    const { status, text, html } = await getPage(site, `/dycian-news?${query}`)
    expect(status).toBe(expected)
    expect(text).toContain(sentence)
    expect(html).toMatch(/<header[\s\S]*<footer/)
    expect(html.includes('<script>alert(1)')).toBe(false)
  })

  test('with an unknown topic is an empty list', async () => {
    const { status, text } = await getPage(
      site,
      '/dycian-news?topic=%3Cscript%3Ealert(1)%3C/script%3E',
    )
    expect(status).toBe(200)
    expect(text).toContain('No news available.')
  })
})

describe('an address that is not valid', () => {
  test.each([
    '/%ff',
    '/%00',
    '/%zz',
    '/a%0d%0ab',
    '/%E2%82',
    '//nothing',
    '/dycian-news?topic=%ff',
    `/${'a'.repeat(13_000)}`,
  ])('%s is refused with a sentence', async (target) => {
    const { status, headers, body } = await rawRequest(site.port, requestText(target))
    expect(status).toBe(400)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.toString()).toContain('This address is not valid.')
  })
})

describe('methods that change things', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE', 'OPTIONS'])(
    '%s is refused at a page with 405 and what is allowed',
    async (method) => {
      const headers: Record<string, string> = method === 'TRACE' ? {} : { 'Content-Length': '0' }
      const answer = await rawRequest(site.port, requestText('/dycian-news', headers, method))
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
      expect(answer.body.toString()).toBe('This address can only be read.')
    },
  )

  test('POST with a large body is refused, and the connection stays usable', async () => {
    const client = await RawClient.connect(site.port)
    client.send(requestText('/', { 'Content-Length': '3000000' }, 'POST') + 'a'.repeat(3_000_000))
    client.send(requestText('/favicon.svg'))
    expect((await client.next()).status).toBe(405)
    expect((await client.next()).headers['content-type']).toBe('image/svg+xml')
    client.close()
  })
})

describe('a head that is too large', () => {
  test('with a header of 20 kB is refused with 431', async () => {
    const { status } = await rawRequest(
      site.port,
      requestText('/', { 'X-Large': 'a'.repeat(20_000) }),
    )
    expect(status).toBe(431)
  })

  test('but a header of 8 kB is fine', async () => {
    const { status } = await rawRequest(
      site.port,
      requestText('/', { Cookie: `a=${'b'.repeat(8_000)}` }),
    )
    expect(status).toBe(200)
  })
})

describe('an address that has moved', () => {
  test('redirects permanently to the new one: article and announcement, from every earlier title', async () => {
    const content = await openSiteContent(site)
    const article = (title: string) => ({ data: { title, content: '', category: 'Campus News' } })
    const first = await content.addArticle({ title: freshTitle('First title') })
    const second = await content.changeArticle(first.id, article(freshTitle('Second title')))
    const third = await content.changeArticle(first.id, article(freshTitle('Third title')))
    const notice = await content.addAnnouncement({ title: freshTitle('First notice') })
    const data = { title: freshTitle('Second notice'), date: '2026-11-01', category: 'Campus' }
    const movedNotice = await content.changeAnnouncement(notice.id, { data })
    await content.close()
    const moved = [
      [`/dycian-news/${first.slug}`, `/dycian-news/${third.slug}`],
      [`/dycian-news/${second.slug}`, `/dycian-news/${third.slug}`],
      [`/announcements/${notice.slug}`, `/announcements/${movedNotice.slug}`],
    ] as const
    for (const [from, to] of moved) {
      expect(from).not.toBe(to)
      const visit = async () => {
        const { status, headers } = await getPage(site, from)
        return { status, location: headers.get('location') }
      }
      await expect.poll(visit).toEqual({ status: 301, location: to })
      expect((await getPage(site, to)).status).toBe(200)
    }
    const bySlug = await fetch(`${site.origin}/api/get-articles.php?slug=${first.slug}`)
    expect(await bySlug.json()).toMatchObject({ total: 1, data: [{ articleSlug: third.slug }] })
  })
})

describe('/healthz', () => {
  test('says ok, and is never kept', async () => {
    const { status, headers, html } = await getPage(site, '/healthz')
    expect({ status, html }).toEqual({ status: 200, html: 'ok' })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
