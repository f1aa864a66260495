import { use, type ReactNode } from 'react'
import { Links, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { readReference } from '../school/content/reference/reference-content.server.ts'
import { readMenuPages } from '../school/content/reference/read-menu-pages.server.ts'
import { dayInManila } from '../school/base/dates.ts'
import { footerSettingsOf } from '../school/kinds/footer-settings.ts'
import { pageSettingsOf, siteSettingsKind } from '../school/kinds/site-settings.ts'
import {
  contentSource,
  copyOfSite,
  pageFrame,
  pageConfiguration,
  translation,
} from './context.server.ts'
import { DocumentPartsContext } from './document/document-parts.ts'
import { describeSchool } from './document/school-data.ts'
import { MachineLinks } from './document/machine-links.tsx'
import { ProvideMessages, useRouteMessages } from './languages/use-messages.ts'
import { drawBars } from './layout/draw-bars.server.tsx'
import { ClientNavigation } from './layout/client-navigation.tsx'
import { BackToTop } from './layout/back-to-top.tsx'
import { CookieConsent } from './layout/cookie-consent.tsx'
import { drawFooter } from './layout/site-footer.server.tsx'
import { LoadingBar } from './layout/loading-bar.tsx'
import { keepFrame } from './errors/connection.ts'
import type { Route } from './+types/root.ts'
import './styles/site.css'
import './layout/alert-bar.module.css'
import './layout/language-links.module.css'
import './layout/site-menu.module.css'
import * as scrollBarStyles from './layout/scroll-bar.module.css'
import * as skipLinkStyles from './layout/skip-link.module.css'
import * as pageFootStyles from './layout/page-foot.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const t = context.get(translation)
  const copy = context.get(copyOfSite)
  const { publicOrigin } = context.get(pageConfiguration)
  const [settings, addedPages, bars] = await Promise.all([
    readReference(source, siteSettingsKind),
    readMenuPages(source),
    copy ? copy.drawBar(t) : drawBars(source, t),
  ])
  const pageSettings = pageSettingsOf(settings, t.language)
  const year = Number(dayInManila(new Date(source.now())).slice(0, 4))
  const footer = footerSettingsOf(settings)
  context.set(pageFrame, {
    menuLabels: pageSettings.menuLabels,
    menuPages: addedPages,
    footer: drawFooter(footer, t, year),
    offices: footer.contacts,
    school: describeSchool(settings, publicOrigin),
  })
  return { ...context.get(pageConfiguration), settings: pageSettings, year, bars }
}

/** In the browser, a lost connection replaces the page but keeps header and footer. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    const results = await next()
    keepFrame(results)
    return results
  },
]

/**
 * Reloads with each page change, in a request that is made anyway: alerts come and go in a visit.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export function Layout({ children }: { children: ReactNode }) {
  const settings = useRouteLoaderData<typeof loader>('root')
  const { head, bodyStart, bodyEnd } = use(DocumentPartsContext)
  const t = useRouteMessages()
  return (
    // The scroll script writes data attributes to this element before React arrives.
    <html
      lang={t.language}
      data-content-host={settings?.contentHost ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <MachineLinks t={t} />}
        <Links />
        {head}
      </head>
      <body>
        {bodyStart}
        <ProvideMessages value={t}>
          <a href="#content" className={skipLinkStyles.root} data-screen-only>
            {t('common.skipToContent')}
          </a>
          {/* Follows the scroll position (spec 2, 9); see scroll-script.ts. */}
          <div className={scrollBarStyles.root} aria-hidden="true" data-screen-only />
          <LoadingBar />
          {settings?.bars && (
            // The header is below whatever has this attribute.
            <div data-level="" dangerouslySetInnerHTML={{ __html: settings.bars }} />
          )}
          {children}
          <div className={pageFootStyles.root} data-screen-only>
            <BackToTop />
            <CookieConsent />
          </div>
          <ClientNavigation />
        </ProvideMessages>
        {bodyEnd}
      </body>
    </html>
  )
}

export { Outlet as default } from 'react-router'

export { PageError as ErrorBoundary } from './errors/page-error.tsx'
