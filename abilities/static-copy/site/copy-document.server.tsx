import { renderToStaticMarkup } from 'react-dom/server'
import { formatMoment } from '../../../school/base/formats.ts'
import type { FooterSettings } from '../../../school/kinds/footer-settings.ts'
import { ContactCards } from '../../../site/contact/contact-cards.tsx'
import { reachAddress } from '../../../site/contact/ask-address.ts'
import type { DocumentParts } from '../../../site/document/document-parts.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { ProvideMessages } from '../../../site/languages/use-messages.ts'
import { renderBars } from '../../../site/layout/draw-bars.server.tsx'
import { menuScript } from '../../../site/layout/menu-script.ts'
import { scrollScript } from '../../../site/layout/scroll-script.ts'
import { addressIn } from '../../../site/page-address.ts'
import * as buttonStyles from '../../../site/ui/button.module.css'
import * as kickerStyles from '../../../site/ui/kicker.module.css'
import * as resultStyles from '../../../site/search/search-results.module.css'
import { foundId, templateId } from './search-rows.ts'

/** The script that searches a copy, with its index, in each language. */
export const searchScriptPath = '/search.js'

/**
 * Returns the parts of the document of a copied page: the two small scripts that work without a
 * server, and the replacements of forms.
 * @param contacts the offices of the footer
 */
export const copyDocument = (
  t: Translate,
  contacts: FooterSettings['contacts'],
): DocumentParts => ({
  head: [scrollScript, menuScript].map((script) => (
    <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
  )),
  copy: {
    contacts: <Contacts t={t} contacts={contacts} />,
    search: <CopySearch t={t} script={addressIn(t.language, searchScriptPath)} />,
    leftOut: t('server.copyLeftOut'),
  },
})

/** The offices that can be reached; without any, the way to the contact page. */
function Contacts({ t, contacts }: { t: Translate; contacts: FooterSettings['contacts'] }) {
  const known = contacts.filter(({ phone, email }) => phone ?? email)
  return (
    <ProvideMessages value={t}>
      <h2 id="ask-title">{t('ask.title')}</h2>
      <p>{t('server.copyContacts')}</p>
      {known.length > 0 ? (
        <ContactCards
          contacts={known.map(({ label, phone, email }) => ({ name: label, phone, email }))}
        />
      ) : (
        <p>
          <a href={reachAddress(t.language)} className={buttonStyles.root}>
            {t('common.howToReachUs')}
          </a>
        </p>
      )}
    </ProvideMessages>
  )
}

/** Draws the elements that the search script of a copy fills, and a note without JavaScript. */
const CopySearch = ({ t, script }: { t: Translate; script: string }) => (
  <>
    <noscript>
      <p>{t('server.copySearch')}</p>
    </noscript>
    <div
      id={foundId}
      role="status"
      className={resultStyles.summary}
      data-found={t('server.copyFound', { count: '#' })}
      data-nothing={t('server.copyNothing')}
      hidden
    />
    <template id={templateId}>
      <li>
        <article className={resultStyles.result}>
          <p className={kickerStyles.root} />
          <a href={addressIn(t.language, '/search')}>{t('server.search')}</a>
          <p />
        </article>
      </li>
    </template>
    <ol className={resultStyles.root} />
    <script src={script} defer />
  </>
)

/** Draws the bar of every page of a copy. Alerts and class notices are for today: it has none. */
export const drawCopyBar = (
  t: Translate,
  { madeAt, publicOrigin }: { madeAt: number; publicOrigin: string },
): string =>
  renderBars(t, [
    {
      level: 'info',
      label: t('server.copy'),
      lead: t('server.copyLead'),
      text: t('server.copyMade', { moment: formatMoment(madeAt, t.language) }),
      link: { to: publicOrigin, label: t('server.copySite') },
    },
  ])

/**
 * Draws the page of a copy at an address that has moved: browsers follow it by themselves.
 * @param to the new address, as a link of this page
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
