import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAnnouncements, getArticles, getPage } from '../helpers/api.ts'
import { shareSite } from '../helpers/shared-site.ts'
import { freshTitle, openSiteContent, type SiteContent } from '../helpers/site-content.ts'
import { staffCalls } from '../helpers/staff-calls.ts'

type Calls = Awaited<ReturnType<typeof staffCalls>>

const site = shareSite()
let content: SiteContent
let editor: Calls
let author: Calls
beforeAll(async () => {
  content = await openSiteContent(site)
  editor = await staffCalls(site, 'editor')
  author = await staffCalls(site, 'author')
})
afterAll(() => content.close())

const page = async (path: string) => (await getPage(site, path)).html
const feed = async (path: string) => (await fetch(site.origin + path)).text()

/** Makes a link to a preview. */
const make = async (body: object, { call } = author) => (await call('previews', body)).url

const news = {
  content: '<p>x</p>',
  category: 'Campus News' as const,
  publishedOn: '2099-01-01',
  topics: ['shs'],
}

/** The fields of each kind, and the lists of the public site that show it. */
const kinds = [
  {
    kind: 'article',
    data: news,
    places: {
      home: () => page('/'),
      list: () => page('/dycian-news'),
      category: () => page('/dycian-news?category=Campus+News'),
      department: () => page('/learn-with-us/shs'),
      call: async () => JSON.stringify(await getArticles(site)),
      feed: () => feed('/dycian-news/rss.xml'),
    },
  },
  {
    kind: 'announcement',
    data: { date: '2099-01-01', category: 'Advisory' },
    places: {
      list: () => page('/announcements/all'),
      call: async () => JSON.stringify(await getAnnouncements(site)),
      feed: () => feed('/announcements/rss.xml'),
    },
  },
  {
    kind: 'event',
    data: { startsAt: '2099-01-01T08:00', endsAt: '2099-01-01T09:00', category: 'Academics' },
    places: { list: () => page('/events?month=2099-01'), calendar: () => feed('/events.ics') },
  },
  {
    kind: 'research',
    data: { content: '<p>x</p>', author: 'Grade 10', group: 'jhs', date: '2099-01-01' },
    places: { list: () => page('/innovations/dyci-research/research/jhs') },
  },
  {
    kind: 'service-article',
    data: { paragraphs: ['One.'], datePublished: '2099-01-01' },
    places: { list: () => page('/servanthood/paraya') },
  },
]

/** A title in which a page keeps no word from breaking. */
const wordsOf = (kind: string) => kind.replace('-', ' ')

/** The places of an entry, and those that show it now. */
function watch(places: Record<string, () => Promise<string>>, title: string, address: string) {
  const readings: [string, () => Promise<string>, string][] = [
    ...Object.entries(places).map(([place, read]): (typeof readings)[0] => [place, read, title]),
    ['itself', () => page(address), `>${title}</h1>`],
    ['search', () => page(`/search?q=${encodeURIComponent(title)}`), `href="${address}"`],
    ['sitemap', sitemapParts, `${address}<`],
  ]
  const shown = async () => {
    const texts = await Promise.all(readings.map(([, read]) => read()))
    return readings.flatMap(([place, , text], at) => (texts[at]?.includes(text) ? [place] : []))
  }
  return { everywhere: readings.map(([place]) => place), shown }
}

test.each(kinds)(
  '$kind is nowhere as a draft, everywhere after being published, and nowhere again',
  async ({ kind, data, places }) => {
    const title = freshTitle(`Zephyr ${wordsOf(kind)}`)
    const { id, address } = await author.call(`entries/${kind}`, { data: { ...data, title } })
    const { everywhere, shown } = watch(places, title, address)
    const path = `entries/${kind}/${id}`
    await author.call(`${path}/commands`, { action: 'request-review' })
    expect(await shown()).toEqual([])
    expect((await getPage(site, address)).status).toBe(404)
    for (const action of ['unpublish', 'trash']) {
      await editor.call(`${path}/commands`, { action: 'publish' })
      await expect.poll(shown).toEqual(everywhere)
      await editor.call(`${path}/commands`, { action })
      await expect.poll(shown).toEqual([])
    }
  },
)

/** Reads all parts of the sitemap that its index names. */
async function sitemapParts(): Promise<string> {
  const index = await feed('/sitemap.xml')
  const parts = [...index.matchAll(/<loc>([^<]*sitemap[^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  return [index, ...(await Promise.all(parts.map(feed)))].join('')
}

test('reference content that is saved or typed is in its preview, and once it is published on its page and in search', async () => {
  const path = 'entries/reference/department%2Fshs'
  const { data, revision } = await editor.call(path)
  const name = freshTitle('Quokka School')
  const named = (text: string) => ({ ...(data as object), name: text })
  const saved = await editor.call(path, { data: named(name), basedOn: revision }, 'PUT')
  expect(saved.revision).toBe(revision + 1)
  const subject = { subject: 'reference', id: 'department/shs' }
  expect(await page(await make(subject, editor))).toContain(name)
  const typed = await make({ ...subject, data: named('Numbat School') }, editor)
  expect(await page(typed)).toContain('Numbat School')
  expect(await page('/learn-with-us/shs')).not.toMatch(/Quokka|Numbat/)
  await editor.call(`${path}/commands`, { action: 'publish' })
  await expect.poll(() => page('/learn-with-us/shs')).toContain(name)
  await expect.poll(() => page('/search?q=Quokka')).toContain('href="/learn-with-us/shs"')
})

describe('a preview', () => {
  const show = async (path: string) => {
    const response = await fetch(site.origin + path)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  const article = (title: string) => ({ subject: 'article', data: { ...news, title } })

  test.each(kinds)(
    'shows a new $kind on its own page, to whoever has the link, and leaves nothing',
    async ({ kind, data }) => {
      const title = freshTitle(`Preview of ${wordsOf(kind)}`)
      const tables = ['entry', 'entry_slug', 'revision', 'entry_tally', 'search_word'] as const
      const count = () =>
        Promise.all(
          tables.map(
            async (table) =>
              (await content.database.selectFrom(table).selectAll().execute()).length,
          ),
        )
      const before = await count()
      const { status, html } = await show(await make({ subject: kind, data: { ...data, title } }))
      expect(status).toBe(200)
      expect(html).toContain(`>${title}</h1>`)
      expect(await count()).toEqual(before)
      expect(await page(`/search?q=${encodeURIComponent(title)}`)).not.toContain(`${title}</a>`)
    },
  )

  test('says what it is, runs nothing, is not kept, logged or found and framed only by this site, however its address is written', async () => {
    const url = await make(article('Closed'))
    for (const written of [url, url.replace('/preview/', '/%70review/')]) {
      const { status, html, headers } = await show(written)
      expect(status).toBe(200)
      expect(html).toMatch(/Preview – not published\. This link works until [A-Z][a-z]+ \d+, \d{4}/)
      expect(html).not.toMatch(
        /<script(?! type="application\/ld\+json")|rel="(later|modulepreload)"/,
      )
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toContain('script-src')
    }
    // Once the log shows a later request, it shows all before it.
    await fetch(`${site.origin}/after-the-preview`)
    const log = () => site.log.join('\n')
    await expect.poll(log).toContain('/after-the-preview')
    expect(log()).not.toContain(url.split('/').at(-1))
  })

  test('ends when its time is over, and is never found without its whole token', async () => {
    const url = await make(article('Over'))
    expect((await show(url)).status).toBe(200)
    await content.database.updateTable('preview').set({ expires_at: Date.now() }).execute()
    for (const path of [url, url.slice(0, -1), '/preview/', '/preview', `${url}/x`])
      expect([path, (await show(path)).status]).toEqual([path, 404])
    expect((await show('/preview/%00')).status).toBe(400)
    expect((await show(url)).html).toContain('Sorry, the page not found.')
  })
})
