import type { LoaderFunctionArgs } from 'react-router'
import { translation } from '../../../site/context.server.ts'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import { verifyStyle } from '../../../site/verify/verify-style.server.ts'
import { askAddress } from '../../../site/contact/ask-address.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'
import { Verdict } from '../../../site/verify/verify-body.server.tsx'

/** Serves `/go/CODE` where a printed code was never made, or its page is gone. */
export function loader({ context }: LoaderFunctionArgs) {
  const t = context.get(translation)
  return drawSmallPage(context, {
    title: t('verify.gone'),
    description: t('verify.goneText'),
    path: null,
    style: verifyStyle,
    status: 404,
    children: drawGone(t),
  })
}

/** Draws the page of a printed code that leads nowhere, with ways to what the paper was about. */
const drawGone = (t: Translate) => (
  <>
    <Verdict verdict="over">{t('verify.gone')}</Verdict>
    <p>{t('verify.goneText')}</p>
    <form className="card" action={pageAddress(t.language, '/search')} method="get" role="search">
      <label htmlFor="q">{t('verify.searchSite')}</label>
      <div className="field">
        <input id="q" name="q" type="search" className="plain" maxLength={100} required />
        <button type="submit">{t('verify.search')}</button>
      </div>
    </form>
    <p className="links">
      <a href={askAddress(t.language)}>{t('common.askUs')}</a>
      <a href={pageAddress(t.language, '/')}>{t('status.menu')}</a>
    </p>
  </>
)
