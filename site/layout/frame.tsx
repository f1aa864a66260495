import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { footerId, useFooterMarkup } from './footer-markup.ts'
import { usePageSettings } from './page-settings.ts'
import * as footerStyles from './site-footer.module.css'
import { useMessages } from '../languages/use-messages.ts'
import type { PageSettings } from '../../school/kinds/site-settings.ts'
import { pageAddress } from '../page-address.ts'
import { MenuButton, SearchLink } from './menu-button.tsx'
import * as styles from './site-header.module.css'

/**
 * The frame of every page except the home page (spec 2). Another address replaces all content, also
 * where a translator changed it (docs/decisions/0026).
 */
export function Frame({ children }: { children: ReactNode }) {
  const footer = useFooterMarkup()
  const { pathname } = useLocation()
  return (
    <>
      <SiteHeader settings={usePageSettings()} />
      <main id="content" key={pathname}>
        {children}
      </main>
      {footer && (
        <footer
          id={footerId}
          className={footerStyles.root}
          data-screen-only
          dangerouslySetInnerHTML={{ __html: footer }}
        />
      )}
    </>
  )
}

/**
 * The fixed bar: solid when scrolled more than 10 px, else transparent over the banner (spec 2).
 */
function SiteHeader({ settings }: { settings: PageSettings | undefined }) {
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
