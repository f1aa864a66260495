import { searchLimit, type SearchQueryProblem } from '../../school/content/search/search.ts'
import type { Translate } from '../languages/translate.ts'

/** Says what is wrong with a search. */
export const queryProblem = (t: Translate, problem: SearchQueryProblem): string =>
  problem.parameter === 'q'
    ? t('server.longSearch', { longest: searchLimit })
    : t('server.noResultsPage', { given: problem.given.slice(0, 20) })
