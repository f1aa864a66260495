import type { InLanguage } from '../../base/filipino.ts'
import type { Query } from '../../base/query.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { Article } from '../../kinds/article.ts'
import type { ShownPicture } from '../../base/photo.ts'

/**
 * An article in a list. `publishedOn` is `YYYY-MM-DD`; `image` is `null` when the default banner is
 * shown.
 */
export interface NewsItem extends InLanguage {
  articleID: string
  slug: string
  title: string
  preview: string
  image: ShownPicture | null
  publishedOn: string | null
  category: string
  topics: string[]
  /** names of the topics on pages in Filipino, in their order; left out: the same as in English */
  topicNames?: readonly string[]
  sample: boolean
}

/** A page of the news list. */
export interface NewsPage {
  items: NewsItem[]
  /** articles on all pages; `null` when the service does not report it */
  total: number | null
  page: number
  pageCount: number
}

/** An article with its text and every field of its kind; `content` is clean HTML. */
export interface NewsArticle
  extends NewsItem, Omit<Article, keyof NewsItem | 'content' | 'bannerImage'> {
  content: string
}

/** A validated query of the news list, see {@link parseNewsQuery}. */
export interface NewsQuery extends InLanguage {
  page: number
  /** a category, or 'all' */
  category: string
  /** as written; compared without regard to case; '' for all topics */
  topic: string
}

/** Maximum length of a preview in a list, in characters. */
export const previewLength = 180

/** Sorts articles newest first, undated ones last (spec 7); equal dates keep their order. */
export const sortNews = <Item extends Pick<NewsItem, 'publishedOn'>>(
  items: readonly Item[],
): Item[] => [...items].sort((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? ''))

/** Returns whether an article has a topic, without regard to case (spec 5). '' matches all. */
export const hasTopic = (item: Pick<NewsItem, 'topics'>, topic: string) =>
  topic === '' || item.topics.some((each) => each.toLowerCase() === topic.toLowerCase())

/**
 * The topics of the news filter, as articles name them. Articles may have other topics, whose lists
 * have addresses too.
 */
export const newsTopics = [
  'pgs',
  'jhs',
  'shs',
  'college',
  'robotics',
  'research',
  'sustainability',
  'spirituality',
  'paraya',
  'scholarships',
  'admissions',
  'student life',
  'alumni',
  'STEM',
  'ABM',
  'HUMSS',
  'ICT',
  'Maritime',
  'HE',
  'College of Accountancy',
  'College of Arts and Sciences',
  'College of Business Administration',
  'College of Computer Studies',
  'College of Education',
  'College of Health Sciences',
  'College of Hospitality Management and Tourism',
  'College of Maritime Education',
  'School of Mechanical Engineering',
  'School of Psychology',
] as const

/** The categories of the news filter (spec 7), spelled as in the service and in addresses. */
export const newsCategories = ['all', 'Campus News', 'Outside News'] as const

/** Highest page of the news list that can be requested. */
export const highestNewsPage = 1_000_000

/** Maximum length of a topic, in characters. */
export const topicLimit = 100

/** Parameter of an address that cannot be used, with its value. */
export interface NewsQueryProblem {
  parameter: 'page' | 'category' | 'topic'
  given: string
}

/**
 * Reads page, category and topic from the query of an address.
 *
 * @returns the failure is the first parameter that cannot be used
 */
export function parseNewsQuery(
  parameters: Query<'page' | 'category' | 'topic'>,
): Result<NewsQuery, NewsQueryProblem> {
  const page = parameters.get('page') ?? '1'
  if (!/^[1-9]\d*$/.test(page) || Number(page) > highestNewsPage)
    return fail({ parameter: 'page', given: page })
  const category = parameters.get('category') ?? 'all'
  const known = newsCategories.find((each) => each.toLowerCase() === category.trim().toLowerCase())
  if (!known) return fail({ parameter: 'category', given: category })
  const topic = (parameters.get('topic') ?? '').trim()
  if (topic.length > topicLimit) return fail({ parameter: 'topic', given: topic })
  return succeed({ page: Number(page), category: known, topic })
}
