import type { ReactNode } from 'react'
import { footerId, useFooterMarkup } from './footer-markup.ts'
import { usePageSettings } from './page-settings.ts'
import { SiteHeader } from './site-header.tsx'
import * as footerStyles from './site-footer.module.css'

/** The frame of every page except the home page (spec 2): navigation bar, content, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const footer = useFooterMarkup()
  return (
    <>
      <SiteHeader settings={usePageSettings()} />
      <main id="content">{children}</main>
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
