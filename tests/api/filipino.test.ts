import { beforeAll, describe, expect, test } from 'vitest'
import { dayInManila } from '../../school/base/dates.ts'
import { articlesAddress } from '../helpers/api.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { shareSite } from '../helpers/shared-site.ts'
import { staffCalls } from '../helpers/staff-calls.ts'

const publicOrigin = 'https://www.school.example'

const site = shareSite({ PUBLIC_ORIGIN: publicOrigin })
// Nothing answers at this port.
const withoutHost = shareSite({ CONTENT_HOST: 'http://127.0.0.1:9' })
let staff: Awaited<ReturnType<typeof staffCalls>>

beforeAll(async () => {
  staff = await staffCalls(site, 'administrator')
})

async function read(path: string, { origin } = site) {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  const text = await answer.text()
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  return { status: answer.status, id: answer.headers.get('x-request-id') ?? '', text, main }
}

describe('a page in Filipino', () => {
  test('says its language, its own address and those of both versions', async () => {
    const { status, text } = await read('/fil/events')
    expect(status).toBe(200)
    expect(text).toContain('<html lang="fil"')
    expect(text).toContain(`<link rel="canonical" href="${publicOrigin}/fil/events"/>`)
    expect(text).toContain('<meta property="og:locale" content="fil_PH"/>')
    expect(text).toContain(`${publicOrigin}/share-card/fil/events.jpg`)
    for (const version of [text, (await read('/events')).text])
      expect(version.match(/<link rel="alternate" hrefLang="[^>]*>/g)?.toSorted()).toEqual([
        `<link rel="alternate" hrefLang="en" href="${publicOrigin}/events"/>`,
        `<link rel="alternate" hrefLang="fil" href="${publicOrigin}/fil/events"/>`,
        `<link rel="alternate" hrefLang="x-default" href="${publicOrigin}/events"/>`,
      ])
  })

  test.each([
    ['/fil/search?q=bayad', 'href="/search?q=bayad" hrefLang="en" lang="en" data-reload'],
    ['/search?q=bayad', 'href="/fil/search?q=bayad" hrefLang="fil" lang="fil" data-reload'],
    ['/fil', 'href="/" hrefLang="en"'],
    ['/fil/meaning/vision', 'English pa po ang ilang bahagi ng page na ito.'],
    ['/fil/meaning/vision', '<p lang="en">'],
    ['/fil/events?month=2026-12', 'Disyembre 2026'],
  ])(
    'has a link to the same page in the other language, marks what is in English, and writes dates as Filipinos do: %s',
    async (path, part) => {
      expect((await read(path)).text).toContain(part)
    },
  )

  test('marks no more than what is in English', async () => {
    expect((await read('/fil/meaning/vision')).text).toMatch(/<div [^>]*lang="en"><h1>/)
    expect((await read('/meaning/vision')).text).not.toMatch(/<p lang="en">|English pa po/)
    expect((await read('/fil/events?month=2026-12')).text).not.toContain('December 2026')
    for (const path of [
      '/norms',
      '/norms/rules-and-regulations',
      '/innovations/dyci-sustainability-office/water',
      '/identity/graduate-attributes',
      '/contact-us',
      '/data-privacy-policy',
      '/events',
      '/events/simbang-gabi',
      '/announcements/sort-your-waste-where-you-stand',
    ]) {
      const { status, main } = await read(`/fil${path}`)
      expect([path, status, main.includes('lang="en"')]).toEqual([path, 200, false])
    }
  })

  test.each([
    ['walang pasok', '/fil/status', '>May pasok ba?<'],
    ['bayad', '/fil/admissions#fees', '>Mga bayarin at scholarship<'],
    ['mga kailangan', '/fil/admissions', '>Pag-enroll<'],
    ['totoo ba', '/fil/verify', '>I-check ang abiso<'],
  ])('finds what families type, in Filipino: %s', async (words, address, title) => {
    const { text, main } = await read(`/fil/search?q=${encodeURIComponent(words)}`)
    expect(text).toContain('ang nakita para sa')
    const [first = ''] = /<h3[^>]*><a href="[^"]*">.*?<\/a>/.exec(main) ?? []
    const link = first.replaceAll(/<\/?mark>/g, '')
    // What is in Filipino is not marked as English.
    expect(link).toContain(`<h3><a href="${address}"`)
    expect(link).toContain(title)
  })

  test('tells of classes with the Filipino words of a notice first', async () => {
    const day = dayInManila(new Date())
    const levels = ['pgs', 'college']
    await staff.publish('class-notice', { state: 'no-classes', levels, day, reason: 'flood' })
    const { text } = await read('/fil/status')
    expect(text).toContain('<html lang="fil"')
    expect(text).toContain('May pasok ba?')
    expect(text).toContain('<span>Kolehiyo</span>')
    expect(text).toMatch(/<article[^>]*><div lang="fil"><h3>Walang pasok sa /)
    expect(text).toContain('<a href="/status" hrefLang="en" lang="en">English</a>')
    const english = await read('/status')
    expect(english.text).toMatch(/<article[^>]*><div lang="en"><h3>No classes on /)
  })
})

// What holds for every kind of entry: filipino-entries.test.ts.
describe('an article with a Filipino version', () => {
  const english = {
    title: 'Vaccination day on Tuesday',
    content: '<p>Bring the <a href="/contact-us">signed</a> consent form.</p>',
    publishedOn: '2026-11-05',
    category: 'Campus News',
    topics: ['kalusugan'],
  }
  const cleanText = '<p>Dalhin ang <a href="/contact-us">pirmadong</a> consent form.</p>'
  const texts = {
    title: { text: 'Bakuna po sa Martes' },
    topics: { text: ['Kalusugan ng bata'] },
    content: { text: `${cleanText}<script>alert(1)</script>` },
  }
  const path = '/dycian-news/vaccination-day-on-tuesday'

  beforeAll(() => staff.publish('article', { ...english, fil: { texts } }))

  test('is read in Filipino below /fil and in English at the same slug', async () => {
    const filipino = await read(`/fil${path}`)
    expect(filipino.text).toContain('<div class="prose"><p>Dalhin ang <a href="/fil/contact-us">')
    expect(filipino.text).toContain('<title>Bakuna po sa Martes | DYCI</title>')
    expect(filipino.text).not.toContain('alert(1)')
    expect(filipino.text).toMatch(
      /<a href="\/fil\/dycian-news\?topic=kalusugan"[^>]*>Kalusugan ng bata</,
    )
    expect((await read(path)).text).toContain('<p>Bring the <a href="/contact-us">signed</a>')
    // What the browser asks for on a later page change.
    expect((await read(`/fil${path}.data`)).text).toContain('/fil/contact-us')
  })

  test('is in lists, feeds and results in the language of each', async () => {
    expect((await read('/dycian-news')).text).not.toContain('Bakuna')
    const { text } = await read('/fil/dycian-news')
    expect(text).toMatch(/<h3><a [^>]*>Bakuna po sa Martes/)
    // Beside it, what is in English says so.
    expect(text).toMatch(/<h3 lang="en"><a /)
    expect((await read('/fil/dycian-news/rss.xml')).text).toContain('Bakuna po sa Martes')
    const found = await read('/fil/search?q=vaccination')
    expect(found.text).toMatch(/<h3><a [^>]*>[^/]*Bakuna/)
  })

  test('is answered in English by the call of the specification, in Filipino when asked', async () => {
    const ask = async (query: Record<string, string>) => {
      const address = articlesAddress(site, { topicFilter: 'kalusugan', ...query })
      const { data } = (await (await fetch(address)).json()) as { data: Record<string, unknown>[] }
      return data[0]
    }
    const plain = await ask({})
    expect(plain).toMatchObject({ articleTitle: english.title, articleContent: english.content })
    expect(plain).not.toHaveProperty('articleLanguage')
    expect(await ask({ lang: 'fil' })).toEqual({
      ...plain,
      articleTitle: texts.title.text,
      articleContent: cleanText,
      articleLanguage: 'fil',
    })
  })
})

test('a player and the links in a text are in the language of the page, not of the text', async () => {
  const content =
    '<p><a href="https://youtu.be/dQw4w9WgXcQ">The fair in two minutes</a></p><p>See <a href="/events">events</a>.</p>'
  const data = { title: 'Our fair', content, publishedOn: '2026-11-06', category: 'Campus News' }
  await staff.publish('article', data)
  const { text } = await read('/fil/dycian-news/our-fair')
  expect(text).toMatch(/<div class="prose" lang="en"><details class="video">/)
  expect(text).toContain(
    '<summary><span lang="fil">I-play ang video:</span> The fair in two minutes</summary>',
  )
  expect(text).toMatch(/<p lang="fil"><a [^>]*>Panoorin sa YouTube<\/a>/)
  expect(text).toContain('<p>See <a href="/fil/events">events</a>.</p>')
  const english = await read('/dycian-news/our-fair')
  expect(english.text).toContain('Play the video:</span> The fair in two minutes</summary>')
  expect(english.text).toContain('>Watch on YouTube</a>')
})

test('a part of a page is in Filipino as long as no text of it is older than the English', async () => {
  const publishDepartment = (tag: string, fields: object) =>
    staff.change(`department/${tag}`, (data) => ({ ...data, ...fields }))
  const texts = {
    name: { text: 'Preschool at Grade School' },
    shortDescription: { text: 'Dito po nagsisimula ang bata.' },
    description: { text: ['Unang talata po.', 'Ikalawang talata po.'] },
  }
  await publishDepartment('pgs', { fil: { texts } })
  await publishDepartment('jhs', { name: 'Junior High' })
  expect((await read('/fil/learn-with-us/pgs')).text).toContain('<p>Unang talata po.</p>')
  const { text } = await read('/fil/learn-with-us')
  for (const department of ['"pgs">', '"jhs" lang="en">', '"shs">'])
    expect(text).toContain(`<li data-department=${department}`)
  expect((await read('/learn-with-us/pgs')).text).not.toContain('talata po')
})

test('robots.txt names a sitemap for each language and leaves out both search pages', async () => {
  const disallowed = ['/admin', '/login', '/search', '/fil/search']
  expect((await read('/robots.txt')).text.split('\n')).toEqual([
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    `Sitemap: ${publicOrigin}/fil/sitemap.xml`,
    '',
  ])
})

test('a page that failed says so in Filipino, with the id to tell', async () => {
  const content = await openSiteContent({ dataDir: site.dataDir })
  const { id, slug } = await content.addArticle({ title: 'Broken for Filipino' })
  await content.database.updateTable('entry').set({ data: '{' }).where('id', '=', id).execute()
  await content.close()
  const answer = await read(`/fil/dycian-news/${slug}`)
  expect(answer.status).toBe(500)
  expect(answer.text).toContain('<html lang="fil"')
  expect(answer.id).not.toBe('')
  expect(answer.text).toContain(`Kung ire-report ninyo ito sa amin, banggitin ang ${answer.id}.`)
  expect(answer.text).not.toMatch(/If you tell us|lang="en"></)
})

test.each([
  ['/fil/wala-rito', 404, 'Pasensya na po, hindi namin makita ang page.'],
  ['/fil/dycian-news', 503, 'Hindi na-load ang balita. Paki-check po ang internet ninyo.'],
])('what cannot be shown says so in Filipino: %s', async (path, expected, sentence) => {
  const { status, text, main } = await read(path, withoutHost)
  expect(status).toBe(expected)
  expect(text).toContain('<html lang="fil"')
  expect(main).toContain(sentence)
  expect(main).toContain('href="/fil"')
  expect(main).not.toContain('lang="en"')
})
