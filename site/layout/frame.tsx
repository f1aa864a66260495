import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { footerId, useFooterMarkup } from './footer-markup.ts'
import { usePageSettings } from './page-settings.ts'
import { SiteHeader } from './site-header.tsx'
import * as footerStyles from './site-footer.module.css'

/**
 * The frame of every page except the home page (spec 2): navigation bar, content, footer. Another
 * address replaces the content as a whole, also where a translator changed it (docs/decisions/0026).
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
          dangerouslySetInnerHTML={{ __html: footer }}
        />
      )}
    </>
  )
}
