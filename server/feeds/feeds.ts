import { Feed } from 'feed'
import { Hono } from 'hono'
import { readAnnouncements } from '../../school/content/announcements/read-announcements.server.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { announcementKind } from '../../school/kinds/announcement.ts'
import { articleKind } from '../../school/kinds/article.ts'
import { kindFeeds, type FeedKindName } from '../../school/kinds/index.ts'
import { fillPattern } from '../../school/kinds/page-pattern.ts'
import { readNewsPage } from '../../school/content/news/read-news.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'

/** How many items a feed carries. */
const feedLength = 30

/** How many of the newest items are read for it: sample content is left out. */
const readLength = 120

interface Item {
  title: string
  address: string
  summary: string
  /** `YYYY-MM-DD`; feeds are sorted by date and leave undated items out */
  day: string
  category: string
}

/** What the feed of each kind that has one carries; `null`: it cannot be read now. */
const readItems: Record<FeedKindName, (source: ContentSource) => Promise<Item[] | null>> = {
  article: newsItems,
  announcement: announcementItems,
}

const formats = {
  'rss.xml': { type: 'application/rss+xml; charset=utf-8', print: (feed: Feed) => feed.rss2() },
  'atom.xml': { type: 'application/atom+xml; charset=utf-8', print: (feed: Feed) => feed.atom1() },
} as const

/** Serves RSS and Atom feeds of news and announcements, such as `/dycian-news/rss.xml`. */
export function feeds(source: ContentSource, publicOrigin: string) {
  const routes = new Hono()
  for (const { name, title, path } of kindFeeds) {
    for (const [file, { type, print }] of Object.entries(formats)) {
      routes.get(`${path}/${file}`, async (context) => {
        const found = await readItems[name](source)
        if (!found) return context.text('The feed cannot be made now. Try again in a moment.', 503)
        const feed = await makeFeed(source, {
          title,
          address: publicOrigin + path,
          file,
          items: found,
          publicOrigin,
        })
        return context.body(print(feed), 200, { 'content-type': type })
      })
    }
  }
  return routes
}

interface FeedParts {
  title: string
  address: string
  file: string
  items: readonly Item[]
  publicOrigin: string
}

async function makeFeed(
  source: ContentSource,
  { title, address, file, items, publicOrigin }: FeedParts,
): Promise<Feed> {
  const settings = await readReference(source.database, siteSettingsKind)
  const newest = items[0]?.day
  const feed = new Feed({
    title: `${settings.shortName} ${title}`,
    description: `${title} of ${settings.schoolName}`,
    id: address,
    link: address,
    language: 'en',
    copyright: settings.schoolName,
    // RFC 4287, 4.1.1: every Atom feed has an author.
    author: { name: settings.schoolName },
    feedLinks: { [file.startsWith('rss') ? 'rss' : 'atom']: `${address}/${file}` },
    ...(newest && { updated: startOfDay(newest) }),
  })
  for (const item of items) {
    const link = publicOrigin + item.address
    feed.addItem({
      title: item.title,
      id: link,
      link,
      description: item.summary,
      date: startOfDay(item.day),
      category: [{ name: item.category }],
    })
  }
  return feed
}

async function newsItems(source: ContentSource): Promise<Item[] | null> {
  const answer = await readNewsPage(source, { page: 1, category: 'all', topic: '' }, readLength)
  if (!answer.ok) return null
  return forFeed(answer.value.items).flatMap(({ title, slug, preview, publishedOn, category }) => {
    const address = fillPattern(articleKind.pattern, { slug })
    return publishedOn ? [{ title, address, summary: preview, day: publishedOn, category }] : []
  })
}

async function announcementItems(source: ContentSource): Promise<Item[] | null> {
  const answer = await readAnnouncements(source)
  if (!answer.ok) return null
  return forFeed(answer.value).flatMap(({ title, slug, date, category }) => {
    const address = fillPattern(announcementKind.pattern, { slug })
    return date ? [{ title, address, summary: title, day: date, category }] : []
  })
}

/** Leaves out sample content, and keeps the newest of the rest. */
const forFeed = <Each extends { sample: boolean }>(items: readonly Each[]): Each[] =>
  items.filter(({ sample }) => !sample).slice(0, feedLength)

/** Returns midnight in Manila of a calendar day. */
const startOfDay = (day: string) => new Date(`${day}T00:00:00+08:00`)
