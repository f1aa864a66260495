import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { searchLimit, type SearchQuery } from '../../school/content/search/search.ts'
import type { Language } from '../languages/language.ts'
import { SearchIcon } from '../ui/icons.tsx'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress, withQuery } from '../page-address.ts'
import * as styles from './search-form.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** The search field (a plain GET form); with scripts, only the results below it change. */
export function SearchForm({ q, problem }: { q: string; problem: string | null }) {
  const t = useMessages()
  const navigate = useNavigate()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    void navigate(
      searchAddress(t.language, { q: typeof typed === 'string' ? typed.trim() : '', page: 1 }),
    )
  }
  return (
    <form
      action={pageAddress(t.language, '/search')}
      role="search"
      className={styles.root}
      data-screen-only
      key={q}
      onSubmit={submit}
    >
      <label htmlFor="search-words">{t('search.question')}</label>
      <div className={styles.field}>
        <input
          id="search-words"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={searchLimit}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'search-problem' : undefined}
        />
        <button type="submit" className={buttonStyles.root}>
          <SearchIcon />
          <span className={styles.buttonText}>{t('search.search')}</span>
        </button>
      </div>
      {problem && (
        <p id="search-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

/** Builds the address of a search. */
export function searchAddress(language: Language, { q, page }: SearchQuery): string {
  const query = new URLSearchParams()
  if (q !== '') query.set('q', q)
  if (q !== '' && page > 1) query.set('page', String(page))
  return withQuery(pageAddress(language, '/search'), query)
}
