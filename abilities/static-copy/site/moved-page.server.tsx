import { renderToStaticMarkup } from 'react-dom/server'
import type { Translate } from '../../../site/languages/translate.ts'

/**
 * Draws the page of a copy that stands at an old address: browsers go on by themselves.
 * @param to the address of the new place, as this page writes it
 */
export const drawMovedPage = (t: Translate, to: string): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={t.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <title>{t('server.copy')}</title>
      </head>
      <body>
        <main>
          <h1>{t('server.copy')}</h1>
          <p>
            <a href={to}>{t('server.copyMoved')}</a>
          </p>
        </main>
      </body>
    </html>,
  )}`
