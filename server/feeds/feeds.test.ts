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

  test('carry the newest 30 news with topic, address and the midnight of Manila', async () => {
    for (let day = 1; day <= 31; day += 1) {
      const publishedOn = `2026-10-${String(day).padStart(2, '0')}`
      await putArticle(given.database, { title: `News ${day}`, publishedOn })
    }
    const { status, type, text, titles, first } = await open('/dycian-news/rss.xml')
    expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(text).toContain('<title>DYCI News</title>')
    expect(titles).toEqual(Array.from({ length: 30 }, (_, index) => `News ${31 - index}`))
    expect(first).toContain('<pubDate>Fri, 30 Oct 2026 16:00:00 GMT</pubDate>')
    expect(first).toContain(`<link>${origin}/dycian-news/news-31</link>`)
    expect(first).toContain('Campus News')
  })

  test('carry the newest 30 announcements, in Atom too', async () => {
    for (let day = 1; day <= 31; day += 1) {
      const date = `2026-10-${String(day).padStart(2, '0')}`
      const data = announcement({ title: `Notice ${day}`, date })
      await putEntry(given.database, announcementKind, data)
    }
    for (const file of ['rss.xml', 'atom.xml']) {
      const { titles, type, first } = await open(`/announcements/${file}`)
      expect(type).toContain(file.startsWith('rss') ? 'rss' : 'atom')
      expect(titles).toEqual(Array.from({ length: 30 }, (_, index) => `Notice ${31 - index}`))
      expect(first).toContain('Advisory')
      expect(first).toContain(`${origin}/announcements/notice-31`)
    }
  })

  test('answer 503 while the content host cannot be read', async () => {
    for (const path of ['/dycian-news/rss.xml', '/announcements/atom.xml']) {
      expect((await open(path, 'http://127.0.0.1:9')).status).toBe(503)
    }
  })
})
