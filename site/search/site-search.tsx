import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import { SearchIcon } from '../ui/icons.tsx'
import * as styles from './site-search.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** A search field on a dark page: a plain form, which needs no script. */
export function SiteSearch() {
  const t = useMessages()
  const label = t('common.searchThisSite')
  return (
    <form action={pageAddress(t.language, '/search')} role="search" className={styles.root}>
      <input type="search" name="q" enterKeyHint="search" aria-label={label} placeholder={label} />
      <button type="submit" className={buttonStyles.light} aria-label={label}>
        <SearchIcon />
      </button>
    </form>
  )
}
