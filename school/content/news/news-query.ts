import type { Query } from '../../base/query.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { NewsQuery } from './news.ts'

/** The categories of the news filter (spec 7), spelled as in the service and in addresses. */
export const newsCategories = ['all', 'Campus News', 'Outside News'] as const

const highestPage = 1_000_000
/** Maximum length of a topic, in characters. */
export const topicLimit = 100

/** Parameter of an address that cannot be used, with its value. */
export interface NewsQueryProblem {
  parameter: 'page' | 'category' | 'topic'
  given: string
}

/** Reads page, category and topic from an address. */
export function parseNewsQuery(
  parameters: Query<'page' | 'category' | 'topic'>,
): Result<NewsQuery, NewsQueryProblem> {
  const page = parameters.get('page') ?? '1'
  if (!/^[1-9]\d*$/.test(page) || Number(page) > highestPage)
    return fail({ parameter: 'page', given: page })
  const category = parameters.get('category') ?? 'all'
  const known = newsCategories.find((each) => each.toLowerCase() === category.trim().toLowerCase())
  if (!known) return fail({ parameter: 'category', given: category })
  const topic = (parameters.get('topic') ?? '').trim()
  if (topic.length > topicLimit) return fail({ parameter: 'topic', given: topic })
  return succeed({ page: Number(page), category: known, topic })
}
