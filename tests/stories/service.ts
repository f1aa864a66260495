import type { APIRequestContext, Page } from '@playwright/test'

/** An article in the calls of spec 7, as far as the stories need it. */
export interface WireArticle {
  articleID: number | string
  articleTitle: string
  articleContent: string
  articleBannerImage: string
  articlePublishedDate: string
  articleCategory: string
  articleTopic: string
  /** added by the site's own service */
  articleSlug?: string
}

export interface ArticlesAnswer {
  data: WireArticle[]
  total: number
  limit: number
}

/** Returns the answer of the site's own get-articles: stories compare pages with it. */
export async function listArticles(
  request: APIRequestContext,
  parameters: { page?: number; category?: string; topicFilter?: string } = {},
): Promise<ArticlesAnswer> {
  const params = { mode: 'paginate', page: 1, category: 'all', status: 'Published', ...parameters }
  const response = await request.get('/api/get-articles.php', { params })
  return (await response.json()) as ArticlesAnswer
}

export function makeArticle(id: number, fields: Partial<WireArticle> = {}): WireArticle {
  return {
    articleID: id,
    articleTitle: `Article ${id}`,
    articleContent: `<p>What happened in article ${id}.</p>`,
    articleBannerImage: '',
    articlePublishedDate: '11052026',
    articleCategory: 'Campus News',
    articleTopic: '',
    ...fields,
  }
}

/** An announcement in the call get-announcements. */
export interface WireAnnouncement {
  announcementID: number
  announcementTitle: string
  announcementDate: string
  announcementStartDate: string
  announcementEndDate: string
  announcementBannerImage: string
  announcementCategory: string
}

export function makeAnnouncement(
  id: number,
  fields: Partial<WireAnnouncement> = {},
): WireAnnouncement {
  return {
    announcementID: id,
    announcementTitle: `Announcement ${id}`,
    announcementDate: '2026-11-05',
    announcementStartDate: '',
    announcementEndDate: '',
    announcementBannerImage: '',
    announcementCategory: 'Academics',
    ...fields,
  }
}

/** The addresses of the two calls of spec 7. */
export const articlesCall = /\/api\/get-articles\.php/
export const announcementsCall = /\/api\/get-announcements\.php/

/** Answers the browser's calls of one type with other content than the site's own. */
export const answerWith = (page: Page, call: RegExp, body: unknown, status = 200) =>
  page.route(call, (route) => route.fulfill({ status, json: body }))
