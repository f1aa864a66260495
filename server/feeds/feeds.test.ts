import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import starterSiteSettings from '../../content/reference/site-settings.json' with { type: 'json' }
import { announcementKind } from '../../school/kinds/announcement.ts'
import { articleKind } from '../../school/kinds/article.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { sourceOf } from '../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import {
  announcement,
  article,
  changeEntry,
  noon,
  putArticle,
  putEntry,
} from '../../tests/helpers/entries.ts'
import { putReference } from '../../tests/helpers/reference.ts'
import { feeds } from './feeds.ts'

const origin = 'https://www.dyci.example'

describeOnDatabases('feeds', (given) => {
  beforeEach(() => putReference(given.database, siteSettingsKind, starterSiteSettings))
  const open = async (path: string, contentHost: string | null = null) => {
    const routes = feeds(sourceOf(given.database, contentHost).source, origin)
    const response = await routes.request(path)
    const text = await response.text()
    const items = text.split(/<item>|<entry>/).slice(1)
    const titles = items.map((item) => /<title[^>]*>(?:<!\[CDATA\[)?([^<\]]*)/.exec(item)?.[1])
    const type = response.headers.get('content-type')
    return { status: response.status, type, text, titles, first: items[0] }
  }

  test('carry the newest 30 news or announcements with topic, address and the day of what was taken over', async () => {
    for (let day = 1; day <= 31; day += 1) {
      const date = `2026-10-${String(day).padStart(2, '0')}`
      await putArticle(given.database, { title: `Entry ${day}`, publishedOn: date })
      const notice = announcement({ title: `Entry ${day}`, date })
      await putEntry(given.database, announcementKind, notice)
    }
    const titles = Array.from({ length: 30 }, (_, index) => `Entry ${31 - index}`)
    for (const [section, name, category] of [
      ['dycian-news', 'DYCI News', 'Campus News'],
      ['announcements', 'Announcements', 'Advisory'],
    ] as const) {
      const { first, text, ...rss } = await open(`/${section}/rss.xml`)
      const type = 'application/rss+xml; charset=utf-8'
      expect(rss).toEqual({ status: 200, type, titles })
      expect(text).toMatch(new RegExp(`<title>.*${name}</title>`))
      expect(first).toContain('<pubDate>Fri, 30 Oct 2026 16:00:00 GMT</pubDate>')
      expect(first).toContain(`<link>${origin}/${section}/entry-31</link>`)
      expect(first).toContain(category)
      const atom = await open(`/${section}/atom.xml`)
      expect(atom).toMatchObject({ titles, type: expect.stringContaining('atom') as string })
    }
  })

  test('know an entry by its id, its time of publishing and its last change, whatever its title becomes', async () => {
    const [nine, three] = [noon - 3 * 3_600_000, noon - 3_600_000]
    const put = (title: string, now: number) =>
      putEntry(given.database, articleKind, article({ title }), {}, { id: 'ana', name: 'Ana', now })
    const { id } = await put('Brigada Eskwela starts Mondy', nine)
    const { id: later } = await put('Later', three)
    const read = async () => {
      const rss = await open('/dycian-news/rss.xml')
      const atom = await open('/dycian-news/atom.xml')
      const all = (text: string, pattern: RegExp) =>
        [...text.matchAll(pattern)].map(([, value]) => value)
      return {
        titles: rss.titles,
        guids: all(rss.text, /<guid isPermaLink="false">(.*?)</g),
        pubDates: all(rss.text, /<pubDate>(.*?)</g),
        ids: all(atom.text, /<id>(tag:.*?)</g),
        published: all(atom.text, /<published>(.*?)</g),
        updated: all(atom.text, /<updated>(.*?)</g),
      }
    }
    const before = await read()
    const times = [new Date(three), new Date(nine)]
    expect(before).toMatchObject({
      titles: ['Later', 'Brigada Eskwela starts Mondy'],
      guids: [later, id].map((each) => `tag:www.dyci.example,2026:article/${each}`),
      ids: before.guids,
      pubDates: times.map((time) => time.toUTCString()),
      published: times.map((time) => time.toISOString()),
    })
    const data = article({ title: 'Brigada Eskwela starts Monday' })
    const corrected = three + 60_000
    await changeEntry(given.database, articleKind, id, { data }, corrected)
    const at = new Date(corrected).toISOString()
    expect(await read()).toEqual({
      ...before,
      titles: ['Later', 'Brigada Eskwela starts Monday'],
      updated: [at, times[0]?.toISOString(), at],
    })
  })

  test('escape words for the type that a feed declares', async () => {
    const title = 'Grades < 7 & <img src=x> ]]> ]]>'
    const content = '<p>5 &lt; 6 &amp; more</p>'
    const data = announcement({ title, content, category: '<Advisory> & "more"' })
    await putEntry(given.database, announcementKind, data)
    await putArticle(given.database, { title, content })
    const asHtml = 'Grades &lt; 7 &amp; &lt;img src=x&gt; ]]&gt; ]]&gt;'
    const entry = z.object({
      title: z.object({ '@_type': z.literal('html'), '#text': z.literal(asHtml) }),
      category: z.object({ '@_term': z.string() }),
    })
    const atom = z.object({ feed: z.object({ entry }) })
    const { text } = await open('/announcements/atom.xml')
    expect(XMLValidator.validate(text)).toBe(true)
    const parser = new XMLParser({ ignoreAttributes: false })
    expect(atom.parse(parser.parse(text)).feed.entry.category['@_term']).toBe('‹Advisory> & "more"')
    const rss = await open('/dycian-news/rss.xml')
    expect(XMLValidator.validate(rss.text)).toBe(true)
    expect(rss.text).toContain('<![CDATA[Grades < 7 & <img src=x> ]] > ]] >]]>')
    expect(rss.text).toContain('<![CDATA[<p>5 &lt; 6 &amp; more</p>]]>')
  })

  test('answer 503 while the content host cannot be read', async () => {
    for (const path of ['/dycian-news/rss.xml', '/announcements/atom.xml']) {
      expect((await open(path, 'http://127.0.0.1:9')).status).toBe(503)
    }
  })
})
