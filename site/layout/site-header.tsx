import { useMessages } from '../languages/use-messages.ts'
import type { PageSettings } from '../../school/kinds/site-settings.ts'
import { pageAddress } from '../page-address.ts'
import { MenuButton, SearchLink } from './menu-button.tsx'
import * as styles from './site-header.module.css'

/**
 * The fixed bar: solid when scrolled more than 10 px, otherwise transparent over the banner (spec
 * 2).
 */
export function SiteHeader({ settings }: { settings: PageSettings | undefined }) {
  const t = useMessages()
  return (
    <header className={styles.root}>
      <MenuButton />
      <a href={pageAddress(t.language, '/')} className={styles.name}>
        <img src="/images/logo.svg" alt="" width="36" height="36" />
        <span>
          {settings?.shortName ?? 'DYCI'}{' '}
          <span className={styles.tagline}>{settings?.tagline}</span>
        </span>
      </a>
      <SearchLink />
    </header>
  )
}
