import { shortWaitMs } from '../content-host/kept-answers.server.ts'
import type { ContentSource } from '../content-source.server.ts'
import type { ServiceFailure } from '../content-service.ts'
import { findVisibleEntry, findVisibleEntryById } from '../entries/find-entry.server.ts'
import { listVisibleEntries, type ListedEntry } from '../entries/list-entries.server.ts'
import { describeImages, readableHtml } from '../media/photos.server.ts'
import { shorten } from '../plain-text.ts'
import { succeed, type Result } from '../result.ts'
import { type Article, articleKind } from '../kinds/article.ts'
import {
  previewLength,
  type NewsArticle,
  type NewsItem,
  type NewsPage,
  type NewsQuery,
} from './news.ts'
import { withoutHtml } from './news-service.ts'

/** Articles per page of the news list and of the call get-articles. */
export const newsPageSize = 12

/** An article of the database with its body, for the provider of spec 7 and the article page. */
export interface StoredArticle extends NewsItem {
  html: string
}

/** Reads one page of the news list (spec 2), from the database or from the content host. */
export async function readNewsPage(
  source: ContentSource,
  query: NewsQuery,
  pageSize = newsPageSize,
  waitMs = Number.POSITIVE_INFINITY,
): Promise<Result<NewsPage, ServiceFailure>> {
  if (source.host) return source.host.readNewsPage(query, waitMs)
  const { articles, total } = await listStoredArticles(source, query, { pageSize })
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  return succeed({ items: articles.map(withoutHtml), total, page: query.page, pageCount })
}

/** Reads the newest articles beside other content: a slow content host does not delay that page. */
export const readNewsBeside = (
  source: ContentSource,
  query: Omit<NewsQuery, 'page'>,
  count: number,
) => readNewsPage(source, { ...query, page: 1 }, count, shortWaitMs)

/** Lists one page of the database's articles and counts all; with bodies only when requested. */
export async function listStoredArticles(
  source: ContentSource,
  { page, category, topic }: NewsQuery,
  { pageSize = newsPageSize, withContent = false } = {},
): Promise<{ articles: StoredArticle[]; total: number }> {
  const list = {
    kind: articleKind.name,
    category: category === 'all' ? '' : category,
    topic: topic.toLowerCase(),
  }
  const choice = { page, pageSize, withContent, now: source.now() }
  const { entries, total } = await listVisibleEntries(source.database, list, choice)
  return { articles: await describeImages(source.database, entries.map(toStoredArticle)), total }
}

/** Finds an article of the database by id, if visitors may see it. */
export async function findStoredArticleById(
  source: ContentSource,
  id: number,
): Promise<StoredArticle | null> {
  const entry = await findVisibleEntryById(source.database, {
    kind: articleKind.name,
    id,
    now: source.now(),
  })
  return entry && describeOne(source, toStoredArticle(entry))
}

/** Finds an article of the database by its current or an earlier slug, if visitors may see it. */
export async function findStoredArticle(
  source: ContentSource,
  slug: string,
): Promise<StoredArticle | null> {
  const entry = await findVisibleEntry(source.database, {
    kind: articleKind.name,
    slug,
    now: source.now(),
  })
  return entry && describeOne(source, toStoredArticle(entry))
}

async function describeOne(
  { database }: ContentSource,
  article: StoredArticle,
): Promise<StoredArticle> {
  const [described] = await describeImages(database, [article])
  return described ?? article
}

/**
 * Reads the article at a slug; `null` when visitors can see none there. When its `slug` differs, it has moved:
 * redirect there.
 */
export async function readArticle(
  source: ContentSource,
  slug: string,
): Promise<Result<NewsArticle | null, ServiceFailure>> {
  if (!source.host) {
    const article = await findStoredArticle(source, slug)
    return succeed(article && (await toReadable(source, article)))
  }
  const answer = await source.host.findArticle(slug)
  if (!answer.ok) return answer
  return succeed(answer.value && (await toReadable(source, answer.value)))
}

const toReadable = async (
  { database }: ContentSource,
  article: StoredArticle,
): Promise<NewsArticle> => ({
  ...withoutHtml(article),
  content: await readableHtml(database, article.html),
})

function toStoredArticle(entry: ListedEntry): StoredArticle {
  // The schema checked it when it was saved.
  const { publishedOn, topics, bannerImage } = JSON.parse(entry.data) as Article
  return {
    articleID: String(entry.id),
    slug: entry.slug,
    title: entry.title,
    preview: shorten(entry.summary, previewLength),
    image: bannerImage,
    publishedOn,
    category: entry.category,
    topics,
    sample: entry.sample === 1,
    html: entry.content ?? '',
  }
}
