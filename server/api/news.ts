import { createRoute, z } from '@hono/zod-openapi'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { addressOfPicture } from '../../school/base/photo.ts'
import { toServiceDate } from '../../school/base/dates.ts'
import { highestNewsPage, newsCategories, topicLimit } from '../../school/content/news/news.ts'
import {
  addedArticleFields,
  findStoredArticle,
  findStoredArticlesById,
  listStoredArticles,
  newsPageSize,
} from '../../school/content/news/read-news.server.ts'
import type { FullArticle } from '../../school/content/news/news-service.ts'
import type { DeclaredQuery } from '../pages/query-parameters.ts'
import {
  filipinoMark,
  languageParameter,
  photoSchema,
  problemResponse,
  publicApi,
  sourceIn,
} from './public-api.ts'

// Section 7 of the specification fixes this call as the school's old PHP service answered it: the
// address ends with `.php`, `mode` and `status` have one value each, and days are MMDDYYYY. Pages
// and hosts that request the old service can request this one.

const pageRule = `must be a whole number from 1 to ${highestNewsPage}.`
const categoryNames = `${newsCategories.slice(0, -1).join(', ')} or ${newsCategories.at(-1)}`

const articlesQuerySchema = z.object({
  mode: z.literal('paginate', "must be 'paginate'.").default('paginate'),
  page: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, pageRule)
    .transform(Number)
    .refine((page) => page <= highestNewsPage, pageRule)
    .default(1)
    .openapi({ type: 'integer', minimum: 1, maximum: highestNewsPage, example: 1 }),
  category: z
    .string()
    .transform((text) =>
      newsCategories.find((category) => category.toLowerCase() === text.trim().toLowerCase()),
    )
    .pipe(z.enum(newsCategories, `must be ${categoryNames}.`))
    .default('all')
    .openapi({ description: `${categoryNames}, in any case`, example: 'all' }),
  status: z
    .literal('Published', "must be 'Published': nothing else is shown to the public.")
    .default('Published')
    .openapi({ example: 'Published' }),
  topicFilter: z
    .string()
    .max(topicLimit, `has at most ${topicLimit} characters.`)
    .default('')
    .openapi({ description: 'one topic, in any case', example: 'robotics' }),
  slug: z
    .string()
    .max(300, 'has at most 300 characters.')
    .optional()
    .openapi({ description: 'only the article there' }),
  articleID: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a number.')
    .optional()
    .openapi({
      description: 'only this article, and one that had this id before it was taken over',
    }),
  lang: languageParameter,
})

const articleSchema = z
  .object({
    articleID: z.string(),
    articleTitle: z.string(),
    articleContent: z.string().openapi({ description: 'HTML' }),
    articleBannerImage: z.string().openapi({ description: 'path or address; empty: none' }),
    articleBannerPhoto: photoSchema.optional(),
    articlePublishedDate: z
      .string()
      .openapi({ description: 'MMDDYYYY; empty: undated', example: '03092025' }),
    articleCategory: z.string(),
    articleTopic: z.string().openapi({ description: 'topics, separated by commas' }),
    articleSlug: z.string().openapi({ description: 'last part of the article’s address' }),
    articleSample: z
      .boolean()
      .openapi({ description: 'written as an example, not a report of the school' }),
    articleLanguage: filipinoMark,
    articleFields: z
      .record(z.string(), z.unknown())
      .optional()
      .openapi({ description: 'fields beyond these, by name; left out when there are none' }),
  })
  .openapi('Article')

const articlePageSchema = z
  .object({
    data: z.array(articleSchema),
    total: z.number().int().openapi({ description: 'articles in this list' }),
    limit: z.number().int().openapi({ description: 'articles on a page', example: newsPageSize }),
    page: z.number().int(),
  })
  .openapi('ArticlePage')

const getArticlesRoute = createRoute({
  method: 'get',
  path: '/api/get-articles.php',
  operationId: 'getArticles',
  summary: 'Published articles, newest first and undated last, a page at a time',
  request: { query: articlesQuerySchema },
  responses: {
    200: {
      description: 'One page of articles',
      content: { 'application/json': { schema: articlePageSchema } },
    },
    400: problemResponse,
  },
})

/** The query parameters of the call. */
export const newsQuery: DeclaredQuery = {
  pattern: getArticlesRoute.path,
  names: Object.keys(articlesQuerySchema.shape),
}

/** Serves the call get-articles of spec 7. An unknown slug or id gets 200 and an empty list. */
export function newsApi(source: ContentSource) {
  const api = publicApi(getArticlesRoute.path)
  api.openapi(getArticlesRoute, async (context) => {
    const query = context.req.valid('query')
    const { articles, total, page } = await findArticles(sourceIn(query.lang, source), query)
    const data = articles.map(toArticleAnswer)
    return context.json({ data, total, limit: newsPageSize, page }, 200)
  })
  return api
}

interface FoundArticles {
  articles: readonly FullArticle[]
  total: number
  page: number
}

/**
 * Finds the article with the slug of a query, else those with its id, else one page of its list. A
 * slug wins over an id; both ignore page, category and topic.
 */
async function findArticles(
  reader: ContentSource,
  { slug, articleID, page, category, topicFilter }: z.output<typeof articlesQuerySchema>,
): Promise<FoundArticles> {
  if (slug !== undefined) {
    const article = await findStoredArticle(reader, slug)
    return onOnePage(article ? [article] : [])
  }
  if (articleID !== undefined)
    return onOnePage(await findStoredArticlesById(reader, Number(articleID)))
  const query = { page, category, topic: topicFilter.trim() }
  return { ...(await listStoredArticles(reader, query, { withContent: true })), page }
}

const onOnePage = (articles: readonly FullArticle[]): FoundArticles => ({
  articles,
  total: articles.length,
  page: 1,
})

function toArticleAnswer({ image, ...article }: FullArticle): z.output<typeof articleSchema> {
  const fields = addedArticleFields(article.fields)
  const isPhoto = image !== null && typeof image === 'object'
  return {
    articleID: article.articleID,
    articleTitle: article.title,
    articleContent: article.html,
    articleBannerImage: image === null ? '' : addressOfPicture(image),
    ...(isPhoto && { articleBannerPhoto: image }),
    articlePublishedDate: toServiceDate(article.publishedOn),
    articleCategory: article.category,
    articleTopic: article.topics.join(','),
    articleSlug: article.slug,
    articleSample: article.sample,
    ...(article.language && { articleLanguage: article.language }),
    ...(Object.keys(fields).length > 0 && { articleFields: fields }),
  }
}
