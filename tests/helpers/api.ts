import * as z from 'zod'
import type { TestSite } from './site.ts'

const photoAnswer = z
  .strictObject({
    address: z.string(),
    width: z.int(),
    height: z.int(),
    folder: z.string(),
    widths: z.array(z.int()),
    alt: z.string(),
    focalX: z.int(),
    focalY: z.int(),
  })
  .optional()

/** The exact answer of get-articles: a missing or additional field is an error. */
const articleAnswer = z.strictObject({
  articleID: z.string(),
  articleTitle: z.string(),
  articleContent: z.string(),
  articleBannerImage: z.string(),
  articleBannerPhoto: photoAnswer,
  articlePublishedDate: z.string().regex(/^(\d{8})?$/),
  articleCategory: z.enum(['Campus News', 'Outside News']),
  articleTopic: z.string(),
  articleSlug: z.string(),
  articleSample: z.boolean(),
})

const articlePageAnswer = z.strictObject({
  data: z.array(articleAnswer),
  total: z.int(),
  limit: z.int(),
  page: z.int(),
})

/** The exact answer of get-announcements. */
const announcementsAnswer = z.array(
  z.strictObject({
    announcementID: z.string(),
    announcementTitle: z.string(),
    announcementDate: z.string(),
    announcementStartDate: z.string(),
    announcementEndDate: z.string(),
    announcementBannerImage: z.string(),
    announcementBannerPhoto: photoAnswer,
    announcementCategory: z.string(),
    announcementContent: z.string(),
    announcementSlug: z.string(),
    announcementSample: z.boolean(),
  }),
)

export type ArticleAnswer = z.output<typeof articleAnswer>

export const articlesAddress = (
  { origin }: Pick<TestSite, 'origin'>,
  query: Record<string, string> = {},
) => `${origin}/api/get-articles.php?${new URLSearchParams(query).toString()}`

/** Calls get-articles; fails on anything but a complete answer. */
export async function getArticles(
  site: Pick<TestSite, 'origin'>,
  query: Record<string, string> = {},
) {
  const response = await fetch(articlesAddress(site, query))
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return articlePageAnswer.parse(await response.json())
}

/** Reads every article of a list, page by page as a client does. */
export async function getAllArticles(
  site: Pick<TestSite, 'origin'>,
  query: Record<string, string> = {},
) {
  const first = await getArticles(site, query)
  const articles = [...first.data]
  for (let page = 2; page <= Math.ceil(first.total / first.limit); page += 1) {
    articles.push(...(await getArticles(site, { ...query, page: String(page) })).data)
  }
  return articles
}

export async function getAnnouncements(site: Pick<TestSite, 'origin'>) {
  const response = await fetch(`${site.origin}/api/get-announcements.php`)
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return announcementsAnswer.parse(await response.json())
}

/** Requests a page without following redirects: its HTML, and the text of its main part. */
export async function getPage(
  site: Pick<TestSite, 'origin'>,
  path: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(site.origin + path, { redirect: 'manual', headers })
  const html = await response.text()
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return { status: response.status, headers: response.headers, html, text: plainText(main) }
}

/** Returns the text of HTML in one line. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&(#x27|quot|lt|gt|amp);/g, (entity) => characters[entity] ?? entity)
    .trim()

const characters: Record<string, string> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
