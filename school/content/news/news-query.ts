import type { Query } from '../../base/query.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { NewsQuery } from './news.ts'

/** The categories of the news filter (spec 7), spelled as in the service and in addresses. */
export const newsCategories = ['all', 'Campus News', 'Outside News'] as const

const highestPage = 1_000_000
const topicLimit = 100

/**
 * Reads page, category and topic from an address.
 * @returns the failure is a sentence for the visitor
 */
export function parseNewsQuery(
  parameters: Query<'page' | 'category' | 'topic'>,
): Result<NewsQuery, string> {
  const page = parameters.get('page') ?? '1'
  if (!/^[1-9]\d*$/.test(page) || Number(page) > highestPage) {
    return fail(`There is no page “${page.slice(0, 20)}”. Pages are counted from 1.`)
  }
  const category = parameters.get('category') ?? 'all'
  const known = newsCategories.find((each) => each.toLowerCase() === category.trim().toLowerCase())
  if (!known)
    return fail('There is no such news category. Choose all, Campus News or Outside News.')
  const topic = (parameters.get('topic') ?? '').trim()
  if (topic.length > topicLimit) return fail(`A topic has at most ${topicLimit} characters.`)
  return succeed({ page: Number(page), category: known, topic })
}
