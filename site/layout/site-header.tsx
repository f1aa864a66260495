import type { PageSettings } from '../../school/settings/site-settings.ts'
import { MenuIcon, SearchIcon } from '../ui/icons.tsx'
import { menuId } from './menu-script.ts'
import { SiteMenu } from './site-menu.tsx'

/**
 * The fixed bar: solid when scrolled more than 10 px, otherwise transparent over the banner (spec
 * 2).
 */
export function SiteHeader({ settings }: { settings: PageSettings | undefined }) {
  return (
    <header className="site-header">
      <button type="button" className="icon-button" popoverTarget={menuId} aria-label="Open menu">
        <MenuIcon />
      </button>
      <a href="/" className="site-name">
        <img src="/images/logo.svg" alt="" width="36" height="36" />
        <span>
          {settings?.shortName ?? 'DYCI'} <span className="site-tagline">{settings?.tagline}</span>
        </span>
      </a>
      <a href="/search" className="icon-button header-search" aria-label="Search this site">
        <SearchIcon />
      </a>
      <SiteMenu />
    </header>
  )
}
