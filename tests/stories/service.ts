import type { APIRequestContext, Page } from '@playwright/test'
import type { ArticleAnswer } from '../helpers/api.ts'

/** Returns the answer of the site's own get-articles: stories compare pages with it. */
export async function listArticles(
  request: APIRequestContext,
  parameters: { page?: number; category?: string; topicFilter?: string } = {},
) {
  const params = { mode: 'paginate', page: 1, category: 'all', status: 'Published', ...parameters }
  const response = await request.get('/api/get-articles.php', { params })
  return (await response.json()) as { data: ArticleAnswer[]; total: number; limit: number }
}

/** Makes an article as the calls of spec 7 send it. */
export const makeArticle = (id: number, fields: Partial<ArticleAnswer> = {}) => ({
  articleID: id,
  articleTitle: `Article ${id}`,
  articleContent: `<p>What happened in article ${id}.</p>`,
  articleBannerImage: '',
  articlePublishedDate: '11052026',
  articleCategory: 'Campus News',
  articleTopic: '',
  ...fields,
})

/** Makes an announcement as the call get-announcements sends it. */
export const makeAnnouncement = (id: number, fields: object = {}) => ({
  announcementID: id,
  announcementTitle: `Announcement ${id}`,
  announcementDate: '2026-11-05',
  announcementStartDate: '',
  announcementEndDate: '',
  announcementBannerImage: '',
  announcementCategory: 'Academics',
  ...fields,
})

/** The addresses of the two calls of spec 7. */
export const articlesCall = /\/api\/get-articles\.php/
export const announcementsCall = /\/api\/get-announcements\.php/

/** Answers the browser's calls of one type with other content than the site's own. */
export const answerWith = (page: Page, call: RegExp, body: unknown, status = 200) =>
  page.route(call, (route) => route.fulfill({ status, json: body }))
