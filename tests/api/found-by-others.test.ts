import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { kindFeeds } from '../../school/kinds/index.ts'
import { shareSite } from '../helpers/shared-site.ts'
import { openSiteContent } from '../helpers/site-content.ts'

/** Checks what search engines, feed readers and other programs read. */
const site = shareSite({ PUBLIC_ORIGIN: 'https://www.school.example' })
let content: Awaited<ReturnType<typeof openSiteContent>>
beforeAll(async () => {
  // What is found by others is the school's own: the starter content is mostly sample content.
  content = await openSiteContent(site)
  for (let number = 1; number <= 12; number += 1) {
    await content.addAnnouncement({ title: `Notice ${number}`, date: `2026-10-${9 + number}` })
    await content.addEvent({ title: `Open house ${number}` })
    await content.addServiceArticle({ title: `A day in the barangay ${number}` })
    await content.addResearch({ title: `Study ${number}` })
  }
})
afterAll(() => content.close())

const get = async (path: string) => {
  const answer = await fetch(site.origin + path)
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'entry', 'url', 'sitemap'].includes(name),
})

async function xml<Shape>(path: string, shape: z.ZodType<Shape>): Promise<Shape> {
  const { status, text } = await get(path)
  expect(status).toBe(200)
  expect(XMLValidator.validate(text)).toBe(true)
  return shape.parse(parser.parse(text))
}

const address = z.url({ protocol: /^https$/, hostname: /^www\.school\.example$/ })

// What feeds hold: server/feeds/feeds.test.ts, and by the rules of validators, tests/validators.
describe('feeds', () => {
  test('carry no sample content, are named by every page, and the calendar is compressed', async () => {
    for (const [path, sample] of [
      ['/dycian-news/rss.xml', 'grade-10-tries-on-six-futures'],
      ['/announcements/atom.xml', 'entrance-test-dates'],
    ] as const) {
      const { status, text } = await get(path)
      expect([status, text.includes(sample)]).toEqual([200, false])
    }
    for (const { path } of kindFeeds)
      expect((await get('/contact-us')).text).toContain(`href="${path}/rss.xml"`)
    const headers = { 'accept-encoding': 'br' }
    const calendar = await fetch(`${site.origin}/events.ics`, { headers })
    expect(calendar.headers.get('content-encoding')).toBe('br')
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await calendar.text()
    expect(text).toContain('SUMMARY:Open house 12')
    expect(text).not.toContain('youthcamp')
  })
})

describe('the sitemap', () => {
  const index = z.object({
    sitemapindex: z.object({ sitemap: z.array(z.object({ loc: address })).min(2) }),
  })
  const urls = z.object({ urlset: z.object({ url: z.array(z.object({ loc: address })).min(1) }) })

  // That robots.txt names it: filipino.test.ts.
  test('lists every part, and the parts every kind of page', async () => {
    const { sitemapindex } = await xml('/sitemap.xml', index)
    const parts = await Promise.all(
      sitemapindex.sitemap.map(({ loc }) => xml(new URL(loc).pathname, urls)),
    )
    const paths = parts.flatMap(({ urlset }) => urlset.url.map(({ loc }) => new URL(loc).pathname))
    expect(new Set(paths).size).toBe(paths.length)
    for (const beginning of [
      '/learn-with-us/college/tracks/',
      '/learn-with-us/college/tracks/ccs/',
      '/dycian-news/',
      '/announcements/',
      '/events/',
      '/organizational-memory/',
      '/servanthood/paraya/articles/',
      '/innovations/dyci-research/research/jhs/',
    ]) {
      expect(paths.filter((path) => path.startsWith(beginning)).length).toBeGreaterThan(1)
    }
    expect((await get('/meaning/core-values')).text).not.toContain('content="noindex"')
  })

  test.each([
    '/dycian-news/grade-10-tries-on-six-futures',
    '/announcements/entrance-test-dates-for-school-year-20272028',
    '/events/youthcamp',
    '/meaning/vision',
    '/innovations/dyci-sustainability-office/water',
  ])('does not name sample content, which its page forbids to index: %s', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(200)
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).not.toMatch(/"@type":"(NewsArticle|Event)"/)
    for (const part of ['pages', 'entries-1'])
      expect((await get(`/sitemaps/${part}.xml`)).text).not.toContain(`${path}<`)
  })
})

test('a shared article says whose it is, its language, its picture in words and its day', async () => {
  const { text } = await get('/dycian-news/grade-10-tries-on-six-futures')
  for (const name of ['og:site_name', 'og:locale', 'og:image:alt', 'article:published_time'])
    expect(text).toMatch(new RegExp(`<meta property="${name}" content="[^"]{5,}"`))
})

test('the manifest names icons that are there, and browsers find those they ask for', async () => {
  const manifest = z.object({ icons: z.array(z.object({ src: z.string() })).min(2) })
  const { icons } = manifest.parse(JSON.parse((await get('/manifest.webmanifest')).text))
  const asked = ['/favicon.ico', '/apple-touch-icon.png']
  for (const path of [...icons.map(({ src }) => src), ...asked]) {
    const { status, type } = await get(path)
    expect([path, status, type]).toEqual([path, 200, expect.stringMatching(/^image\//)])
  }
})

describe('the picture that a shared link shows', () => {
  const cardOf = async (path: string) => {
    const { text } = await get(path)
    const address = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
    const answer = await fetch(site.origin + new URL(address).pathname)
    return {
      type: answer.headers.get('content-type'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }
  }

  // With one scene, the last two differ by their titles.
  test('is drawn for each page, in the size that is asked for', async () => {
    const college = '/learn-with-us/college/tracks/ccs'
    const paths = ['/', '/learn-with-us/shs', college, `${college}/bsit`, '/servanthood/paraya']
    const cards = await Promise.all([...paths, '/dycian-news', '/announcements'].map(cardOf))
    for (const { type, bytes } of cards) {
      expect(type).toBe('image/jpeg')
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
      expect(bytes.length).toBeLessThan(120_000)
    }
    expect(new Set(cards.map(({ bytes }) => bytes.toString('base64'))).size).toBe(cards.length)
  })

  test('of a page whose own picture is gone shows the school', async () => {
    for (const bannerImage of ['/images/gone.svg', '/images/../../public/images/hero.svg', null]) {
      const { slug } = await content.addArticle({ title: 'A picture that is gone', bannerImage })
      const address = `/dycian-news/${slug}`
      await expect.poll(async () => (await get(address)).status).toBe(200)
      expect((await cardOf(address)).type).toBe('image/jpeg')
    }
  })

  test('is kept by what it shows, and is not drawn again when other content changes', async () => {
    const folder = join(site.dataDir, 'share-cards')
    // A card that is being written has another name for a moment.
    const cards = () =>
      existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jpg')) : []
    const kept = () => cards().map((name) => [name, statSync(join(folder, name)).ino])
    const { bytes } = await cardOf('/meaning/vision')
    // It is kept after the answer, and after all cards before it.
    await expect
      .poll(() => cards().some((name) => readFileSync(join(folder, name)).equals(bytes)))
      .toBe(true)
    const { slug } = await content.addArticle({ title: 'It raises the content version' })
    await expect.poll(async () => (await get(`/dycian-news/${slug}`)).status).toBe(200)
    const before = kept()
    expect((await cardOf('/meaning/vision')).bytes.equals(bytes)).toBe(true)
    expect(kept()).toEqual(before)
  })

  test('of no page, or at another address, is not there', async () => {
    for (const path of [
      '/nothing.jpg',
      '/',
      '/x/...jpg',
      '/norms/.jpg',
      '/search.jpg',
      '/learn-with-us/shs/college/stem.jpg',
    ])
      expect([path, (await get(`/share-card${path}`)).status]).toEqual([path, 404])
  })
})
