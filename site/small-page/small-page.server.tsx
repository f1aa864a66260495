import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RouterContextProvider } from 'react-router'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { previewSettings, readContext, renderedPage } from '../context.server.ts'
import { previewParts } from '../document/preview-parts.tsx'
import { languageNames } from '../languages/language.ts'
import { otherLanguages } from '../layout/language-link.tsx'
import { addressIn, pageAddress } from '../page-address.ts'
import { registerScript } from '../service-worker/register-script.ts'
import { AlternateLinks, cardAddress } from '../ui/page-head.tsx'
import { statusStyle } from './small-style.server.ts'

interface SmallPage {
  title: string
  description: string
  /** its plain path; `null` where search engines leave it out */
  path: string | null
  children: ReactNode
  /** below the links of its footer */
  lastLine?: ReactNode
  status?: number
  /** its whole style, where it has more than the small pages have in common */
  style?: string
  /** by which anyone checks what it says; such a page has a share card */
  code?: string | null
  /** its one inline script, if it has one */
  script?: string
  /** visitors add the site to their home screen from here */
  isInstallable?: boolean
}

/** The links of the footer: path in English and label. A page does not link to itself. */
const footerLinks = [
  ['/announcements', 'common.menuAnnouncements'],
  ['/verify', 'verify.title'],
  ['/contact-us', 'server.contact'],
  ['/data-privacy-policy', 'common.privacyPolicy'],
] as const

/** Draws a page without scripts and fonts in files: it arrives in one round trip, on any phone. */
export async function drawSmallPage(
  context: Readonly<RouterContextProvider>,
  {
    title,
    description,
    path,
    children,
    lastLine,
    status = 200,
    style = statusStyle,
    code = null,
    script,
    isInstallable = false,
  }: SmallPage,
): Promise<Response> {
  const { source, t, publicOrigin } = readContext(context)
  const settings = await readReference(source, siteSettingsKind)
  const preview = context.get(previewSettings)
  const parts = preview && previewParts(t, preview.expiresAt)
  const scripts = [
    // The development server has no service worker.
    ...(import.meta.env.PROD ? [registerScript] : []),
    ...(script === undefined ? [] : [script]),
  ]
  const canonical = path === null ? null : publicOrigin + addressIn(t.language, path)
  const html = renderToStaticMarkup(
    <html lang={t.language}>
      <head>
        <meta charSet="utf-8" />
        {parts?.head}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${settings.shortName}`}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content="#10243e" />
        {canonical === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={canonical} />
            <AlternateLinks canonical={canonical} />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={canonical} />
            {code && <meta property="og:image" content={cardAddress(canonical)} />}
          </>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={t('status.title')}
          href="/status/atom.xml"
        />
        {isInstallable && <link rel="manifest" href="/manifest.webmanifest" />}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        {parts?.bodyStart}
        <a href="#content" className="skip">
          {t('common.skipToContent')}
        </a>
        <header>
          <a href={pageAddress(t.language, '/')} className="name">
            <img src="/images/logo.svg" alt="" width="36" height="36" />
            {settings.schoolName}
          </a>
          <a href={pageAddress(t.language, '/')}>{t('status.menu')}</a>
        </header>
        <main id="content">{children}</main>
        <footer>
          <nav aria-label={t('status.footer')}>
            <ul>
              {footerLinks
                .filter(([address]) => address !== path)
                .map(([address, label]) => (
                  <li key={address}>
                    <a href={addressIn(t.language, address)}>{t(label)}</a>
                  </li>
                ))}
              {path !== null &&
                otherLanguages(t.language, path).map(({ language, address }) => (
                  <li key={language}>
                    <a href={address} hrefLang={language} lang={language}>
                      {languageNames[language]}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
          {lastLine}
        </footer>
        {!preview &&
          scripts.map((text) => <script key={text} dangerouslySetInnerHTML={{ __html: text }} />)}
      </body>
    </html>,
  )
  context.set(renderedPage, {
    title,
    canonical,
    scene: null,
    tone: null,
    scripts,
    style,
    code,
  })
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
