import { use } from 'react'
import { data, useNavigation } from 'react-router'
import { search } from '../../school/content/search/search.server.ts'
import {
  parseSearchQuery,
  searchLimit,
  type SearchAnswer,
} from '../../school/content/search/search.ts'
import { readContext } from '../context.server.ts'
import { defineQuery } from '../define-query.ts'
import { DocumentPartsContext } from '../document/document-parts.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { refusal } from '../errors/refusal.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/search-page.ts'
import { SearchForm } from './search-form.tsx'
import { PopularPages, SearchAdvice } from './search-help.tsx'
import { SearchResults, SearchSummary } from './search-results.tsx'
import * as formStyles from './search-form.module.css'
import * as helpStyles from './search-help.module.css'
import * as articleStyles from '../ui/article.module.css'
import * as wrapStyles from '../ui/wrap.module.css'

interface SearchData {
  q: string
  /** `null` before a search */
  answer: SearchAnswer | null
  /** the reason the search is refused */
  problem: string | null
}

/** Searches are private: no cache may keep the answers. */
const headersOfAll = { 'Cache-Control': 'no-store' }

export const headers = () => headersOfAll

export const handle = defineQuery('q', 'page')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { source, t } = readContext(context)
  const query = parseSearchQuery(handle.read(url))
  if (!query.ok) {
    const problem =
      query.failure.parameter === 'q'
        ? t('server.longSearch', { longest: searchLimit })
        : t('server.noResultsPage', { given: query.failure.given.slice(0, 20) })
    const refused: SearchData = { q: '', answer: null, problem }
    return data(refused, { status: 400, headers: headersOfAll })
  }
  const { q, page } = query.value
  const answer = q === '' ? null : await search(source, query.value)
  if (page > (answer?.pageCount ?? 1)) throw refusal(404, '', headersOfAll)
  const found: SearchData = { q, answer, problem: null }
  return data(found, { headers: headersOfAll })
}

/** Searches the whole site by words; needs no script. */
export default function SearchPage({ loaderData: { q, answer, problem } }: Route.ComponentProps) {
  const t = useMessages()
  const hasResults = answer !== null && answer.total > 0
  const isLoading = useNavigation().location?.pathname === pageAddress(t.language, '/search')
  return (
    <>
      <PageHead
        title={q ? t('search.titleOf', { query: q }) : t('search.search')}
        description={t('search.description')}
      />
      <header className={`${articleStyles.head} ${formStyles.head}`} data-light-top>
        <div className={wrapStyles.root}>
          <Breadcrumb last={t('search.search')} />
          <h1>{t('search.search')}</h1>
          <SearchForm q={q} problem={problem} />
        </div>
      </header>
      <div className={wrapStyles.root}>
        {import.meta.env.SSR && use(DocumentPartsContext).copy?.search}
        <section
          aria-label={t('search.results')}
          aria-busy={isLoading}
          className={hasResults ? helpStyles.beside : undefined}
        >
          <div>
            {/* Always present, so that screen readers announce its changes. */}
            <div role="status">{answer && <SearchSummary q={q} answer={answer} />}</div>
            {hasResults && <SearchResults key={q} q={q} answer={answer} />}
            {answer?.total === 0 && <SearchAdvice />}
          </div>
          {answer?.total !== 0 && <PopularPages />}
        </section>
      </div>
    </>
  )
}
