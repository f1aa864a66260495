import type * as z from 'zod'
import { shortWaitMs } from '../content-host/kept-answers.server.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { withoutBody, type ServiceFailure } from '../content-host/call-service.ts'
import {
  findVisibleEntry,
  findVisibleEntryById,
  listVisibleByOldId,
} from '../entries/visible-entries.server.ts'
import { listVisibleEntries, type VisibleEntry } from '../entries/list-entries.server.ts'
import { languageOfRow } from '../row-in-language.server.ts'
import { withoutHidden } from '../media/media-uses.server.ts'
import { readableHtml, withImages } from '../media/photos.server.ts'
import { leadingSentences } from '../../base/sentences.ts'
import { succeed, type Result } from '../../base/result.ts'
import { articleKind, articleSchema, type Article } from '../../kinds/article.ts'
import { parseStoredFields } from '../../kinds/stored-fields.ts'
import {
  previewLength,
  type NewsArticle,
  type NewsItem,
  type NewsPage,
  type NewsQuery,
} from './news.ts'
import type { FullArticle } from './news-service.ts'

/** Articles per page of the news list and of the call get-articles. */
export const newsPageSize = 12

/**
 * Reads one page of the news list (spec 2), from the database or from the content host.
 *
 * @param pageSize articles per page; a content host decides this itself
 * @param waitMs how long to wait for the content host, in milliseconds
 */
export async function readNewsPage(
  source: ContentSource,
  query: NewsQuery,
  pageSize = newsPageSize,
  waitMs = Number.POSITIVE_INFINITY,
): Promise<Result<NewsPage, ServiceFailure>> {
  if (source.host) return source.host.readNewsPage(query, waitMs)
  const { articles, total } = await listStoredArticles(source, query, { pageSize })
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  return succeed({ items: articles.map(withoutBody), total, page: query.page, pageCount })
}

/** Reads the newest articles beside other content: a slow content host does not delay that page. */
export const readNewsBeside = (
  source: ContentSource,
  query: Omit<NewsQuery, 'page'>,
  count: number,
) => readNewsPage(source, { ...query, page: 1 }, count, shortWaitMs)

/**
 * Lists one page of the database's articles and counts all articles.
 *
 * @param options `withContent`: reads the bodies too
 */
export async function listStoredArticles(
  source: ContentSource,
  { page, category, topic }: NewsQuery,
  { pageSize = newsPageSize, withContent = false } = {},
): Promise<{ articles: FullArticle[]; total: number }> {
  const list = {
    kind: articleKind.name,
    category: category === 'all' ? '' : category,
    topic: topic.toLowerCase(),
  }
  const choice = { page, pageSize, withContent }
  const { entries, total } = await listVisibleEntries(source, list, choice)
  return { articles: await toFullArticles(source, entries), total }
}

/**
 * Finds the visible article of the database with an id, and the articles that had this id on the
 * site from which they were taken over.
 */
export async function findStoredArticlesById(
  source: ContentSource,
  id: number,
): Promise<FullArticle[]> {
  const own = await findVisibleEntryById(source, articleKind.name, id)
  const old = await listVisibleByOldId(source, articleKind.name, id)
  const found = [...(own ? [own] : []), ...old.filter((entry) => entry.id !== id)]
  return toFullArticles(source, found)
}

/** Finds an article of the database by its current or an earlier slug, if visitors may see it. */
export async function findStoredArticle(
  source: ContentSource,
  slug: string,
): Promise<FullArticle | null> {
  const entry = await findVisibleEntry(source, articleKind.name, slug)
  return entry && ((await toFullArticles(source, [entry]))[0] ?? null)
}

/** Adds the pictures that visitors may see, and removes the other pictures from the texts. */
const toFullArticles = async (
  { database }: ContentSource,
  entries: readonly VisibleEntry[],
): Promise<FullArticle[]> =>
  withImages(database, await withoutHidden(database, entries.map(toStoredArticle), 'news'), 'news')

/**
 * Reads the article at a slug; `null` when visitors can see none there. An article with another
 * `slug` has moved: redirect there.
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

const toReadable = async (source: ContentSource, article: FullArticle): Promise<NewsArticle> => ({
  ...addedArticleFields(article.fields),
  ...withoutBody(article),
  content: await readableHtml(source, article.html, 'news'),
})

const addedSchema = articleSchema.omit({
  title: true,
  content: true,
  publishedOn: true,
  category: true,
  topics: true,
  bannerImage: true,
  sample: true,
})

/**
 * Reads the fields that articles gained beyond those of spec 7.
 *
 * @param fields of the database, or as a content host sent them: wrong ones become their default
 */
export const addedArticleFields = (fields: unknown) =>
  addedSchema.safeParse(fields).data ?? addedSchema.parse({} satisfies z.input<typeof addedSchema>)

/** Fields that `rowInLanguage` adds to those of an article. */
type InFilipino = Pick<NewsItem, 'topicNames'>
type Fields = ReturnType<typeof parseStoredFields<Article>>

function toStoredArticle(entry: VisibleEntry) {
  const fields: Fields & InFilipino = parseStoredFields(articleKind, entry.data)
  const { publishedOn, topics, topicNames, bannerImage } = fields
  return {
    ...languageOfRow(entry),
    articleID: String(entry.id),
    slug: entry.slug,
    title: entry.title,
    preview: leadingSentences(entry.summary, previewLength),
    image: bannerImage,
    publishedOn,
    category: entry.category,
    topics,
    ...(topicNames && { topicNames }),
    sample: entry.sample === 1,
    html: entry.content ?? '',
    fields,
  }
}
