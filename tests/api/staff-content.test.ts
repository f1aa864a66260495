import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAnnouncements, getArticles, getPage } from '../helpers/api.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent, type SiteContent } from '../helpers/site-content.ts'
import { signInAs } from '../helpers/staff.ts'

/**
 * Polls often. Tests of the content clock, which control time, check how soon a change must show.
 */
const often = { interval: 40 }

let site: TestSite
let content: SiteContent
let editor: string
let author: string
beforeAll(async () => {
  site = await startTestSite()
  content = await openSiteContent(site)
  editor = (await signInAs(content.database, 'editor')).token
  author = (await signInAs(content.database, 'author')).token
})
afterAll(async () => {
  await content.close()
  await site.stop()
})

interface Body {
  id: number
  address: string
  state: string
  revision: number
  url: string
  data: Record<string, unknown>[]
}

/** Makes a call of the staff API over HTTP, with a session. */
async function call(token: string, method: string, path: string, body?: unknown) {
  const response = await fetch(`${site.origin}/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Body }
}

const page = async (path: string) => (await getPage(site, path)).html
const feed = async (path: string) => (await fetch(site.origin + path)).text()

/** Makes a link to a preview. */
const make = async (body: object, token = author) =>
  (await call(token, 'POST', '/previews', body)).body.url

/** The fields of each kind, and the lists of the public site that show it. */
const kinds = [
  {
    kind: 'article',
    data: {
      content: '<p>x</p>',
      category: 'Campus News',
      publishedOn: '2099-01-01',
      topics: ['shs'],
    },
    places: {
      home: () => page('/'),
      list: () => page('/dycian-news'),
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

describe.each(kinds)('$kind', ({ kind, data, places }) => {
  /** Lists where a title can be read, including its own page, search and the sitemap. */
  async function placesWith(title: string, address: string): Promise<string[]> {
    const has = async (place: string, reading: Promise<string>, text: string) =>
      (await reading).includes(text) ? [place] : []
    const found = await Promise.all([
      ...Object.entries(places).map(([place, read]) => has(place, read(), title)),
      has('itself', page(address), `>${title}</h1>`),
      has('search', page(`/search?q=${encodeURIComponent(title)}`), `href="${address}"`),
    ])
    const isMapped = (await sitemapParts()).includes(`${address}<`)
    return [...found.flat(), ...(isMapped ? ['sitemap'] : [])].sort()
  }
  const everywhere = [...Object.keys(places), 'itself', 'search', 'sitemap'].sort()

  test('is nowhere as a draft, everywhere after being published, and nowhere again', async () => {
    const title = freshTitle(`Zephyr ${kind}`)
    const { id, address } = (
      await call(author, 'POST', `/entries/${kind}`, { data: { ...data, title } })
    ).body
    const path = `/entries/${kind}/${id}`
    await call(author, 'POST', `${path}/request-review`)
    expect(await placesWith(title, address)).toEqual([])
    expect((await getPage(site, address)).status).toBe(404)
    expect((await call(editor, 'POST', `${path}/publish`)).body.state).toBe('published')
    await expect.poll(() => placesWith(title, address), often).toEqual(everywhere)
    await call(editor, 'POST', `${path}/trash`)
    await expect.poll(() => placesWith(title, address), often).toEqual([])
  })
})

/** Reads all parts of the sitemap that its index names. */
async function sitemapParts(): Promise<string> {
  const index = await feed('/sitemap.xml')
  const parts = [...index.matchAll(/<loc>([^<]*sitemap[^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  return [index, ...(await Promise.all(parts.map(feed)))].join('')
}

describe('reference content', () => {
  test('shows once it is published, on its page and in search', async () => {
    const name = freshTitle('Quokka School')
    const { body } = await call(editor, 'GET', '/reference/departments')
    const data = body.data.map((each) => (each.tag === 'shs' ? { ...each, name } : each))
    const saved = await call(editor, 'PUT', '/reference/departments', {
      data,
      basedOn: body.revision,
    })
    const url = await make({ subject: 'reference', id: 'departments' }, editor)
    expect(await page(url)).toContain(name)
    expect(await page('/learn-with-us/shs')).not.toContain(name)
    await call(editor, 'POST', '/reference/departments/publish', {})
    expect(saved.body.revision).toBe(body.revision + 1)
    await expect.poll(() => page('/learn-with-us/shs'), often).toContain(name)
    await expect.poll(() => page('/search?q=Quokka'), often).toContain('href="/learn-with-us/shs"')
  })
})

describe('a preview', () => {
  const show = async (path: string) => {
    const response = await fetch(site.origin + path)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  /** Reads the log once it shows a request made after all others. */
  const logSoFar = async () => {
    const marker = `/marker-${freshTitle('x').replaceAll(/\W+/g, '-')}`
    await fetch(site.origin + marker)
    await expect.poll(() => site.log.join('\n')).toContain(marker)
    return site.log.join('\n')
  }
  test.each(kinds)(
    'shows a new $kind on its own page, to whoever has the link, and leaves nothing',
    async ({ kind, data }) => {
      const title = freshTitle(`Preview of ${kind}`)
      const count = async () =>
        Promise.all(
          (['entry', 'entry_slug', 'revision', 'entry_tally', 'search_word'] as const).map(
            async (table) =>
              (await content.database.selectFrom(table).selectAll().execute()).length,
          ),
        )
      const before = await count()
      const url = await make({ subject: kind, data: { ...data, title } })
      const { status, html } = await show(url)
      expect(status).toBe(200)
      expect(html).toContain(`>${title}</h1>`)
      expect(await count()).toEqual(before)
      expect(await page(`/search?q=${encodeURIComponent(title)}`)).not.toContain(`${title}</a>`)
    },
  )

  test('says what it is, runs nothing, is not kept, not found and framed only by this site', async () => {
    const title = freshTitle('Closed')
    const url = await make({ subject: 'article', data: { ...kinds[0]?.data, title } })
    const { html, headers } = await show(url)
    expect(html).toMatch(/Preview – not published\. This link works until [A-Z][a-z]+ \d+, \d{4}/)
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|rel="(later|modulepreload)"/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('script-src')
    expect(await logSoFar()).not.toContain(url)
  })

  test('of a published entry shows what is typed, while visitors see what is saved', async () => {
    const title = freshTitle('Saved title')
    const created = (
      await call(editor, 'POST', '/entries/article', { data: { ...kinds[0]?.data, title } })
    ).body
    await call(editor, 'POST', `/entries/article/${created.id}/publish`)
    const typed = freshTitle('Typed title')
    const data = { ...kinds[0]?.data, title: typed }
    const url = await make({ subject: 'article', id: created.id, data }, editor)
    expect((await show(url)).html).toContain(`>${typed}</h1>`)
    expect(await page(created.address)).toContain(`>${title}</h1>`)
    const saved = await make({ subject: 'article', id: created.id }, editor)
    expect((await show(saved)).html).toContain(`>${title}</h1>`)
    // Authors may propose a change of what is published, and of no draft of another person.
    const draft = await call(editor, 'POST', '/entries/article', { data })
    const ask = (id: number) => call(author, 'POST', '/previews', { subject: 'article', id, data })
    expect((await ask(created.id)).status).toBe(201)
    expect((await ask(draft.body.id)).status).toBe(403)
  })

  test('is under its own policy and leaves no token in the log however its address is written', async () => {
    const url = await make({
      subject: 'article',
      data: { ...kinds[0]?.data, title: 'Written otherwise' },
    })
    const { status, headers } = await show(url.replace('/preview/', '/%70review/'))
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toBe(
      (await show(url)).headers.get('content-security-policy'),
    )
    expect(await logSoFar()).not.toContain(url.split('/').at(-1))
  })

  test('of reference content shows the page that changed', async () => {
    const { body } = await call(editor, 'GET', '/reference/tracks')
    const title = freshTitle('Track of tomorrow')
    const data = body.data.map((each) => (each.acronym === 'abm' ? { ...each, title } : each))
    const url = await make({ subject: 'reference', id: 'tracks', data }, editor)
    expect((await show(url)).html).toContain(`>${title}</h1>`)
    expect(await page('/learn-with-us/shs/tracks/abm')).not.toContain(title)
  })

  test('that follows what is typed takes the place of the one before', async () => {
    const live = (title: string) =>
      make({ subject: 'article', live: 'typed', data: { ...kinds[0]?.data, title } })
    const first = await live('First words')
    const second = await live('Second words')
    expect((await show(first)).status).toBe(404)
    expect((await show(second)).html).toContain('>Second words</h1>')
  })

  test('ends when its time is over, and is never found without its whole token', async () => {
    const url = await make({ subject: 'article', data: { ...kinds[0]?.data, title: 'Over' } })
    expect((await show(url)).status).toBe(200)
    await content.database.updateTable('preview').set({ expires_at: Date.now() }).execute()
    for (const path of [
      url,
      url.slice(0, -1),
      '/preview/',
      '/preview',
      `${url}/x`,
      '/preview/%00',
    ]) {
      expect([path, (await show(path)).status]).toEqual([path, path.includes('%00') ? 400 : 404])
    }
    expect((await show(url)).html).toContain('Sorry, the page not found.')
  })

  test('does not hold up or mix with what visitors and editors do meanwhile', async () => {
    const title = freshTitle('Busy')
    const url = await make({ subject: 'article', data: { ...kinds[0]?.data, title } })
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        if (index % 3 === 0) return (await show(url)).html.includes(title)
        if (index % 3 === 1) return !(await page(`/dycian-news?page=${index}`)).includes(title)
        const data = { ...kinds[0]?.data, title: freshTitle('Meanwhile') }
        return (await call(author, 'POST', '/entries/article', { data })).status === 201
      }),
    )
    expect(answers).toEqual(Array.from({ length: 12 }, () => true))
  })
})
