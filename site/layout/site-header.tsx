import { useMessages } from '../languages/use-messages.ts'
import type { PageSettings } from '../../school/kinds/site-settings.ts'
import { MenuIcon, SearchIcon } from '../ui/icons.tsx'
import { pageAddress } from '../page-address.ts'
import { menuId } from './menu-script.ts'
import { SiteMenu } from './site-menu.tsx'
import * as styles from './site-header.module.css'
import * as iconButtonStyles from '../ui/icon-button.module.css'

/**
 * The fixed bar: solid when scrolled more than 10 px, otherwise transparent over the banner (spec
 * 2).
 */
export function SiteHeader({ settings }: { settings: PageSettings | undefined }) {
  const t = useMessages()
  return (
    <header className={styles.root}>
      <button
        type="button"
        className={iconButtonStyles.root}
        popoverTarget={menuId}
        aria-label={t('common.openMenu')}
      >
        <MenuIcon />
      </button>
      <a href={pageAddress(t.language, '/')} className={styles.name}>
        <img src="/images/logo.svg" alt="" width="36" height="36" />
        <span>
          {settings?.shortName ?? 'DYCI'}{' '}
          <span className={styles.tagline}>{settings?.tagline}</span>
        </span>
      </a>
      <a
        href={pageAddress(t.language, '/search')}
        className={`${iconButtonStyles.root} ${styles.search}`}
        aria-label={t('common.searchThisSite')}
      >
        <SearchIcon />
      </a>
      <SiteMenu />
    </header>
  )
}
