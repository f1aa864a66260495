import { Feed } from 'feed'
import { Hono } from 'hono'
import { sourceAt } from '../source-at.ts'
import { readAnnouncements } from '../../school/content/announcements/read-announcements.server.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import {
  readEntryTimes,
  type EntryTimes,
} from '../../school/content/entries/feed-entries.server.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { announcementKind } from '../../school/kinds/announcement.ts'
import { articleKind } from '../../school/kinds/article.ts'
import { kindFeeds, type FeedKindName } from '../../school/kinds/index.ts'
import { fillPattern } from '../../school/kinds/page-pattern.ts'
import { languages } from '../../site/languages/language.ts'
import { translatorForPath } from '../../site/languages/messages.server.ts'
import type { Translate } from '../../site/languages/translate.ts'
import { addressIn } from '../../site/page-address.ts'
import { readNewsPage } from '../../school/content/news/read-news.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { addFeedItem, feedFormats, type FeedFile } from './feed-item.ts'

/** Maximum number of items in a feed. */
const feedLength = 30

/** Number of the newest items that are read for a feed: sample content is left out. */
const readLength = 120

interface ContentItem {
  /** id of the entry; '' when a content host does not tell it */
  id: string
  title: string
  address: string
  summary: string
  /** `YYYY-MM-DD`; feeds are sorted by date and leave undated items out */
  day: string
  category: string
}

/** Reads the items of each kind's feed; `null` when they cannot be read now. */
const readItems: Record<FeedKindName, (source: ContentSource) => Promise<ContentItem[] | null>> = {
  article: newsItems,
  announcement: announcementItems,
}

const feedTexts = {
  article: { title: 'server.feedOfNews', description: 'server.newsOf' },
  announcement: { title: 'server.feedOfAnnouncements', description: 'server.announcementsOf' },
} as const satisfies Record<FeedKindName, unknown>

/** Serves feeds of news and announcements in each language: `/dycian-news/rss.xml`, `atom.xml`. */
export function feeds(source: ContentSource, publicOrigin: string) {
  const routes = new Hono()
  for (const { name, path, file, language } of allFeeds()) {
    const { type, print } = feedFormats[file]
    const address = addressIn(language, path)
    routes.get(`${address}/${file}`, async (context) => {
      const t = translatorForPath(context.req.path)
      const from = sourceAt(source, context.req.path)
      const found = await readItems[name](from)
      if (!found) return context.text(t('server.noFeed'), 503)
      const parts = { name, address: publicOrigin + address, file, items: found, publicOrigin }
      return context.body(print(await makeFeed(from, t, parts)), 200, { 'content-type': type })
    })
  }
  return routes
}

const files = ['rss.xml', 'atom.xml'] as const

const allFeeds = () =>
  languages.flatMap((language) =>
    kindFeeds.flatMap((feed) => files.map((file) => ({ ...feed, file, language }))),
  )

interface FeedParts {
  name: FeedKindName
  address: string
  file: FeedFile
  items: readonly ContentItem[]
  publicOrigin: string
}

async function makeFeed(
  source: ContentSource,
  t: Translate,
  { name, address, file, items, publicOrigin }: FeedParts,
): Promise<Feed> {
  const settings = await readReference(source, siteSettingsKind)
  // A content host tells only days.
  const times = source.host
    ? new Map<number, EntryTimes>()
    : await readEntryTimes(
        source.database,
        items.map(({ id }) => Number(id)),
      )
  const dated = items
    .map((item) => ({ ...item, ...timesOf(item, times.get(Number(item.id))) }))
    .sort((a, b) => b.published.getTime() - a.published.getTime())
  const authority = source.host?.hostname ?? new URL(publicOrigin).hostname
  const feed = new Feed({
    title: t(feedTexts[name].title, { school: settings.shortName }),
    description: t(feedTexts[name].description, { school: settings.schoolName }),
    id: address,
    link: address,
    language: t.language,
    copyright: settings.schoolName,
    // RFC 4287, 4.1.1: every Atom feed has an author.
    author: { name: settings.schoolName },
    feedLinks: { [file.startsWith('rss') ? 'rss' : 'atom']: `${address}/${file}` },
    // Without an item it has not changed since it began.
    updated: new Date(Math.max(0, ...dated.map(({ updated }) => updated.getTime()))),
  })
  for (const item of dated) {
    const link = publicOrigin + addressIn(t.language, item.address)
    // RFC 4151. It names the entry, so that a reader knows it again after its address has changed.
    const id = item.id === '' ? link : `tag:${authority},2026:${name}/${item.id}`
    addFeedItem(feed, file, { ...item, id, link, summary: [item.summary] })
  }
  return feed
}

/** Returns when an item was published and changed; imported content was published on its day. */
function timesOf({ day }: ContentItem, times: EntryTimes | undefined) {
  const start = new Date(`${day}T00:00:00+08:00`)
  if (!times) return { published: start, updated: start }
  const publishedAt = new Date(times.publishedAt)
  const isEarlier = times.isTakenOver && dayInManila(publishedAt) !== day
  return { published: isEarlier ? start : publishedAt, updated: new Date(times.changedAt) }
}

async function newsItems(source: ContentSource): Promise<ContentItem[] | null> {
  const answer = await readNewsPage(source, { page: 1, category: 'all', topic: '' }, readLength)
  if (!answer.ok) return null
  return forFeed(answer.value.items).flatMap((article) => {
    const { articleID: id, title, slug, preview, publishedOn, category } = article
    const address = fillPattern(articleKind.pattern, { slug })
    return publishedOn ? [{ id, title, address, summary: preview, day: publishedOn, category }] : []
  })
}

async function announcementItems(source: ContentSource): Promise<ContentItem[] | null> {
  const answer = await readAnnouncements(source)
  if (!answer.ok) return null
  return forFeed(answer.value).flatMap((announcement) => {
    const { announcementID: id, title, slug, date, category } = announcement
    const address = fillPattern(announcementKind.pattern, { slug })
    return date ? [{ id, title, address, summary: title, day: date, category }] : []
  })
}

/** Leaves out sample content, and keeps the newest of the rest. */
const forFeed = <Each extends { sample: boolean }>(items: readonly Each[]): Each[] =>
  items.filter(({ sample }) => !sample).slice(0, feedLength)
