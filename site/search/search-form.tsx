import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { searchAddress, searchLimit } from '../../school/search/search.ts'
import { SearchIcon } from '../ui/icons.tsx'

/** The search field (a plain GET form); with scripts, only the results below it change. */
export function SearchForm({ q, problem }: { q: string; problem: string | null }) {
  const navigate = useNavigate()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    void navigate(searchAddress({ q: typeof typed === 'string' ? typed.trim() : '', page: 1 }))
  }
  return (
    <form action="/search" role="search" className="search-form" key={q} onSubmit={submit}>
      <label htmlFor="search-words">What are you looking for?</label>
      <div className="search-field">
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
        <button type="submit" className="button">
          <SearchIcon />
          <span className="search-button-text">Search</span>
        </button>
      </div>
      {problem && (
        <p id="search-problem" className="search-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
