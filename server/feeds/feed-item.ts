import type { Feed } from 'feed'
import { escapeXml, paragraphsToHtml, removeInvalidXmlCharacters } from './xml.ts'

/** Item of a feed, as plain text. */
export interface FeedItem {
  /** stays the same when a correction changes the address */
  id: string
  title: string
  link: string
  /** paragraphs */
  summary: readonly string[]
  category?: string
  published: Date
  updated: Date
}

/** The kinds of feeds; the type of each part is what readers take it for. */
export const feedFormats = {
  'rss.xml': {
    type: 'application/rss+xml; charset=utf-8',
    print: (feed: Feed) => feed.rss2(),
    // A title of RSS is text. The library repairs only the first end of a CDATA section.
    title: (text: string) => removeInvalidXmlCharacters(text).replaceAll(']]>', ']] >'),
    category: removeInvalidXmlCharacters,
  },
  'atom.xml': {
    type: 'application/atom+xml; charset=utf-8',
    print: (feed: Feed) => feed.atom1(),
    // The library declares titles of Atom as HTML.
    title: escapeXml,
    // The library leaves < in attributes, where XML has none.
    category: (text: string) => removeInvalidXmlCharacters(text).replaceAll('<', '‹'),
  },
} as const

export type FeedFile = keyof typeof feedFormats

/** Adds an item to a feed, escaped for the types that the feed declares. */
export function addFeedItem(feed: Feed, file: FeedFile, item: FeedItem) {
  const { title, category } = feedFormats[file]
  const name = category(item.category ?? '')
  feed.addItem({
    id: item.id,
    title: title(item.title),
    link: item.link,
    description: paragraphsToHtml(...item.summary),
    published: item.published,
    date: item.updated,
    ...(name && { category: [{ name, term: name }] }),
  })
}
