import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import { SearchIcon } from '../ui/icons.tsx'
import * as styles from './site-search.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import * as buttonStyles from '../ui/button.module.css'

interface SiteSearchProps {
  id: string
  /** puts the label into the field, where a row has no room above it */
  isInRow?: boolean
}

/** A search field on a dark page: a plain form, which needs no script. */
export function SiteSearch({ id, isInRow = false }: SiteSearchProps) {
  const t = useMessages()
  const label = t('common.searchThisSite')
  return (
    <form action={pageAddress(t.language, '/search')} role="search" className={styles.root}>
      <label htmlFor={id} className={isInRow ? srOnlyStyles.root : undefined}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        enterKeyHint="search"
        placeholder={isInRow ? label : undefined}
      />
      <button type="submit" className={buttonStyles.light} aria-label={label}>
        <SearchIcon />
      </button>
    </form>
  )
}
