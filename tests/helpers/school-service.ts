import type { RequestListener } from 'node:http'
import { json } from './stand-in-host.ts'

/** Articles per page of the fake service. */
const limit = 10

/**
 * Makes an article as a service in PHP might write it: numbers as text, missing fields, dates in
 * both forms.
 */
export const serviceArticle = (number: number, fields: Record<string, unknown> = {}) => ({
  articleID: String(number),
  articleTitle: `Service article ${number}`,
  articleContent: `<p>Text of article ${number}.</p>`,
  articleBannerImage: `uploads/${number}.jpg`,
  articlePublishedDate: `01${String((number % 28) + 1).padStart(2, '0')}2025`,
  articleCategory: number % 2 === 0 ? 'Campus News' : 'Outside News',
  articleTopic: 'robotics, research',
  ...fields,
})

export const serviceAnnouncement = (number: number, fields: Record<string, unknown> = {}) => ({
  announcementID: number,
  announcementTitle: `Service notice ${number}`,
  announcementDate: `2025-02-${String(number).padStart(2, '0')}`,
  announcementStartDate: '2025-03-01',
  announcementEndDate: '2025-03-05',
  announcementBannerImage: `/uploads/notice-${number}.jpg`,
  announcementCategory: 'Campus',
  ...fields,
})

interface Holdings {
  articles?: unknown[]
  announcements?: unknown[]
}

/** Answers the two calls of spec 7 as an outside host would. */
export function schoolService({ articles = [], announcements = [] }: Holdings): RequestListener {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
    if (pathname === '/api/get-announcements.php') return json(announcements)(request, response)
    if (pathname !== '/api/get-articles.php')
      return json({ error: 'no such call' }, 404)(request, response)
    const start = (Number(searchParams.get('page')) - 1) * limit
    const data = articles.slice(start, start + limit)
    return json({ data, total: String(articles.length), limit: String(limit) })(request, response)
  }
}
