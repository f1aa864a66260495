import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dayInManila } from '../../school/base/dates.ts'
import { readTable, toRows } from '../../school/content/editing/import-table.ts'
import { articlesAddress } from '../helpers/api.ts'
import { patience } from '../helpers/patience.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'

const publicOrigin = 'https://www.school.example'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ PUBLIC_ORIGIN: publicOrigin })
})
afterAll(() => site.stop())

const read = async (path: string) => {
  const response = await fetch(site.origin + path, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

/** Signs in, and returns a function that sends a request to the staff API. */
async function requestAsAdministrator() {
  const content = await openSiteContent({ dataDir: site.dataDir })
  const { token } = await signInAs(content.database, 'administrator')
  await content.close()
  return async (path: string, body?: object) => {
    const response = await fetch(`${site.origin}/api/admin/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.ok).toBe(true)
    return response
  }
}

/** Signs in, and returns a function that makes a call of the staff API. */
async function callAsAdministrator() {
  const request = await requestAsAdministrator()
  return async (path: string, body?: object) =>
    (await (await request(path, body)).json()) as {
      id: number
      revision: number
      data: unknown
      url: string
    }
}

const links = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted()

describe('a page in Filipino', () => {
  test('says its language, its own address and those of both versions', async () => {
    const { status, text } = await read('/fil/events')
    expect(status).toBe(200)
    expect(text).toContain('<html lang="fil"')
    expect(text).toContain(`<link rel="canonical" href="${publicOrigin}/fil/events"/>`)
    expect(text).toContain('<meta property="og:locale" content="fil_PH"/>')
    expect(text).toContain(`${publicOrigin}/share-card/fil/events.jpg`)
    const versions = [
      `<link rel="alternate" hrefLang="en" href="${publicOrigin}/events"/>`,
      `<link rel="alternate" hrefLang="fil" href="${publicOrigin}/fil/events"/>`,
      `<link rel="alternate" hrefLang="x-default" href="${publicOrigin}/events"/>`,
    ]
    const alternates = /<link rel="alternate" hrefLang="[^>]*>/g
    expect(links(text, alternates)).toEqual(versions)
    expect(links((await read('/events')).text, alternates)).toEqual(versions)
  })

  test('has a link to the same page in English, with its query, and the other way around', async () => {
    const [filipino, english] = await Promise.all([
      read('/fil/search?q=bayad'),
      read('/search?q=bayad'),
    ])
    expect(filipino.text).toContain('href="/search?q=bayad" hrefLang="en" lang="en" data-reload')
    expect(english.text).toContain(
      'href="/fil/search?q=bayad" hrefLang="fil" lang="fil" data-reload',
    )
    const home = await read('/fil')
    expect(home.text).toContain('href="/" hrefLang="en"')
  })

  test('marks content that is in English, and says so in Filipino', async () => {
    const { text } = await read('/fil/meaning/vision')
    expect(text).toContain('English pa po ang ilang bahagi ng page na ito.')
    expect(text).toMatch(/<div [^>]*lang="en"><h1>/)
    expect(text).toMatch(/<p lang="en">/)
    expect((await read('/meaning/vision')).text).not.toMatch(/<p lang="en">|English pa po/)
  })

  test.each([
    '/fil/norms',
    '/fil/norms/rules-and-regulations',
    '/fil/innovations/dyci-sustainability-office/water',
    '/fil/identity/graduate-attributes',
    '/fil/contact-us',
    '/fil/data-privacy-policy',
  ])('says of no part that it is in English where all is in Filipino: %s', async (path) => {
    const { status, text } = await read(path)
    expect(status).toBe(200)
    expect(text.match(/<main[\s\S]*<\/main>/)?.[0]).not.toContain('lang="en"')
  })

  test('leads to Filipino pages from a text in English too', async () => {
    const article = '/dycian-news/a-year-with-two-golds-one-from-denmark-and-one-from-turkey'
    const { text } = await read(`/fil${article}`)
    expect(text).toMatch(/<div class="prose" lang="en">/)
    expect(text).toContain('<a href="/fil/innovations/dyci-robotics-program">robotics page</a>')
    expect((await read(article)).text).toContain('<a href="/innovations/dyci-robotics-program">')
  })

  test('writes dates as Filipinos do', async () => {
    const { text } = await read('/fil/events?month=2026-12')
    expect(text).toContain('Disyembre 2026')
    expect(text).not.toContain('December 2026')
  })

  test.each([
    ['walang pasok', '/fil/status', 'May pasok ba?'],
    ['bayad', '/fil/admissions#fees', 'Mga bayarin at scholarship'],
    ['mga kailangan', '/fil/admissions', 'Admissions'],
    ['saan', '/fil/contact-us', ''],
    ['totoo ba', '/fil/verify', 'I-check ang abiso'],
  ])('finds what families type, in Filipino: %s', async (words, address, title) => {
    const { text } = await read(`/fil/search?q=${encodeURIComponent(words)}`)
    expect(text).toContain('ang nakita para sa')
    const first = /<main[\s\S]*?<h3( lang="en")?><a href="([^"]*)">(.*?)<\/a>/.exec(text)
    expect(first?.[2]).toBe(address)
    if (title === '') return
    expect([first?.[1], first?.[3]?.replaceAll(/<\/?mark>/g, '')]).toEqual([undefined, title])
  })

  test('tells of classes with the Filipino words of a notice first', async () => {
    const call = await callAsAdministrator()
    const day = dayInManila(new Date())
    const data = { state: 'no-classes', levels: ['pgs', 'college'], day, reason: 'flood' }
    const { id } = await call('entries/class-notice', { data })
    await call(`entries/class-notice/${id}/publish`, {})
    const filipino = await read('/fil/status')
    expect(filipino.text).toContain('<html lang="fil"')
    expect(filipino.text).toContain('May pasok ba?')
    expect(filipino.text).toContain('<span>Kolehiyo</span>')
    expect(filipino.text).toMatch(/<article[^>]*><div lang="fil"><h3>Walang pasok sa /)
    expect(filipino.text).toContain('<a href="/status" hrefLang="en" lang="en">English</a>')
    const english = await read('/status')
    expect(english.text).toMatch(/<article[^>]*><div lang="en"><h3>No classes on /)
  })
})

describe('an article with a Filipino version', () => {
  const english = {
    title: 'Vaccination day on Tuesday',
    content: '<p>Bring the <a href="/contact-us">signed</a> consent form.</p>',
    publishedOn: '2026-11-05',
    category: 'Campus News',
    topics: ['kalusugan'],
  }
  const texts = {
    title: { text: 'Bakuna po sa Martes' },
    topics: { text: ['Kalusugan ng bata'] },
    content: {
      text: '<p>Dalhin ang <a href="/contact-us">pirmadong</a> consent form.</p><script>alert(1)</script>',
    },
  }
  const path = '/dycian-news/vaccination-day-on-tuesday'

  beforeAll(async () => {
    const call = await callAsAdministrator()
    const { id } = await call('entries/article', { data: { ...english, fil: { texts } } })
    await call(`entries/article/${id}/publish`, {})
    await vi.waitUntil(async () => (await read(path)).status === 200, { timeout: 5_000 * patience })
  })

  test('is read in Filipino below /fil and in English at the same slug', async () => {
    const filipino = await read(`/fil${path}`)
    expect(filipino.text).toContain('<h1>Bakuna po sa Martes</h1>')
    expect(filipino.text).toContain('<div class="prose"><p>Dalhin ang <a href="/fil/contact-us">')
    expect(filipino.text).toContain('<title>Bakuna po sa Martes | DYCI</title>')
    expect(filipino.text).not.toContain('alert(1)')
    expect(filipino.text).toMatch(
      /<a href="\/fil\/dycian-news\?topic=kalusugan"[^>]*>Kalusugan ng bata</,
    )
    const { text } = await read(path)
    expect(text).toContain('<h1>Vaccination day on Tuesday</h1>')
    expect(text).not.toContain('Bakuna')
    expect(text).toContain('<p>Bring the <a href="/contact-us">signed</a>')
    // What the browser asks for on a later page change.
    expect((await read(`/fil${path}.data`)).text).toContain('/fil/contact-us')
  })

  test('is in lists and feeds in the language of each', async () => {
    const [list, filipinoList, feed] = await Promise.all(
      ['/dycian-news', '/fil/dycian-news', '/fil/dycian-news/rss.xml'].map(read),
    )
    expect(list?.text).not.toContain('Bakuna')
    expect(filipinoList?.text).toMatch(/<h3><a [^>]*>Bakuna po sa Martes/)
    // Beside it, what is in English says so.
    expect(filipinoList?.text).toMatch(/<h3 lang="en"><a /)
    expect(feed?.text).toContain('Bakuna po sa Martes')
  })

  test('is found by the words of both languages', async () => {
    for (const words of ['pirmadong', 'vaccination'])
      expect((await read(`/fil/search?q=${words}`)).text).toMatch(/<h3><a [^>]*>[^/]*Bakuna/)
    expect((await read('/search?q=vaccination')).text).toContain('</mark> day on Tuesday')
  })

  test('is previewed in both languages by one link', async () => {
    const call = await callAsAdministrator()
    const fil = { texts: { ...texts, title: { text: 'Bakuna po sa Huwebes' } } }
    const data = { ...english, title: 'Vaccination day on Thursday', fil }
    const { url } = await call('previews', { subject: 'article', data })
    expect((await read(url)).text).toContain('<h1>Vaccination day on Thursday</h1>')
    const filipino = await read(`/fil${url}`)
    expect(filipino).toMatchObject({ status: 200 })
    expect(filipino.text).toContain('<h1>Bakuna po sa Huwebes</h1>')
    expect(filipino.text).toContain('<html lang="fil"')
  })

  test.each(['csv', 'json'] as const)(
    'comes back in both languages when its export is imported: %s',
    async (format) => {
      const request = await requestAsAdministrator()
      const file = await (await request(`entries/article/export?format=${format}`)).text()
      const fields = ['title', 'content', 'publishedOn', 'category', 'topics', 'fil']
      const table = readTable(file, `news.${format}`, {
        fields: fields.map((name) => ({ name, label: name, isRequired: false })),
      })
      const rows = [toRows(table).find(({ fields: { title } }) => title === english.title)]
      expect(await (await request('entries/article/import', { rows })).json()).toMatchObject({
        created: 1,
        problems: [],
      })
      const drafts = await request(
        `entries/article?state=draft&q=${encodeURIComponent(english.title)}`,
      )
      const { data } = (await drafts.json()) as { data: { id: number }[] }
      const newest = Math.max(...data.map(({ id }) => id))
      const imported = await (await request(`entries/article/${newest}`)).text()
      expect(JSON.parse(imported)).toMatchObject({
        state: 'draft',
        data: { title: english.title, fil: { texts: { title: texts.title } } },
      })
      expect(imported).toContain('pirmadong')
    },
  )

  test('is in the sitemap of Filipino, without entries that are in English', async () => {
    const { text } = await read('/fil/sitemaps/entries-1.xml')
    expect(links(text, /<loc>[^<]*/g)).toEqual([`<loc>${publicOrigin}/fil${path}`])
  })

  test('is answered in English by the call of the specification, in Filipino when asked', async () => {
    const ask = async (query: Record<string, string>) =>
      (await (
        await fetch(articlesAddress(site, { topicFilter: 'kalusugan', ...query }))
      ).json()) as {
        data: Record<string, unknown>[]
      }
    const plain = (await ask({})).data[0]
    expect(plain).toMatchObject({ articleTitle: english.title, articleContent: english.content })
    expect(plain).not.toHaveProperty('articleLanguage')
    expect((await ask({ lang: 'fil' })).data[0]).toEqual({
      ...plain,
      articleTitle: texts.title.text,
      articleContent: '<p>Dalhin ang <a href="/contact-us">pirmadong</a> consent form.</p>',
      articleLanguage: 'fil',
    })
    expect((await fetch(articlesAddress(site, { lang: 'tl' }))).status).toBe(400)
  })
})

test('a player in a text names the video in the language of the page, not of the text', async () => {
  const call = await callAsAdministrator()
  const content = '<p><a href="https://youtu.be/dQw4w9WgXcQ">The fair in two minutes</a></p>'
  const data = { title: 'Our fair', content, publishedOn: '2026-11-06', category: 'Campus News' }
  const { id } = await call('entries/article', { data })
  await call(`entries/article/${id}/publish`, {})
  const path = '/dycian-news/our-fair'
  await expect.poll(async () => (await read(path)).status).toBe(200)
  const { text } = await read(`/fil${path}`)
  expect(text).toMatch(/<div class="prose" lang="en"><details class="video">/)
  expect(text).toContain(
    '<summary><span lang="fil">I-play ang video:</span> The fair in two minutes</summary>',
  )
  expect(text).toMatch(/<p lang="fil"><a [^>]*>Panoorin sa YouTube<\/a>/)
  const english = await read(path)
  expect(english.text).toContain('Play the video:</span> The fair in two minutes</summary>')
  expect(english.text).toContain('>Watch on YouTube</a>')
})

test('what a new site says of events and announcements is in Filipino too', async () => {
  const [events, event, announcement, english] = await Promise.all(
    [
      '/fil/events',
      '/fil/events/simbang-gabi',
      '/fil/announcements/sort-your-waste-where-you-stand',
      '/events/simbang-gabi',
    ].map(read),
  )
  expect(events?.text).toMatch(/<h4><a href="\/fil\/events\/[^"]*">Entrance exam: unang petsa</)
  expect(events?.text).toContain('Chapel ng paaralan')
  expect(events?.text).toContain('Pag-aaral')
  expect(events?.text).not.toContain('Academics')
  expect(event?.text).toContain('<li>Magdala ng jacket at sariling baso.</li>')
  expect(announcement?.text).toContain('<h1>Paghiwalayin ang basura bago itapon</h1>')
  for (const page of [events, event, announcement])
    expect(page?.text.match(/<main[\s\S]*<\/main>/)?.[0]).not.toContain('lang="en"')
  expect(english?.text).toContain('<li>Bring a jacket and your own cup.</li>')
})

test('a part of a page is in Filipino as long as no text of it is older than the English', async () => {
  const call = await callAsAdministrator()
  const { data, revision } = await call('reference/departments')
  const [first, second, ...others] = data as [object, object, ...object[]]
  const texts = {
    name: { text: 'Preschool at Grade School' },
    shortDescription: { text: 'Dito po nagsisimula ang bata.' },
    description: { text: ['Unang talata po.', 'Ikalawang talata po.'] },
  }
  const changed = [{ ...first, fil: { texts } }, { ...second, name: 'Junior High' }, ...others]
  await call('reference/departments/publish', { data: changed, basedOn: revision })
  await expect
    .poll(async () => (await read('/fil/learn-with-us/pgs')).text)
    .toContain('<p>Unang talata po.</p>')
  const list = await read('/fil/learn-with-us')
  expect(list.text).toMatch(/<li data-department="pgs">/)
  expect(list.text).toMatch(/<li data-department="jhs" lang="en">/)
  expect(list.text).toMatch(/<li data-department="shs">/)
  expect((await read('/learn-with-us/pgs')).text).not.toContain('talata po')
  expect((await read('/fil/search?q=talata')).text).toContain('href="/fil/learn-with-us/pgs"')
})

test('robots.txt names a sitemap for each language and leaves out both search pages', async () => {
  const { text } = await read('/robots.txt')
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /login',
    'Disallow: /search',
    'Disallow: /fil/search',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    `Sitemap: ${publicOrigin}/fil/sitemap.xml`,
    '',
  ])
  const pages = await read('/fil/sitemaps/pages.xml')
  expect(pages.text).toContain(`<loc>${publicOrigin}/fil/admissions</loc>`)
  expect(pages.text).toContain(`<loc>${publicOrigin}/fil</loc>`)
})
