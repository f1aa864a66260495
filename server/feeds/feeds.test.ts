import { beforeEach, expect, test } from 'vitest'
import { starterSiteSettings } from '../../content/reference/site-settings.ts'
import { announcementKind } from '../../school/kinds/announcement.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { sourceOf } from '../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { announcement, putArticle, putEntry } from '../../tests/helpers/entries.ts'
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

  test('carry the newest 30 news or announcements with topic, address and the midnight of Manila', async () => {
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

  test('answer 503 while the content host cannot be read', async () => {
    for (const path of ['/dycian-news/rss.xml', '/announcements/atom.xml']) {
      expect((await open(path, 'http://127.0.0.1:9')).status).toBe(503)
    }
  })
})
