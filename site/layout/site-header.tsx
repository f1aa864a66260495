import type { PageSettings } from '../../school/settings/site-settings.ts'
import { MenuIcon, SearchIcon } from '../ui/icons.tsx'
import { menuId } from './menu-script.ts'
import { SiteMenu } from './site-menu.tsx'
import * as styles from './site-header.module.css'
import * as iconButtonStyles from '../ui/icon-button.module.css'

/**
 * The fixed bar: solid when scrolled more than 10 px, otherwise transparent over the banner (spec
 * 2).
 */
export function SiteHeader({ settings }: { settings: PageSettings | undefined }) {
  return (
    <header className={styles.root}>
      <button
        type="button"
        className={iconButtonStyles.root}
        popoverTarget={menuId}
        aria-label="Open menu"
      >
        <MenuIcon />
      </button>
      <a href="/" className={styles.name}>
        <img src="/images/logo.svg" alt="" width="36" height="36" />
        <span>
          {settings?.shortName ?? 'DYCI'}{' '}
          <span className={styles.tagline}>{settings?.tagline}</span>
        </span>
      </a>
      <a
        href="/search"
        className={`${iconButtonStyles.root} ${styles.search}`}
        aria-label="Search this site"
      >
        <SearchIcon />
      </a>
      <SiteMenu />
    </header>
  )
}
