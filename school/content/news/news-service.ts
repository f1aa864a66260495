import {
  callService,
  countOf,
  isRecord,
  pictureOf,
  serviceBody,
  slugOf,
  textOf,
  withoutBody,
  type ServiceBody,
  type ServiceFailure,
} from '../content-host/call-service.ts'
import { parseServiceDate } from '../../base/dates.ts'
import { withOwnSlugs } from '../../base/own-slugs.ts'
import { toLead, toPlainText } from '../../base/plain-text.ts'
import { leadingSentences } from '../../base/sentences.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { newsSlug } from '../../base/slug.ts'
import {
  hasTopic,
  previewLength,
  sortNews,
  type NewsItem,
  type NewsPage,
  type NewsQuery,
} from './news.ts'

/** An article with its body. */
export type FullArticle = NewsItem & ServiceBody

/** A page of articles as the service sends it; equal titles have equal slugs. */
export interface HostArticles {
  articles: FullArticle[]
  /** the total that the service reports; `null` when it does not */
  total: number | null
  pageCount: number
}

/** Maximum length of the part of a body that is read for its preview, in characters. */
const maxLeadLength = 10_000

/** Builds the address of the call get-articles (spec 7). `host` is '' for the site's own origin. */
export function articlesAddress(
  host: string,
  { page, category, topic, language }: NewsQuery,
): string {
  const parameters = new URLSearchParams({
    mode: 'paginate',
    page: String(page),
    category,
    status: 'Published',
  })
  if (topic) parameters.set('topicFilter', topic)
  if (language) parameters.set('lang', language)
  return `${host}/api/get-articles.php?${parameters.toString().replaceAll('+', '%20')}`
}

/**
 * Fetches one page of news by the call of spec 7, filtered by topic and sorted as that section
 * says.
 */
export async function fetchNewsPage(
  host: string,
  query: NewsQuery,
  signal?: AbortSignal,
): Promise<Result<NewsPage, ServiceFailure>> {
  const answer = await fetchArticles(host, query, signal)
  if (!answer.ok) return answer
  const articles = withOwnSlugs(answer.value.articles, ({ articleID }) => articleID)
  return succeed(pageOfNews({ ...answer.value, articles }, query))
}

/** Builds the page to show from the service's answer (spec 7). */
export function pageOfNews(
  { articles, total, pageCount }: HostArticles,
  { page, topic }: NewsQuery,
): NewsPage {
  const items = sortNews(articles.filter((article) => hasTopic(article, topic))).map(withoutBody)
  return { items, total, page, pageCount }
}

/** Fetches articles with their bodies, unsorted. */
export async function fetchArticles(
  host: string,
  query: NewsQuery,
  signal?: AbortSignal,
): Promise<Result<HostArticles, ServiceFailure>> {
  const answer = await callService(articlesAddress(host, query), signal)
  return answer.ok ? parseArticles(answer.value, host) : answer
}

/** Parses a page of articles of an answer of the service; those without a title are left out. */
export function parseArticles(body: unknown, host: string): Result<HostArticles, ServiceFailure> {
  if (!isRecord(body) || !(Array.isArray(body.data) || body.data === null)) {
    return fail({
      reason: 'wrong-shape',
      message: 'The news service answered without a list of articles',
    })
  }
  const total = countOf(body.total)
  const limit = countOf(body.limit)
  // Spec 7: total / limit rounded up; one page if either is missing.
  const pageCount = total === null || !limit ? 1 : Math.max(1, Math.ceil(total / limit))
  return succeed({
    articles: (body.data ?? []).flatMap((item) => parseArticle(item, host) ?? []),
    total,
    pageCount,
  })
}

function parseArticle(value: unknown, host: string): FullArticle | null {
  if (!isRecord(value)) return null
  const title = toPlainText(textOf(value.articleTitle))
  const articleID = textOf(value.articleID)
  // Our own service sends its slugs; for any other, the rule of spec 5 makes them.
  const slug = slugOf(value.articleSlug) || newsSlug(title) || (articleID && `article-${articleID}`)
  if (title === '' || slug === '') return null
  const body = serviceBody(value.articleContent, value.articleFields)
  return {
    articleID,
    slug,
    title,
    preview: leadingSentences(toLead(body.html.slice(0, maxLeadLength)), previewLength),
    image: pictureOf(value.articleBannerImage, value.articleBannerPhoto, host),
    publishedOn: parseServiceDate(value.articlePublishedDate),
    category: textOf(value.articleCategory),
    topics: textOf(value.articleTopic)
      .split(',')
      .map((topic) => topic.trim())
      .filter(Boolean),
    sample: value.articleSample === true,
    ...(value.articleLanguage === 'fil' && { language: 'fil' }),
    ...body,
  }
}
