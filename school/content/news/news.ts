import type { InLanguage } from '../../base/filipino.ts'
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
  /** as written; compared without regard to case; '' for all */
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
