import type { APIRequestContext } from '@playwright/test'
import { linksIn } from '../helpers/read-site.ts'
import { listArticles } from './service.ts'

interface SitePage {
  name: string
  address: string | ((request: APIRequestContext) => Promise<string>)
  /** pages for missing content answer with another status than 200 */
  status?: number
}

/** Every kind of page: rules for all pages are tested on each of these. */
export const pages: readonly SitePage[] = [
  { name: 'the home page', address: '/' },
  { name: 'the news list', address: '/dycian-news' },
  { name: 'a filtered list', address: '/dycian-news?category=Campus+News&topic=college&page=2' },
  { name: 'an empty news list', address: '/dycian-news?topic=nothing+of+the+kind' },
  { name: 'an article', address: firstArticle },
  { name: 'an article without a picture', address: '/dycian-news/youthcamp-turns-ten' },
  { name: 'the announcements', address: '/announcements' },
  { name: 'all announcements', address: '/announcements/all' },
  { name: 'an announcement', address: firstAnnouncement },
  { name: 'all departments', address: '/learn-with-us' },
  { name: 'a department with grade levels', address: '/learn-with-us/pgs' },
  { name: 'a department with tracks', address: '/learn-with-us/shs' },
  { name: 'the college', address: '/learn-with-us/college' },
  { name: 'a track', address: '/learn-with-us/shs/tracks/stem' },
  { name: 'a college department', address: '/learn-with-us/college/tracks/ccs' },
  { name: 'a course', address: '/learn-with-us/college/tracks/chs/bsn' },
  { name: 'admissions', address: '/admissions' },
  { name: 'the admissions of a level', address: '/admissions/shs?learner=public' },
  { name: 'a section', address: '/spirituality' },
  { name: 'a page of a section', address: '/meaning/core-values' },
  { name: 'the eight qualities', address: '/identity/graduate-attributes' },
  { name: 'the history', address: '/organizational-memory/history' },
  { name: 'the service program', address: '/servanthood/paraya' },
  {
    name: 'a service article',
    address: '/servanthood/paraya/articles/clearing-the-riverbank-together',
  },
  { name: 'the robotics program', address: '/innovations/dyci-robotics-program' },
  { name: 'the research program', address: '/innovations/dyci-research' },
  { name: 'a list of research', address: '/innovations/dyci-research/research/shs' },
  { name: 'a research item', address: firstResearchItem },
  { name: 'the sustainability office', address: '/innovations/dyci-sustainability-office' },
  { name: 'the events', address: '/events' },
  { name: 'an event', address: firstEvent },
  { name: 'the contacts', address: '/contact-us' },
  { name: 'the question form', address: '/ask-us' },
  { name: 'careers', address: '/join-our-team' },
  { name: 'the privacy policy', address: '/data-privacy-policy' },
  { name: 'the search', address: '/search' },
  { name: 'a search for a misspelled word', address: '/search?q=scholarshp' },
  { name: 'search results', address: '/search?q=scholarship' },
  { name: 'a search without results', address: '/search?q=zzzzqqqq' },
  { name: 'the home page in Filipino', address: '/fil' },
  { name: 'the admissions of a level in Filipino', address: '/fil/admissions/jhs' },
  { name: 'the contacts in Filipino', address: '/fil/contact-us' },
  { name: 'the question form in Filipino', address: '/fil/ask-us' },
  { name: 'the news list in Filipino', address: '/fil/dycian-news' },
  { name: 'a page of a section in Filipino', address: '/fil/meaning/core-values' },
  { name: 'a search in Filipino', address: '/fil/search?q=walang+pasok' },
  { name: 'an unknown department', address: '/learn-with-us/nursery', status: 404 },
  { name: 'the not-found page', address: '/nothing/here', status: 404 },
  { name: 'a refused address', address: '/dycian-news?category=Gossip', status: 400 },
]

export const addressOf = ({ address }: SitePage, request: APIRequestContext) =>
  typeof address === 'string' ? address : address(request)

/** Returns the address of the newest article. */
export async function firstArticle(request: APIRequestContext) {
  const { data } = await listArticles(request)
  return `/dycian-news/${data[0]?.articleSlug}`
}

async function firstAnnouncement(request: APIRequestContext) {
  const answer = await request.get('/api/get-announcements.php')
  const [first] = (await answer.json()) as { announcementSlug: string }[]
  return `/announcements/${first?.announcementSlug}`
}

function firstResearchItem(request: APIRequestContext) {
  return firstLink(request, '/innovations/dyci-research/research/jhs', /\/research\/jhs\/\d+$/)
}

function firstEvent(request: APIRequestContext) {
  return firstLink(request, '/events', /^\/events\/[\w-]+$/)
}

/** Returns the first link on a page that matches. */
async function firstLink(request: APIRequestContext, page: string, pattern: RegExp) {
  const html = await (await request.get(page)).text()
  return linksIn(html).find((path) => pattern.test(path)) ?? ''
}
