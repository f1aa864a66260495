import { topicLimit, type NewsQueryProblem } from '../../school/content/news/news-query.ts'
import type { Translate } from '../languages/translate.ts'

/** Says what is wrong with the query of a news list. */
export function queryProblem(t: Translate, { parameter, given }: NewsQueryProblem): string {
  if (parameter === 'category') return t('server.noNewsCategory')
  return parameter === 'page'
    ? t('server.noNewsPage', { given: given.slice(0, 20) })
    : t('server.longTopic', { longest: topicLimit })
}
