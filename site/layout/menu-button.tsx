import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import { MenuIcon, SearchIcon } from '../ui/icons.tsx'
import { menuId } from './menu-script.ts'
import * as iconButtonStyles from '../ui/icon-button.module.css'

/** Opens the menu, which the server writes into each document. */
export function MenuButton() {
  const t = useMessages()
  return (
    <button
      type="button"
      className={iconButtonStyles.root}
      popoverTarget={menuId}
      aria-label={t('common.openMenu')}
    >
      <MenuIcon />
    </button>
  )
}

/** Leads to the search, from the end of a row. */
export function SearchLink() {
  const t = useMessages()
  return (
    <a
      href={pageAddress(t.language, '/search')}
      className={iconButtonStyles.last}
      aria-label={t('common.searchThisSite')}
    >
      <SearchIcon />
    </a>
  )
}
