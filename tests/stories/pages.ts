import type { APIRequestContext } from '@playwright/test'
import { listArticles } from './service.ts'

interface SitePage {
  name: string
  address: string | ((request: APIRequestContext) => Promise<string>)
  /** the pages that say that something is not there answer with another status than 200 */
  status?: number
}

/** Every kind of page: what must hold on all pages is tried on each of these. */
export const pages: readonly SitePage[] = [
  { name: 'the home page', address: '/' },
  { name: 'the news list', address: '/dycian-news' },
  { name: 'a filtered news list', address: '/dycian-news?category=Campus+News&topic=college&page=2' },
  { name: 'an empty news list', address: '/dycian-news?topic=nothing+of+the+kind' },
  { name: 'an article', address: firstArticle },
  { name: 'the announcements', address: '/announcements' },
  { name: 'all announcements', address: '/announcements/all' },
  { name: 'an announcement', address: firstAnnouncement },
  { name: 'the not-found page', address: '/nothing/here', status: 404 },
  { name: 'a refused address', address: '/dycian-news?category=Gossip', status: 400 },
]

export const addressOf = ({ address }: SitePage, request: APIRequestContext) =>
  typeof address === 'string' ? address : address(request)

/** The address of the newest article. */
export async function firstArticle(request: APIRequestContext) {
  const { data } = await listArticles(request)
  return `/dycian-news/${data[0]?.articleSlug}`
}

async function firstAnnouncement(request: APIRequestContext) {
  const answer = await request.get('/api/get-announcements.php')
  const [first] = (await answer.json()) as { announcementSlug: string }[]
  return `/announcements/${first?.announcementSlug}`
}
