import { createRoute, z } from '@hono/zod-openapi'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { addressOfPicture } from '../../school/base/photo.ts'
import { toServiceDate } from '../../school/base/dates.ts'
import { newsCategories } from '../../school/content/news/news.ts'
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

const highestPage = 1_000_000
const pageRule = `must be a whole number from 1 to ${highestPage}.`

const querySchema = z.object({
  mode: z.literal('paginate', "must be 'paginate'.").default('paginate'),
  page: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, pageRule)
    .transform(Number)
    .refine((page) => page <= highestPage, pageRule)
    .default(1)
    .openapi({ type: 'integer', minimum: 1, maximum: highestPage, example: 1 }),
  category: z
    .string()
    .transform((text) =>
      newsCategories.find((category) => category.toLowerCase() === text.trim().toLowerCase()),
    )
    .pipe(z.enum(newsCategories, 'must be all, Campus News or Outside News.'))
    .default('all')
    .openapi({ description: 'all, Campus News or Outside News, in any case', example: 'all' }),
  status: z
    .literal('Published', "must be 'Published': nothing else is shown to the public.")
    .default('Published')
    .openapi({ example: 'Published' }),
  topicFilter: z
    .string()
    .max(100, 'has at most 100 characters.')
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

const answerSchema = z
  .object({
    data: z.array(articleSchema),
    total: z.number().int().openapi({ description: 'articles in this list' }),
    limit: z.number().int().openapi({ description: 'articles on a page', example: newsPageSize }),
    page: z.number().int(),
  })
  .openapi('ArticlePage')

const route = createRoute({
  method: 'get',
  path: '/api/get-articles.php',
  operationId: 'getArticles',
  summary: 'Published articles, newest first and undated last, a page at a time',
  request: { query: querySchema },
  responses: {
    200: {
      description: 'One page of articles',
      content: { 'application/json': { schema: answerSchema } },
    },
    400: problemResponse,
  },
})

/** The query parameters of the call. */
export const newsQuery: DeclaredQuery = {
  pattern: route.path,
  names: Object.keys(querySchema.shape),
}

/** Serves the call get-articles of spec 7. */
export function newsApi(source: ContentSource) {
  const api = publicApi(route.path)
  api.openapi(route, async (context) => {
    const query = context.req.valid('query')
    const from = sourceIn(query.lang, source)
    if (query.slug !== undefined || query.articleID !== undefined) {
      const found =
        query.slug === undefined
          ? await findStoredArticlesById(from, Number(query.articleID))
          : [await findStoredArticle(from, query.slug)]
      const data = found.flatMap((article) => (article ? [toWire(article)] : []))
      return context.json({ data, total: data.length, limit: newsPageSize, page: 1 }, 200)
    }
    const { articles, total } = await listStoredArticles(
      from,
      { ...query, topic: query.topicFilter.trim() },
      { withContent: true },
    )
    return context.json(
      { data: articles.map(toWire), total, limit: newsPageSize, page: query.page },
      200,
    )
  })
  return api
}

function toWire(article: FullArticle): z.output<typeof articleSchema> {
  const fields = addedArticleFields(article.fields)
  return {
    articleID: article.articleID,
    articleTitle: article.title,
    articleContent: article.html,
    articleBannerImage: article.image === null ? '' : addressOfPicture(article.image),
    ...(typeof article.image === 'object' &&
      article.image && { articleBannerPhoto: article.image }),
    articlePublishedDate: toServiceDate(article.publishedOn),
    articleCategory: article.category,
    articleTopic: article.topics.join(','),
    articleSlug: article.slug,
    articleSample: article.sample,
    ...(article.language && { articleLanguage: article.language }),
    ...(Object.keys(fields).length > 0 && { articleFields: fields }),
  }
}
